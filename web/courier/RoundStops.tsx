import ChevronRight from 'virtual:icon/chevron-right'
import Plus from 'virtual:icon/plus'
import { Link } from 'react-router'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { weekdayOf } from '#contract/places/moment.ts'
import { isTrouble } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { hoursOf, useLanguage } from '../platform/moment.ts'
import { Badge } from '../ui/Badge.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { isFarFromDoor, nextPlace, stepOf } from './parcel.ts'
import { endOf, streetOf } from './Place.tsx'
import { Numbered } from './Numbered.tsx'
import { OpenStop } from './OpenStop.tsx'
import type { RestOfDay } from './rest-of-day.ts'
import { doorOf, parcelsAtDoor, partOf, together, type RoundPart, type stopsOf } from './round.ts'
import { showTaken, TakeHint, TakeStop } from './TakeStop.tsx'
import { TakeTogether } from './TakeTogether.tsx'
import { useFigures } from '../parts/quote/use-figures.ts'
import { useBoxes } from './use-boxes.ts'
import { useWords } from '../platform/words.ts'

type Props = {
  part: RoundPart
  rest: RestOfDay
} & ReturnType<typeof stopsOf>

/** The first stop of today is open with its one next step; the others are a line each, until they are pressed. */
export function RoundStops({ part, rest, slots, free }: Props) {
  // What only travels along, is not loaded yet or is for another day has no place on the way.
  const placeOf = (stop: CarriedParcel) => {
    const place = rest.way.indexOf(stop)
    return place < 0 ? undefined : rest.done + place + 1
  }
  const ahead = [...rest.way, ...rest.toLoad]
  const all = slots.flatMap(({ stops }) => stops)
  const first = part === 'carry' ? all[0] : ahead.find((stop) => all.includes(stop))
  if (slots.length + free.length === 0) return <Nothing part={part} done={rest.done} />
  return (
    <div className="grid grid-cols-1 gap-5">
      {slots.map(({ key, stops }) => (
        <section key={key} className="grid grid-cols-1 gap-2">
          <SlotHead stops={stops} />
          <ol className="grid grid-cols-1 gap-2">
            {stops.map((stop) => (
              <li key={stop.tracking_number} ref={(place) => showTaken(stop.tracking_number, place)}>
                {stop === first ? (
                  <OpenStop
                    stop={stop}
                    place={placeOf(stop)}
                    atDoor={parcelsAtDoor(stop, stops)}
                    isDayDone={rest.isDone}
                  />
                ) : (
                  <StopLine stop={stop} place={placeOf(stop)} isToLoad={rest.toLoad.includes(stop)} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {free.length > 0 && <Free stops={free} />}
    </div>
  )
}

function Nothing({ part, done }: { part: RoundPart; done: number }) {
  const { t } = useWords()
  const isFinished = done > 0 && part !== 'carry'
  return (
    <EmptyState says={t(isFinished ? `courier.round.no_more_${part}` : `courier.round.nothing_${part}`)} />
  )
}

function SlotHead({ stops }: { stops: CarriedParcel[] }) {
  const { t } = useWords()
  const language = useLanguage()
  const [stop] = stops
  // Its appointment is that of another day and another door.
  if (stop && partOf(stop) === 'carry')
    return <h2 className="text-base">{t('courier.round.stops', { count: stops.length })}</h2>
  if (!stop?.visit_day) return <h2 className="text-base">{t('courier.round.no_time')}</h2>
  const { visit_day, visit_from, visit_to, due } = stop
  const hours = hoursOf(visit_from ?? '', visit_to ?? '')
  return (
    <h2 className="figures flex flex-wrap items-center gap-2 text-base">
      {due === 'today' ? hours : `${weekdayOf(language, visit_day)}, ${hours}`}
      {due === 'overdue' && <Badge tone="trouble">{t('courier.round.overdue')}</Badge>}
      <span className="text-muted font-normal">{t('courier.round.stops', { count: stops.length })}</span>
    </h2>
  )
}

interface LineProps {
  stop: CarriedParcel
  place: number | undefined
  /** It lies in the warehouse, and today is its day. */
  isToLoad: boolean
}

function StopLine({ stop, place, isToLoad }: LineProps) {
  const { t } = useWords()
  const { number } = useFigures()
  const { tracking_number, weight, measured, service, boxes } = stop
  const boxOf = useBoxes()
  const isFar = isFarFromDoor(stop)
  const where = isFar ? undefined : nextPlace(stop)
  const kg = measured?.weight ?? weight
  return (
    <Link
      to={`/courier?number=${tracking_number}`}
      className="border-line bg-surface flex min-h-15 items-center gap-3 rounded-box border px-3 py-2"
    >
      <Numbered place={place} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {isFar ? t('courier.round.to_hub') : (where?.name ?? endOf(stop.to))}
          {boxes ? <Badge>{boxOf(stop)}</Badge> : null}
          {service?.is_priority && <Badge>{t('shipment.packages.priority')}</Badge>}
          {isTrouble(stepOf(stop)) && <Badge tone="trouble">{t(`tracking.events.${stepOf(stop)}`)}</Badge>}
          {isToLoad && <Badge tone="waiting">{t('courier.round.to_load')}</Badge>}
        </span>
        <span className="text-muted block text-sm">
          {where && <span className="block">{streetOf(where)}</span>}
          {/* The weight at its end leaves names and streets the whole width. */}
          <span className="figures flex flex-wrap justify-between gap-x-3 text-[min(0.875rem,3.6vw)]">
            <span className="whitespace-nowrap">{inGroups(tracking_number)}</span>
            {!boxes && (
              <span className="text-ink whitespace-nowrap">
                {kg === null ? boxOf(stop) : t('work.kg', { weight: number(kg) })}
              </span>
            )}
          </span>
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
    </Link>
  )
}

/** Place, slot and weight only; names and streets open with the stop. */
function Free({ stops }: { stops: CarriedParcel[] }) {
  const { t } = useWords()
  return (
    <section className="grid gap-2">
      <h2 className="flex items-center gap-2 text-base">
        {t('courier.round.free')}
        <Badge>{stops.length}</Badge>
      </h2>
      <TakeHint />
      {together(stops).map((group) => (
        <TakeTogether key={group.map(({ tracking_number }) => tracking_number).join(' ')} stops={group} />
      ))}
      <ul className="grid gap-2">
        {stops.map((stop) => (
          <li
            key={stop.tracking_number}
            className="border-edge grid gap-3 rounded-box border border-dashed p-4"
          >
            <FreeStop stop={stop} />
            <TakeStop number={stop.tracking_number} isListed />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FreeStop({ stop }: { stop: CarriedParcel }) {
  const { t } = useWords()
  const { number } = useFigures()
  const boxes = useBoxes()
  const { weight, visit_from, visit_to, tracking_number } = stop
  return (
    <Link to={`/courier?number=${tracking_number}`} className="flex items-center gap-3">
      <span className="bg-info-ground grid size-8 shrink-0 place-items-center rounded-full">
        <Plus className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{endOf(doorOf(stop))}</span>
        <span className="text-muted figures block text-sm">
          {[
            visit_from && visit_to && hoursOf(visit_from, visit_to),
            weight === null ? boxes(stop) : t('work.kg', { weight: number(weight) }),
          ]
            .filter(Boolean)
            .join(', ')}
          <span className="block">{inGroups(tracking_number)}</span>
        </span>
      </span>
    </Link>
  )
}
