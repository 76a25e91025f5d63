import { macros } from '#contract/parcels/macros.ts'
import type { ParcelEvent } from '#contract/office/office-parcels.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { useExactMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { zoneOfEvent, type EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { EvidencePictures } from './EvidencePictures.tsx'
import { useReasonText } from './use-reason-text.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  events: ParcelEvent[]
  clocks: EndClocks
}

/** Everything that is known of each event, the newest first. */
export function ParcelEvents({ events, clocks }: Props) {
  const { t } = useWords()
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
              <Event event={event} zone={zoneOfEvent(event, events, clocks)} />
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

function Event({ event, zone }: { event: ParcelEvent; zone: TimeZone }) {
  const { t } = useWords()
  const reasonText = useReasonText()
  const moment = useExactMoment()
  const clock = (at: string) => moment(at, zone)
  const { seq, code, macro, city, reason, received_by, step, device_at, at, evidence_id } = event
  const more = [
    reason && reasonText(reason),
    received_by && t('office_parcels.events.received_by', { name: received_by }),
    step && t('office_parcels.events.back_to', { step: t(`tracking.events.${step}`) }),
    evidence_id && t('office_parcels.events.picture'),
  ].filter(Boolean)
  return (
    <>
      <p className="flex items-baseline gap-2 font-medium">
        <span className="text-muted figures text-sm">{seq}</span>
        <span>{t(`tracking.events.${code}`)}</span>
        {macros[macro].staffTone === 'trouble' && (
          <Badge tone="trouble">{t(`tracking.macros.${macro}`)}</Badge>
        )}
      </p>
      {more.length > 0 && <p>{more.join(', ')}</p>}
      <p className="text-muted figures text-sm">
        {clock(at)}
        {city && `, ${city}`}, <Actor event={event} />
      </p>
      {device_at && isApart(device_at, at) && (
        <p className="text-muted figures text-sm">
          {t('office_parcels.events.device', { at: clock(device_at) })}
        </p>
      )}
    </>
  )
}

function Actor({ event: { actor_name, actor_role } }: { event: ParcelEvent }) {
  const { t } = useWords()
  if (!actor_name) return <>{t('office_parcels.events.service')}</>
  return (
    <>
      {t('office_parcels.events.by', { name: actor_name })}
      {actor_role && ` (${t(`office_parcels.roles.${actor_role}`)})`}
    </>
  )
}
