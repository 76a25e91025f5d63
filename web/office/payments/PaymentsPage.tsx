import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/Tabs.tsx'
import { CashDesk } from './CashDesk.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { ProofDesk } from './ProofDesk.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <OfficeFrame isWide heading={t('office.payments.heading')}>
      <Tabs
        label={t('office.payments.heading')}
        value={query.get('tab') === 'cash' ? 'cash' : 'decision'}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        tabs={[
          { id: 'decision', label: t('office.payments.proofs'), content: <ProofDesk /> },
          { id: 'cash', label: t('office.payments.cash'), content: <CashDesk /> },
        ]}
      />
    </OfficeFrame>
  )
}
