import { listOwnEvents, showOwnEvidence, type OwnEvent } from '#contract/courier/evidence.ts'
import { PictureButton } from '../../parts/parcel/PictureDialog.tsx'
import { RouteLine, WhereAndWhen } from '../../parts/parcel/RouteLine.tsx'
import type { EndClocks } from '../../parts/parcel/zone-of-event.ts'
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
    <RouteLine events={data.event_data} isArrived={data.event_data[0]?.code === 'delivered'}>
      {(event) => <Happened event={event} events={data.event_data} clocks={clocks} />}
    </RouteLine>
  )
}

interface HappenedProps {
  event: OwnEvent
  events: readonly OwnEvent[]
  clocks: EndClocks
}

function Happened({ event, events, clocks }: HappenedProps) {
  const { t } = useWords()
  const { reason, received_by, words, evidence_id } = event
  const name = useName()(event)
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold">{name}</p>
      <WhereAndWhen event={event} events={events} clocks={clocks} />
      {reason && <p>{t(`work.visit_failed.${reason}`)}</p>}
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
    </div>
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
