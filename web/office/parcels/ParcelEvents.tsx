import { macros } from '#contract/parcels/macros.ts'
import type { OfficeParcel, ParcelEvent } from '#contract/office/office-parcels.ts'
import { useExactMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { zoneOfEvent, type EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { EvidencePictures } from './EvidencePictures.tsx'
import { moveAt, useChosenDay, whoMoved } from './visit-moves.ts'
import { useReasonText } from './use-reason-text.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  parcel: OfficeParcel
  clocks: EndClocks
}

/** Everything that is known of each event, the newest first. */
export function ParcelEvents({ parcel, clocks }: Props) {
  const { t } = useWords()
  const { events } = parcel
  return (
    <>
      <Card className="grid gap-4">
        <h2 className="text-lg">{t('office_parcels.events.heading')}</h2>
        <ol className="border-line grid gap-4 border-l-2 pl-4">
          {events.map((event) => (
            <li key={event.id} className="group/event relative grid gap-1">
              <span
                className="bg-edge group-first/event:bg-ink absolute top-2 -left-[1.4rem] size-2.5 rounded-full"
                aria-hidden="true"
              />
              <Event parcel={parcel} event={event} clocks={clocks} />
            </li>
          ))}
        </ol>
      </Card>
      <EvidencePictures events={events} />
    </>
  )
}

const apart_ms = 60_000

/** Seconds apart say nothing; a scan that came later, or a clock that is wrong, does. */
function isApart(device_at: string, at: string) {
  return Math.abs(Date.parse(device_at) - Date.parse(at)) >= apart_ms
}

interface EventProps extends Props {
  event: ParcelEvent
}

function Event({ parcel, event, clocks }: EventProps) {
  const { t } = useWords()
  const moment = useExactMoment()
  const zone = zoneOfEvent(event, parcel.events, clocks)
  const clock = (at: string) => moment(at, zone)
  const { seq, code, macro, city, device_at, at } = event
  const more = useMore({ parcel, event, clocks })
  return (
    <>
      <p className="flex items-baseline gap-2 font-medium">
        <span className="text-muted figures shrink-0 text-sm">{seq}</span>
        <span>{t(`tracking.events.${code}`)}</span>
        {macros[macro].staffTone === 'trouble' && (
          <Badge tone="trouble">{t(`tracking.macros.${macro}`)}</Badge>
        )}
      </p>
      {more.length > 0 && <p>{more.join(', ')}</p>}
      <p className="text-muted figures text-sm">
        {clock(at)}
        {city && `, ${city}`}, <Actor parcel={parcel} event={event} />
      </p>
      {device_at && isApart(device_at, at) && (
        <p className="text-muted figures text-sm">
          {t('office_parcels.events.device', { at: clock(device_at) })}
        </p>
      )}
    </>
  )
}

/** Why, by whom it was taken, which day was chosen, and whether there is a picture. */
function useMore({ parcel, event, clocks }: EventProps) {
  const { t } = useWords()
  const reasonText = useReasonText()
  const chosenDay = useChosenDay(clocks)
  const { reason, received_by, step, evidence_id } = event
  const move = moveAt(parcel, event)
  return [
    move && chosenDay(move),
    reason && reasonText(reason),
    received_by && t('office_parcels.events.received_by', { name: received_by }),
    step && t('office_parcels.events.back_to', { step: t(`tracking.events.${step}`) }),
    evidence_id && t('office_parcels.events.picture'),
  ].filter(Boolean)
}

function Actor({ parcel, event }: Omit<EventProps, 'clocks'>) {
  const { t } = useWords()
  const { actor_name, actor_role } = event
  const move = moveAt(parcel, event)
  if (move) return <>{t(`office_parcels.by_link.${whoMoved(parcel, move)}`)}</>
  if (!actor_name) return <>{t('office_parcels.events.service')}</>
  return (
    <>
      {t('office_parcels.events.by', { name: actor_name })}
      {actor_role && ` (${t(`office_parcels.roles.${actor_role}`)})`}
    </>
  )
}
