import Banknote from 'virtual:icon/banknote'
import StickyNote from 'virtual:icon/sticky-note'
import type { ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Price } from '../../ui/Price.tsx'
import { AddOnTicks, type Tick } from './AddOnTicks.tsx'
import { useFigures } from '../quote/use-figures.ts'
import { useAppointment } from './use-appointment.ts'
import { TakeCash } from './TakeCash.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  parcel: CarriedParcel
  /** Left out where nothing can be ticked. */
  onTick?: Tick | undefined
  /** What kind of work it is, and when, stands at the head of the page. */
  hasHeadAbove?: boolean
}

/** What was ordered and is to be done on the leg at hand: the same for courier, counter and office. */
export function WorkOrder({ parcel, onTick, hasHeadAbove = false }: Props) {
  return (
    <>
      <Appointment parcel={parcel} hasHeadAbove={hasHeadAbove} />
      {parcel.cash_due !== null && (
        <CashDue amount={parcel.cash_due}>
          {parcel.cash_payment_id && <TakeCash id={parcel.cash_payment_id} amount={parcel.cash_due} />}
        </CashDue>
      )}
      {parcel.service && parcel.service.add_ons.length > 0 && (
        <AddOnTicks add_ons={parcel.service.add_ons} onTick={onTick} />
      )}
      {parcel.notes.length > 0 && <Notes notes={parcel.notes} />}
    </>
  )
}

/** What kind of work it is. */
export function WorkBadges({ parcel: { service, weight, measured } }: Pick<Props, 'parcel'>) {
  const { t } = useWords()
  const { number } = useFigures()
  const text = useText()
  return (
    <>
      {service?.is_priority && (
        <span className="bg-deep text-on-deep rounded-full px-3 py-1 text-sm font-semibold forced-colors:border">
          {t('shipment.packages.priority')}
        </span>
      )}
      {service && <Badge>{text(`shipment.services.${service.type}`)}</Badge>}
      {weight !== null && <Badge>{t('work.kg', { weight: number(measured?.weight ?? weight) })}</Badge>}
    </>
  )
}

function Appointment({ parcel, hasHeadAbove }: Pick<Props, 'parcel' | 'hasHeadAbove'>) {
  const { t } = useWords()
  const { number } = useFigures()
  const appointment = useAppointment()(parcel)
  const time = hasHeadAbove ? undefined : appointment
  const { leg, measured, service, weight } = parcel
  const hasBadges = !hasHeadAbove && (service !== null || weight !== null)
  if (!hasBadges && !time && !measured) return null
  return (
    <Card className="grid gap-3">
      {hasBadges && (
        <p className="flex flex-wrap gap-2">
          <WorkBadges parcel={parcel} />
        </p>
      )}
      {time && (
        <div>
          <p className="figures text-lg font-semibold">{time}</p>
          <p className="text-muted text-sm">{t(`work.appointment_${leg}`)}</p>
        </div>
      )}
      {measured && (
        <p className="figures">{t('work.measured', { ...measured, weight: number(measured.weight) })}</p>
      )}
    </Card>
  )
}

function CashDue({ amount, children }: { amount: number; children: ReactNode }) {
  const { t } = useWords()
  return (
    <section className="border-waiting bg-waiting-ground text-waiting grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-box border p-4">
      <Banknote className="row-span-2 size-6" aria-hidden="true" />
      <p className="text-sm font-semibold">{t('work.cash')}</p>
      <p className="figures text-lg font-bold">
        <Price ringgit={amount} />
      </p>
      <p className="col-span-2 mt-1 text-sm">{t('work.cash_text')}</p>
      {children}
    </section>
  )
}

function Notes({ notes }: Pick<CarriedParcel, 'notes'>) {
  const { t } = useWords()
  const text = useText()
  const moment = useMoment()
  return (
    <Card className="grid gap-2">
      <h2 className="text-muted flex items-center gap-2 text-sm">
        <StickyNote className="size-4" aria-hidden="true" />
        {t('work.notes')}
      </h2>
      <ul className="grid gap-2">
        {notes.map(({ code, reason, at }) => (
          <li key={`${code} ${at}`}>
            {t(`tracking.events.${code}`)}
            {reason && `: ${text(`work.reasons.${reason}`)}`}
            <span className="text-muted figures block text-sm">{moment(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
