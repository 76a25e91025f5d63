import type { CarriedParcel } from '#contract/courier/scans.ts'
import { dateIn, unbrokenDay } from '#contract/places/moment.ts'
import { hoursOf, useLanguage } from '../platform/moment.ts'
import { useWords } from '../platform/words.ts'
import { daysHere } from './counter.ts'

/** When its sender brings it: today only the hours, otherwise the day as well. */
export function Comes({ parcel: { visit_day, visit_from, visit_to, due } }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const language = useLanguage()
  if (!visit_day) return <span className="text-muted">{t('courier.round.no_time')}</span>
  const hours = <span className="block whitespace-nowrap">{hoursOf(visit_from ?? '', visit_to ?? '')}</span>
  if (due === 'today') return hours
  return (
    <>
      <span className={`block ${due === 'overdue' ? 'text-trouble' : ''}`}>
        {unbrokenDay(dateIn(language, visit_day, 'medium'))}
      </span>
      <span className="text-muted text-sm font-normal">{hours}</span>
    </>
  )
}

const long_days = 7

/** Since when it lies here, which nobody should forget; what is still to come says nothing. */
export function LiesHere({ parcel, now }: { parcel: CarriedParcel; now: string }) {
  const { t } = useWords()
  const days = daysHere(parcel, now)
  if (days === undefined) return null
  return (
    <span className={days >= long_days ? 'text-waiting' : ''}>
      {days === 0 ? t('courier.counter.since_today') : t('courier.counter.days', { count: days })}
    </span>
  )
}
