import type { ReceiverAnswer } from '#contract/parcels/report-replies.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'
import { useReopening } from './use-reopening.ts'

/** For a report that was marked by mistake, or whose answer settled nothing. */
export function Reopen({ report }: { report: ReceiverAnswer }) {
  const { t } = useWords()
  const { reopen, isPending } = useReopening()
  const { answered_at, tracking_number } = report
  if (!answered_at) return null
  return (
    <Button
      kind="secondary"
      className="whitespace-nowrap"
      pending={isPending}
      aria-label={t('receiver_answers.reply.reopen_of', { number: inGroups(tracking_number) })}
      onClick={() => void reopen({ ...report, answered_at })}
    >
      {t('receiver_answers.reply.reopen')}
    </Button>
  )
}
