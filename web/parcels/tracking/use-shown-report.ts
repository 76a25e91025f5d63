import { useQuery } from '@tanstack/react-query'
import { isSuccess } from '#contract/platform/envelope.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { failedAttempts, isFinal } from '#contract/parcels/parcel-steps.ts'
import { showReport } from '#contract/parcels/receiver-answers.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { call } from '../../platform/call.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { answers } from '../../platform/use-call.ts'
import { visitKey } from './private-link.ts'

const look_ms = 60_000

export type ShownReport = NonNullable<Data<typeof showReport>['report']>

/** The report that somebody made about this parcel, until it is answered and has arrived; `said` is the attempt reported just now. */
export function useShownReport(parcel: TrackedParcel, said: string | undefined) {
  const { tracking_number, events } = parcel
  const visit_key = visitKey()
  const isKnown = useStoredUser() !== null || visit_key !== null
  const { data } = useQuery(
    {
      queryKey: [showReport.path, tracking_number, visit_key, events[0]?.id, said],
      enabled: said !== undefined || mayBeReported(parcel, isKnown),
      queryFn: async () => {
        const answer = await call(showReport, { params: { number: tracking_number }, body: { visit_key } })
        return answer && isSuccess(answer) ? answer.data.report : null
      },
      // The office answers while somebody waits before the page.
      refetchInterval: ({ state }) => (state.data && !state.data.answered_at ? look_ms : false),
    },
    answers,
  )
  return data ?? undefined
}

/** After an attempt; one that is out for long may only be asked about by whoever can have reported it, for most just went out. */
function mayBeReported({ may_answer, macro, code, events }: TrackedParcel, isKnown: boolean) {
  if (may_answer || isFinal(macro)) return false
  return (
    events.some((event) => failedAttempts.includes(event.code)) || (isKnown && code === 'out_for_delivery')
  )
}
