import type { ParcelInList } from '#contract/office/office-parcels.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { calendarDayIn } from '#contract/places/clocks.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { hoursOf } from '../../platform/moment.ts'
import { useShortDay } from '../../platform/use-short-day.ts'
import { useWords } from '../../platform/words.ts'
import { Badge } from '../../ui/Badge.tsx'

/** The one fact that counts now: where it waits and until when that is free, when somebody is expected, or who has it. */
export function NowCell({ parcel }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const fact = factOf(parcel)
  if (!fact && !parcel.is_priority) return null
  return (
    <span className="figures">
      {fact === 'waits' && <Waits parcel={parcel} />}
      {fact === 'visit' && <Visit parcel={parcel} />}
      {/* Where there is room they have a column of their own, and on phones a line. */}
      {fact === 'holder' && <span className="max-md:hidden xl:hidden">{parcel.holder_name} </span>}
      {parcel.is_priority && <Badge>{t('shipment.packages.priority')}</Badge>}
    </span>
  )
}

function factOf({ code, macro, visit_day, visit_from, holder_name }: ParcelInList) {
  if (macro === 'available_for_pickup') return 'waits'
  // The sender's appointment is over once the parcel is handed over.
  if ((visit_day ?? visit_from) && !isAt(code, 'collected')) return 'visit'
  return holder_name ? 'holder' : undefined
}

function Waits({ parcel: { counter, free_until, holder_name } }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const day = useShortDay()
  const isOver = free_until && free_until < calendarDayIn(zoneOfOffice)
  return (
    <>
      <span className="block">{counter ?? holder_name}</span>
      {free_until && (
        <span
          className={`block text-sm whitespace-nowrap ${isOver ? 'text-trouble font-semibold' : 'text-muted'}`}
        >
          {t('office_parcels.free_until', { day: day(free_until) })}
        </span>
      )}
    </>
  )
}

function Visit({ parcel: { visit_day, visit_from, visit_to, counter } }: { parcel: ParcelInList }) {
  const day = useShortDay()
  return (
    <>
      {visit_day && <span className="whitespace-nowrap md:max-xl:block">{day(visit_day)} </span>}
      {visit_from && visit_to && (
        <span className="whitespace-nowrap md:max-xl:block">{hoursOf(visit_from, visit_to)} </span>
      )}
      {counter && <span className="text-muted block text-sm">{counter}</span>}
    </>
  )
}
