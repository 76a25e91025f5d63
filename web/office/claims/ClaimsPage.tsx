import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/Tabs.tsx'
import { ClaimDesk } from './ClaimDesk.tsx'
import { DecidedClaims } from './DecidedClaims.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <OfficeFrame heading={t('office_claims.heading')}>
      <Tabs
        label={t('office_claims.heading')}
        value={query.get('tab') === 'decided' ? 'decided' : 'open'}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        tabs={[
          { id: 'open', label: t('office_claims.open'), content: <ClaimDesk /> },
          { id: 'decided', label: t('office_claims.decided'), content: <DecidedClaims /> },
        ]}
      />
    </OfficeFrame>
  )
}
