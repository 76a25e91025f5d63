import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useWords } from '../platform/words.ts'
import { OfficeFrame } from './OfficeFrame.tsx'

export function Page() {
  const { t } = useWords()
  return (
    <OfficeFrame heading={t('not_found.heading')}>
      <EmptyState says={t('not_found.office.intro')}>
        <LinkButton to="/office">{t('not_found.office.start')}</LinkButton>
      </EmptyState>
    </OfficeFrame>
  )
}
