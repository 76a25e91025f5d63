import ArrowRight from 'virtual:icon/arrow-right'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { LinkButton } from '../ui/Button.tsx'
import { isFarFromDoor, nextPlace } from './parcel.ts'
import { roundParts, stopsOf } from './round.ts'
import { endOf } from './Place.tsx'
import { useRole, useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  /** The stop that is behind. */
  number: string
  isMain: boolean
}

/** To the next stop in one press, by its name; and to the list of them all. */
export function Onward({ number, isMain }: Props) {
  const { t } = useWords()
  const stop = useNextStop(number)
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
      <LinkButton kind={stop ? 'quiet' : kind} className="min-h-14 w-full" to="/courier">
        {t('courier.next.to_list')}
      </LinkButton>
    </>
  )
}

/** In the order of the list, without what only travels along and without what nobody has taken. */
function useNextStop(number: string) {
  const { parcels = [] } = useToday()
  // To a counter people come as they like.
  if (worksAtCounter(useRole())) return undefined
  return roundParts
    .flatMap((part) => stopsOf(parcels, part).slots.flatMap(({ stops }) => stops))
    .find((stop) => stop.tracking_number !== number && !isFarFromDoor(stop))
}
