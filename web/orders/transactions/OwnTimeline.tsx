import { listOwnEvents, showOwnEvidence, type OwnEvent } from '#contract/courier/evidence.ts'
import { useMoment } from '../../platform/moment.ts'
import { PictureButton } from '../../parts/parcel/PictureDialog.tsx'
import { zoneOfEvent, type EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 30_000

/** What the public sees, and what only the owner sees: reasons, names, pictures, what the receiver said. */
export function OwnTimeline({ id, clocks }: { id: string; clocks: EndClocks }) {
  const answer = useAnswer(listOwnEvents, { params: { id } }, true, () => look_ms)
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-40 w-full" />
  return (
    <ol className="border-line grid gap-4 border-l-2 pl-4">
      {data.event_data.map((event) => (
        <Happened key={event.id} event={event} events={data.event_data} clocks={clocks} />
      ))}
    </ol>
  )
}

interface HappenedProps {
  event: OwnEvent
  events: readonly OwnEvent[]
  clocks: EndClocks
}

function Happened({ event, events, clocks }: HappenedProps) {
  const { t } = useWords()
  const moment = useMoment()
  const { city, at, reason, received_by, words, evidence_id } = event
  const name = useName()(event)
  return (
    <li className="grid justify-items-start gap-1">
      <p className="font-medium">{name}</p>
      <p className="text-muted figures text-sm">
        {[moment(at, zoneOfEvent(event, events, clocks)), city].filter(Boolean).join(', ')}
      </p>
      {reason && <p>{t(`courier.reasons.${reason}`)}</p>}
      {received_by && <p className="wrap-anywhere">{t('door.own.received_by', { name: received_by })}</p>}
      {words && <p className="wrap-anywhere">“{words}”</p>}
      {evidence_id && (
        <PictureButton
          endpoint={showOwnEvidence}
          params={{ id: evidence_id }}
          label={t('door.own.picture', { event: name })}
          title={t('door.own.picture_of', { event: name })}
        />
      )}
    </li>
  )
}

function useName() {
  const { t } = useWords()
  return ({ code, add_on }: OwnEvent) => {
    if (code === 'nobody_came') return t('door.own.nobody_came')
    if (code !== 'work_done') return t(`tracking.events.${code}`)
    return t('door.own.work_done', { add_on: add_on && t(`shipment.add_on.${add_on}`) })
  }
}
