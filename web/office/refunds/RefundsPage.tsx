import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/Tabs.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { PaidRefunds } from './PaidRefunds.tsx'
import { RefundDesk } from './RefundDesk.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const status = (['paid', 'withdrawn'] as const).find((tab) => tab === query.get('tab')) ?? 'due'
  return (
    <OfficeFrame heading={t('office_refunds.heading')}>
      <Tabs
        label={t('office_refunds.heading')}
        value={status}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        tabs={[
          { id: 'due', label: t('office_refunds.due'), content: <RefundDesk /> },
          { id: 'paid', label: t('office_refunds.paid'), content: <PaidRefunds status="paid" /> },
          {
            id: 'withdrawn',
            label: t('office_refunds.withdrawn'),
            content: <PaidRefunds status="withdrawn" />,
          },
        ]}
      />
    </OfficeFrame>
  )
}
