import { calendarDayIn } from '#contract/places/clocks.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { listOwnEvents } from '#contract/courier/evidence.ts'
import { failedAttempts, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { useAnswer } from '../../platform/use-call.ts'

interface Visited {
  visit_day: string | null
  region_id: string
}

/** Somebody came in vain, and this is the day that was chosen since for whoever is to be met. */
export function useNextTry(id: string, code: EventCode | undefined, met: Visited) {
  const isInVain = code !== undefined && failedAttempts.includes(code)
  const { data } = useAnswer(listOwnEvents, { params: { id } }, isInVain)
  // The page's own timeline may have the answer although it was not asked for here.
  const tried = isInVain ? data?.event_data.find((event) => event.code === code) : undefined
  const { visit_day: day, region_id } = met
  // Then the parcel itself says that a day was chosen.
  if (code === 'day_chosen') return day
  return tried && day && day > calendarDayIn(zoneOfRegion(region_id), tried.at) ? day : null
}
