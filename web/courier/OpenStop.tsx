import ArrowRight from 'virtual:icon/arrow-right'
import { Link } from 'react-router'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { openWork } from '#contract/parcels/add-on-work.ts'
import { isTrouble, needsReceiver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useText } from '../platform/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { batchSteps } from './batch.ts'
import { isFarFromDoor, likeliestFirst, nextPlace, offered, standsAt } from './parcel.ts'
import { endOf, MapLink, NoteToCourier, Reach, streetOf } from './Place.tsx'
import { troubleId } from './StepButtons.tsx'
import { Numbered } from './Numbered.tsx'
import { StateBadges } from './StateBadge.tsx'
import { useFigures } from '../parts/quote/use-figures.ts'
import { useActWords } from './use-act-words.ts'
import { useBoxes } from './use-boxes.ts'
import { isToHandIn, useHub } from './use-hub.ts'
import { useRole } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  stop: CarriedParcel
  place: number | undefined
  /** The parcels that are fetched or brought at its door, itself among them. */
  atDoor: readonly CarriedParcel[]
  /** The one thing left to press stands above the list. */
  isDayDone: boolean
}

/** Letters that take more than two lines of a phone would push the next step below the thumb. */
const longName = 40

/** The stop at hand: who and where, the three ways to them in one row, and the one next step below. */
export function OpenStop({ stop, place, atDoor, isDayDone }: Props) {
  const { t } = useWords()
  const { tracking_number, to } = stop
  const isFar = isFarFromDoor(stop)
  const where = isFar ? undefined : nextPlace(stop)
  const role = useRole()
  const next = offered(stop, role)
  const hub = useHub(stop)
  const boxOf = useBoxes()
  const page = `/courier?number=${tracking_number}`
  const name = isFar ? (hub?.label ?? t('courier.round.to_hub')) : (where?.name ?? endOf(to))
  return (
    <article className="border-line bg-surface grid grid-cols-1 gap-2 rounded-box border p-4">
      <div className="flex gap-3">
        <Numbered place={place} isNext />
        <div className="min-w-0">
          <h3 className={name.length > longName ? 'text-base leading-tight' : 'text-lg'}>{name}</h3>
          {stop.boxes ? <p className="figures font-semibold">{boxOf(stop)}</p> : null}
          {where && <p className="text-muted text-sm">{streetOf(where)}</p>}
          {hub && <p className="text-muted text-sm">{hub.street}</p>}
          <Ways page={page} number={tracking_number} hasTrouble={next.some(isTrouble)} />
        </div>
      </div>
      <Chips stop={stop} atDoor={atDoor} />
      {/* That it still stands with its sender, or is being brought, is what the part is called. */}
      {!standsAt(stop, 'sender') && (
        <StateBadges parcel={stop} isStateKnown={stop.code === 'out_for_delivery'} />
      )}
      {where && <NoteToCourier note={where.note} />}
      {where && <Reach phone={where.phone} place={streetOf(where)} />}
      {hub && <MapLink place={hub.place} />}
      <NextAct stop={stop} page={page} atDoor={atDoor} isDayDone={isDayDone} />
    </article>
  )
}

/** At a hub somebody stands who counts what comes in. */
function NextAct({ stop, page, atDoor, isDayDone }: Omit<Props, 'place'> & { page: string }) {
  const { t } = useWords()
  const act = useActWords()
  const role = useRole()
  const steps = offered(stop, role).filter((code) => !isTrouble(code))
  const [step] = likeliestFirst(steps, stop, role)
  const isHandedIn = isToHandIn(stop, role)
  if (!step && !isHandedIn) return null
  const together =
    step && batchSteps(role).includes(step) ? atDoor.filter(({ next }) => next.includes(step)) : []
  const isForAll = together.length > 1
  return (
    <>
      {isForAll && (
        <LinkButton to={batchOf(step, together)} className="min-h-14 w-full">
          {t('courier.round.scan_all', { count: together.length })}
          <ArrowRight className="size-5" aria-hidden="true" />
        </LinkButton>
      )}
      <LinkButton
        kind={isForAll || isDayDone ? 'secondary' : 'primary'}
        to={isHandedIn ? '/courier/hand-over' : `${page}&step=${step}`}
        className="min-h-14 w-full"
      >
        {isHandedIn ? t('courier.dock.hand_over') : step && act(step)}
        {!isForAll && <ArrowRight className="size-5" aria-hidden="true" />}
      </LinkButton>
    </>
  )
}

/** Opens with these parcels, to be ticked off. */
function batchOf(step: EventCode | undefined, stops: readonly CarriedParcel[]) {
  const query = new URLSearchParams({ step: step ?? '' })
  for (const { tracking_number } of stops) query.append('parcel', tracking_number)
  return `/courier/batch?${query}`
}

interface WaysProps {
  page: string
  number: string
  hasTrouble: boolean
}

/** To the parcel, and at once to what is done when something is wrong with it. */
function Ways({ page, number, hasTrouble }: WaysProps) {
  const { t } = useWords()
  const link = 'inline-flex min-h-11 items-center sm:whitespace-nowrap underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      <Link to={page} className={`figures ${link}`}>
        {inGroups(number)}
      </Link>
      {hasTrouble && (
        <Link to={`${page}#${troubleId}`} className={link}>
          {t('courier.round.trouble')}
        </Link>
      )}
    </p>
  )
}

function Chips({ stop, atDoor }: Pick<Props, 'stop' | 'atDoor'>) {
  const { service, weight, measured, cash_due } = stop
  const { t } = useWords()
  const { number } = useFigures()
  const text = useText()
  const kg = measured?.weight ?? weight
  const boxes = useBoxes()(stop)
  const work = service ? openWork(service.add_ons) : []
  return (
    <p className="figures flex flex-wrap gap-2 empty:hidden">
      {atDoor.length > 1 && (
        <Badge tone="waiting">{t('courier.round.at_door', { count: atDoor.length })}</Badge>
      )}
      {service?.is_priority && <Badge>{t('shipment.packages.priority')}</Badge>}
      {service && !isFarFromDoor(stop) && <Badge>{text(`shipment.services.${service.type}`)}</Badge>}
      {kg !== null && <Badge>{t('work.kg', { weight: number(kg) })}</Badge>}
      {boxes && !stop.boxes && <Badge>{boxes}</Badge>}
      {cash_due !== null && <Badge tone="waiting">{formatRinggit(cash_due)}</Badge>}
      {stop.needs_door_code && stop.next.some(needsReceiver) && (
        <Badge tone="waiting">{t('door.code_needed')}</Badge>
      )}
      {work.map(({ name }) => (
        <Badge key={name} tone="waiting">
          {text(`shipment.add_on.${name}`)}
        </Badge>
      ))}
    </p>
  )
}
