import { exportRefunds } from '#contract/money/refunds.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { useWords } from '../../platform/words.ts'

/** Below what is shown, and there once that is: what comes later would move it. */
export function RefundsFile({ status }: { status: 'due' | 'paid' | 'withdrawn' }) {
  const { t } = useWords()
  return (
    <div>
      <DownloadButton
        endpoint={exportRefunds}
        params={{}}
        query={{ status }}
        name={`refunds-${status}.csv`}
        label={t('office_refunds.export')}
      />
    </div>
  )
}
