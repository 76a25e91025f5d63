import type { CarriedParcel } from '#contract/courier/scans.ts'
import { isAt, isOver } from '#contract/parcels/parcel-steps.ts'
import { useDate } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

export type Appointment = Pick<
  CarriedParcel,
  'code' | 'step' | 'visit_day' | 'visit_from' | 'visit_to' | 'due'
>

/** "Today" is the word for today, by the clock of the place; any other day is written out. */
export function useAppointment() {
  const { t } = useWords()
  const day = useDate()
  return ({ code, step = code, visit_day, visit_from, visit_to, due }: Appointment) => {
    // The sender's is kept once the parcel is handed over, and none is left at the end.
    if (!visit_day || !visit_from || !visit_to || isAt(step, 'collected') || isOver(code)) return undefined
    const shown = {
      today: t('work.today'),
      overdue: t('work.overdue', { day: day(visit_day) }),
      later: day(visit_day),
    }
    return t('work.visit_at', { day: shown[due ?? 'later'], from: visit_from, to: visit_to })
  }
}
