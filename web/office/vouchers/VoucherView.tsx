import { Link } from 'react-router'
import {
  readOfficeVoucher,
  voidableStatuses,
  type OfficeVoucher,
  type VoucherEvent,
} from '#contract/money/voucher-desk.ts'
import { useDay, useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { VoidVoucher } from './VoidVoucher.tsx'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

export function VoucherView({ id }: { id: string }) {
  const answer = useAnswer(readOfficeVoucher, { params: { id } })
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-60 w-full" />
  const { voucher, event_data } = data
  return (
    <>
      <VoucherFacts voucher={voucher} />
      <History events={event_data} />
      {voidableStatuses.includes(voucher.status) && <VoidVoucher voucher={voucher} />}
    </>
  )
}

function VoucherFacts({ voucher }: { voucher: OfficeVoucher }) {
  const { t } = useWords()
  const day = useDay()
  const { customer_id, customer_name, shipment_number } = voucher
  return (
    <Facts
      facts={[
        [t('office_vouchers.status'), t(`voucher.status.${voucher.status}`)],
        [t('office_vouchers.value'), <Price key="value" ringgit={voucher.value} />],
        [t('office_vouchers.box'), voucher.box_label],
        [
          t('office_vouchers.customer'),
          customer_id && customer_name && (
            <Link key="customer" className="underline" to={`/office/customers/${customer_id}`}>
              {customer_name}
            </Link>
          ),
        ],
        [t('office_vouchers.order'), <ParcelLink key="order" number={voucher.tracking_number} />],
        [
          t('office_vouchers.shipment'),
          shipment_number && <ParcelLink key="shipment" number={shipment_number} />,
        ],
        [t('office_vouchers.issued_at'), day(voucher.issued_at)],
        [t('office_vouchers.expires_at'), day(voucher.expires_at)],
      ]}
    />
  )
}

function ParcelLink({ number }: { number: string }) {
  return (
    <Link className="underline" to={`/office/parcels/${number}`}>
      <TrackingNumber number={number} />
    </Link>
  )
}

function History({ events }: { events: VoucherEvent[] }) {
  const { t } = useWords()
  const text = useText()
  const moment = useMoment()
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('office_vouchers.history')}</h3>
      {events.length === 0 && <p className="text-muted">{t('office_vouchers.no_history')}</p>}
      <ol className="grid gap-3">
        {events.map(({ id, name, at, actor_name, tracking_number, reason }) => (
          <li key={id} className="grid">
            <span className="font-medium">{text(`audit.events.${name}`)}</span>
            {reason && <span>{t(`office_vouchers.reasons.${reason}`)}</span>}
            <span className="text-muted text-sm">
              {moment(at)} · {actor_name ?? t('office_vouchers.service')}
            </span>
            {tracking_number && (
              <span className="text-muted text-sm">
                <TrackingNumber number={tracking_number} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
