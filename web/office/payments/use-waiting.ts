import { listPaymentsToJudge } from '#contract/money/payments.ts'
import { useList } from '../../platform/use-call.ts'

const look_ms = 5000
const shown = '50'

/** What waits now, looked for again and again while the page is open: another desk may have decided. */
export function useWaiting(waiting_for: 'decision' | 'cash', search: string) {
  return useList(
    listPaymentsToJudge,
    (page) => page,
    { waiting_for, limit: shown, ...(search ? { search } : {}) },
    {},
    look_ms,
  )
}
