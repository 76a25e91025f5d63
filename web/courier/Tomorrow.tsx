import { hoursOf } from '../platform/moment.ts'
import { useWords } from '../platform/words.ts'
import { Fold } from '../ui/Fold.tsx'
import type { useToday } from './use-parcels.ts'

type Props = NonNullable<ReturnType<typeof useToday>['tomorrow']>
type Stops = NonNullable<Props['stops']>[number]

/** A parcel that was ordered just now is there tomorrow, and not lost; where and when, for whoever plans the round. */
export function Tomorrow({ fetch, bring, stops }: Props) {
  const { t } = useWords()
  if (fetch + bring === 0) return null
  const sum = t('courier.round.tomorrow', { fetch, bring })
  if (!stops?.length) return <p className="text-muted pt-4 text-sm">{sum}</p>
  return (
    <Fold className="pt-4" title={<span className="text-muted">{sum}</span>}>
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

function HowMany({ fetch, bring }: Stops) {
  const { t } = useWords()
  const parts = [
    fetch > 0 && t('courier.round.ahead_fetch', { number: fetch }),
    bring > 0 && t('courier.round.ahead_bring', { number: bring }),
  ]
  return <span className="figures text-right">{parts.filter(Boolean).join(', ')}</span>
}
