import { useEffect, useEffectEvent } from 'react'
import { receiverDays_afterLatest } from '#contract/places/slots.ts'
import { daysLater, type DateRange } from '#contract/prices/working-days.ts'
import { VisitFields, type Visit } from '../../parts/places/VisitFields.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import type { Step } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'

interface Props extends Pick<Step, 'draft' | 'keep'> {
  arrives: DateRange
  /** Somebody has tried to go on: what is missing is said. */
  tried: boolean
}

/** When the receiver is visited, or comes: asked once it is known when the parcel can be there. */
export function ReceiverVisit({ draft: { receiver, usual_day }, keep, arrives, tried }: Props) {
  const { t } = useWords()
  const { range } = useFigures()
  const { visit_day, time_slot_id, region_id, service_type, drop_point_id } = receiver
  const latest = daysLater(arrives.to, receiverDays_afterLatest)
  const isStillUsual = usual_day === '' || usual_day === arrives.to
  const isKept = visit_day >= arrives.from && visit_day <= latest && isStillUsual
  const set = (visit: Visit, usual_day: string) =>
    keep({ usual_day, receiver: { ...receiver, visit_day: visit.day, time_slot_id: visit.time_slot_id } })
  const isStale = visit_day !== '' && !isKept
  const release = useEffectEvent(() => set({ day: '', time_slot_id: '' }, ''))
  useEffect(() => {
    // Another mode, or another day of the sender: the parcel is not there yet, or sooner than the day that nobody chose.
    if (isStale) release()
  }, [isStale])
  return (
    <section className="grid gap-2">
      <VisitFields
        region_id={region_id}
        counter={service_type === 'self_pickup' ? drop_point_id : ''}
        label={t(`shipment.visit.${service_type === 'self_pickup' ? 'counter' : 'receiver'}`)}
        value={{ day: isKept ? visit_day : '', time_slot_id: isKept ? time_slot_id : '' }}
        earliest={arrives.from}
        latest={latest}
        // On the first day it may not be there yet: that one is for whoever chooses it.
        usual={arrives.to}
        startsChosen={isStale ? 'soon' : true}
        // Other hours of the same day are no other day.
        onChange={(visit) => set(visit, visit.day === visit_day ? usual_day : '')}
        onGiven={(visit) => set(visit, arrives.to)}
        errors={{
          day: tried && visit_day === '' ? t('error.date_required') : undefined,
          time_slot_id:
            tried && visit_day !== '' && time_slot_id === '' ? t('error.slot_required') : undefined,
        }}
      />
      <p className="text-muted text-sm">{t('shipment.visit.arrives', { range: range(arrives) })}</p>
    </section>
  )
}
