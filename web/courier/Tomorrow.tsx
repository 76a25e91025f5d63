import { weekdayOf } from '#contract/places/moment.ts'
import { hoursOf, useLanguage } from '../platform/moment.ts'
import { useWords } from '../platform/words.ts'
import { Fold } from '../ui/Fold.tsx'
import type { useToday } from './use-parcels.ts'

type Props = NonNullable<ReturnType<typeof useToday>['tomorrow']>
type Stops = NonNullable<Props['stops']>[number]

/** A parcel that was ordered just now is there tomorrow or later, and not lost; where and when, for whoever plans the round. */
export function Tomorrow({ fetch, bring, stops, later }: Props) {
  return (
    <div className="grid gap-1 pt-4 empty:hidden">
      {fetch + bring > 0 && <NextDay {...{ fetch, bring, stops }} />}
      {later && later.length > 0 && <Later days={later} />}
    </div>
  )
}

function NextDay({ fetch, bring, stops }: Omit<Props, 'later'>) {
  const { t } = useWords()
  const sum = t('courier.round.tomorrow', { fetch, bring })
  if (!stops?.length) return <p className="text-muted text-sm">{sum}</p>
  return (
    <Fold title={<span className="text-muted">{sum}</span>}>
      <ul className="divide-line grid divide-y">
        {stops.map((stop) => (
          <li key={keyOf(stop)} className="pair py-2">
            <Place {...stop} />
            <HowMany {...stop} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Later({ days }: { days: NonNullable<Props['later']> }) {
  const language = useLanguage()
  return (
    <ul className="text-muted divide-line grid divide-y text-sm">
      {days.map(({ day, ...work }) => (
        <li key={day} className="pair py-2">
          <span>{weekdayOf(language, day)}</span>
          <HowMany {...work} />
        </li>
      ))}
    </ul>
  )
}

function keyOf({ visit_from, city, district }: Stops) {
  return [visit_from, city, district].join('|')
}

function Place({ visit_from, visit_to, city, district }: Stops) {
  return (
    <span className="min-w-0">
      {visit_from && visit_to && (
        <span className="text-muted figures block text-sm">{hoursOf(visit_from, visit_to)}</span>
      )}
      {[district, city].filter(Boolean).join(', ')}
    </span>
  )
}

function HowMany({ fetch, bring }: Pick<Stops, 'fetch' | 'bring'>) {
  const { t } = useWords()
  const parts = [
    fetch > 0 && t('courier.round.ahead_fetch', { number: fetch }),
    bring > 0 && t('courier.round.ahead_bring', { number: bring }),
  ]
  return <span className="figures text-right">{parts.filter(Boolean).join(', ')}</span>
}
