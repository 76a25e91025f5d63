import ArrowRight from 'virtual:icon/arrow-right'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { LinkButton } from '../ui/Button.tsx'
import { DayDone } from './DayDone.tsx'
import { nextPlace } from './parcel.ts'
import { endOf } from './Place.tsx'
import { restOfDay } from './rest-of-day.ts'
import { useRole, useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  /** The stop that is behind. */
  number: string
  isMain: boolean
}

/** To the next stop of today in one press, by its name; and to the list of them all. */
export function Onward({ number, isMain }: Props) {
  const { t } = useWords()
  const day = restOfDay(useToday())
  // To a counter people come as they like.
  const isDriver = !worksAtCounter(useRole())
  const stop = isDriver ? day.way.find(({ tracking_number }) => tracking_number !== number) : undefined
  const isDone = isDriver && isMain && day.isDone
  const kind = isMain ? 'primary' : 'secondary'
  return (
    <>
      {stop && (
        <LinkButton kind={kind} className="min-h-14 w-full" to={`/courier?number=${stop.tracking_number}`}>
          <span className="min-w-0 wrap-break-word">
            {t('courier.next.stop', { name: nextPlace(stop)?.name ?? endOf(stop.to) })}
          </span>
          <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
        </LinkButton>
      )}
      {isDone && <DayDone day={day} />}
      {isDriver && !stop && day.toLoad.length > 0 && (
        <p>{t('courier.done.to_load', { count: day.toLoad.length })}</p>
      )}
      <LinkButton kind={stop || isDone ? 'quiet' : kind} className="min-h-14 w-full" to="/courier">
        {t('courier.next.to_list')}
      </LinkButton>
    </>
  )
}
