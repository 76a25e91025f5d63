import { isSuccess } from '#contract/platform/envelope.ts'
import { listReceiverAnswers, reopenReport } from '#contract/parcels/report-replies.ts'
import { useTold } from '../../ui/use-told.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** A report as it was answered. */
export interface AnsweredReport {
  id: string
  tracking_number: string
  answered_at: string
}

/** Says what came of it, and whether the report waits again. */
export function useReopening() {
  const { t } = useWords()
  const told = useTold()
  const keyFor = useKeyFor()
  const call = useCall(reopenReport, { refreshes: [listReceiverAnswers] })
  async function reopen({ id, answered_at }: AnsweredReport) {
    const input = { params: { id }, body: { answered_at } }
    const answer = await call.mutateAsync({ input, key: keyFor(input) })
    told(t('receiver_answers.reply.reopened'))(answer)
    return answer !== undefined && isSuccess(answer)
  }
  return { reopen, isPending: call.isPending }
}
