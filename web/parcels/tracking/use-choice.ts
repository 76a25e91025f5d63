import { skipToken, useQuery } from '@tanstack/react-query'
import type { Visit } from '#contract/orders/visits.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { answers } from '../../platform/use-call.ts'

/** Where the appointment of a private link is kept; it is asked for again as soon as the parcel moves. */
export function visitQuestion({ tracking_number, events }: TrackedParcel, visit_key: string) {
  return ['visit', tracking_number, visit_key, events[0]?.id]
}

/** Whether whoever came by a private link chooses another day on this page: as long as it is not known, they do. */
export function useChoice(parcel: TrackedParcel, visit_key: string | null) {
  // Asked for by the card that shows it, which nobody else loads.
  const { data } = useQuery<{ visit: Visit } | null>(
    { queryKey: visitQuestion(parcel, visit_key ?? ''), queryFn: skipToken },
    answers,
  )
  if (visit_key === null) return undefined
  return data === undefined || data?.visit.obstacle === null ? 'here' : 'none'
}
