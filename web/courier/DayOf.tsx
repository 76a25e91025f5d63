import { weekdayIn } from '#contract/places/moment.ts'
import { useLanguage, useOwnZone } from '../platform/moment.ts'

/** The day this list is of, which without network may be an earlier one. */
export function DayOf({ at }: { at: string }) {
  const language = useLanguage()
  const zone = useOwnZone()
  return <p className="text-on-deep-muted figures text-sm">{weekdayIn(language, zone, at)}</p>
}
