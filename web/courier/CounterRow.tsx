import { Link } from 'react-router'
import { isTrouble, needsReceiver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { openWork } from '#contract/parcels/add-on-work.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFigures } from '../parts/quote/use-figures.ts'
import { hoursOf } from '../platform/moment.ts'
import { useText } from '../platform/text.ts'
import { useWords } from '../platform/words.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { whoComes } from './counter.ts'
import { Comes, LiesHere } from './CounterTimes.tsx'
import { likeliestFirst, offered } from './parcel.ts'
import { endOf } from './Place.tsx'
import { useBoxes } from './use-boxes.ts'
import { useRole } from './use-parcels.ts'

interface Props {
  parcel: CarriedParcel
  /** For what lies here: when the list was read. The others come at a time. */
  now: string | undefined
}

/** Whose it is, what is known about it and the one thing to do with it; on a phone its time and weight above the name, with the button beside. */
export function CounterRow({ parcel, now }: Props) {
  const { tracking_number } = parcel
  return (
    <li className="counter-row">
      <p className="figures leading-tight font-semibold empty:hidden @xl:empty:block">
        {now ? <LiesHere parcel={parcel} now={now} /> : <Comes parcel={parcel} />}
      </p>
      <Link to={`/courier?number=${tracking_number}`} className="min-w-0 py-1 hover:underline">
        <span className="block font-semibold">{nameOn(parcel)}</span>
        <OtherEnd parcel={parcel} />
        <span className="text-muted figures block text-sm whitespace-nowrap">
          {inGroups(tracking_number)}
        </span>
      </Link>
      <Facts parcel={parcel} />
      <Act parcel={parcel} />
    </li>
  )
}

function nameOn(parcel: CarriedParcel) {
  return whoComes(parcel)?.name ?? endOf(parcel.to)
}

/** For whom it is, or who sends it. */
function OtherEnd({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const { leg, sender, receiver, from, to } = parcel
  const [is, person, end] =
    leg === 'sender' ? (['to', receiver, to] as const) : (['from', sender, from] as const)
  const who = [person?.name, end?.city].filter(Boolean).join(', ')
  return (
    who && <span className="block text-sm wrap-break-word">{t(`courier.counter.row.${is}`, { who })}</span>
  )
}

function Facts({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const { number } = useFigures()
  const text = useText()
  const boxes = useBoxes()(parcel)
  const { weight, measured, cash_due, service, leg, visit_from, visit_to, due } = parcel
  const kg = measured?.weight ?? weight
  const hours =
    leg === 'receiver' && due === 'today' && visit_from && visit_to && hoursOf(visit_from, visit_to)
  const facts = [
    kg === null ? boxes : t('work.kg', { weight: number(kg) }),
    hours && t('courier.counter.comes', { hours }),
  ].filter(Boolean)
  return (
    <div className="figures flex flex-wrap items-center gap-2 text-sm empty:hidden @xl:empty:block">
      {facts.length > 0 && <span className="text-muted">{facts.join(', ')}</span>}
      {cash_due !== null && <Badge tone="waiting">{formatRinggit(cash_due)}</Badge>}
      {parcel.weighing && parcel.weighing !== 'agreed' && (
        <Badge tone="waiting">{text(`tracking.events.${parcel.code}`)}</Badge>
      )}
      {parcel.needs_door_code && parcel.next.some(needsReceiver) && <Badge>{t('door.code_needed')}</Badge>}
      {service &&
        openWork(service.add_ons).map(({ name }) => (
          <Badge key={name} tone="waiting">
            {text(`shipment.add_on.${name}`)}
          </Badge>
        ))}
    </div>
  )
}

/** What a counter does all day has a short word; anything else is chosen on the page of the parcel. */
const shortWords: Partial<Record<EventCode, 'take_in' | 'weigh' | 'set_aside' | 'hand_out'>> = {
  dropped_off: 'take_in',
  reweighed: 'weigh',
  ready_for_collection: 'set_aside',
  delivered: 'hand_out',
}

function Act({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const role = useRole()
  const steps = offered(parcel, role).filter((code) => !isTrouble(code))
  const [likeliest] = parcel.weighing ? [] : likeliestFirst(steps, parcel, role)
  const short = likeliest && shortWords[likeliest]
  const word = short ? t(`courier.counter.row.${short}`) : t('courier.find.open')
  const page = `/courier?number=${parcel.tracking_number}`
  return (
    <LinkButton
      kind="secondary"
      to={short ? `${page}&step=${likeliest}` : page}
      aria-label={`${word}: ${nameOn(parcel)}`}
    >
      {word}
    </LinkButton>
  )
}
