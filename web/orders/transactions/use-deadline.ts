import { timeIn, weekdayIn } from '#contract/places/moment.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { useLanguage, useOwnZone } from '../../platform/moment.ts'

/** By when something has to be paid: with its weekday, as one soon after midnight is easily taken for the day after. */
export function useDeadline() {
  const language = useLanguage()
  const own = useOwnZone()
  return (deadline_at: string, zone: TimeZone = own) => {
    const time = timeIn(zone, deadline_at).replaceAll(' ', '\u00a0')
    return `${weekdayIn(language, zone, deadline_at)}, ${time}`
  }
}
