import { listOwnEvents, showOwnEvidence } from '#contract/courier/evidence.ts'
import { timeIn, weekdayIn } from '#contract/places/moment.ts'
import { zoneOfEvent, type EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { useLanguage } from '../../platform/moment.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What proves that it arrived: when and where, who took it, and the picture of that. */
export function Received({ id, clocks }: { id: string; clocks: EndClocks }) {
  const { t } = useWords()
  const language = useLanguage()
  const { data } = useAnswer(listOwnEvents, { params: { id } }, true, untilThere)
  const events = data?.event_data ?? []
  const event = events.find(({ code }) => code === 'delivered')
  if (!data) return <Skeleton className="mt-2 h-28 w-full" />
  if (!event) return null
  const zone = zoneOfEvent(event, events, clocks)
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-3">
      <p className="min-w-0">
        <span className="block text-sm font-medium">{t('shipment_detail.handed_over')}</span>
        <b className="block text-2xl leading-tight">{weekdayIn(language, zone, event.at)}</b>
        <span className="figures block">
          {[timeIn(zone, event.at), event.city].filter(Boolean).join(', ')}
        </span>
        {event.received_by && (
          <span className="block font-semibold wrap-anywhere">
            {t('door.own.received_by', { name: event.received_by })}
          </span>
        )}
      </p>
      {event.evidence_id && (
        <ProtectedPicture
          endpoint={showOwnEvidence}
          params={{ id: event.evidence_id }}
          label={t('door.own.picture_of', { event: t('tracking.events.delivered') })}
          className="size-28 object-contain object-left-top"
          waiting="size-28"
          link="block rounded-lg"
        />
      )}
    </div>
  )
}
