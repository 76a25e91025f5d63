import { Link } from 'react-router'
import { CallLink } from '../../parts/places/CallLink.tsx'
import { mostPaidCounted, type PaymentToJudge } from '#contract/money/payments.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { lookOfProof } from './look-of-proof.ts'
import { useAge } from '../use-age.ts'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useWords, type Words } from '../../platform/words.ts'

/** How much, and since when somebody waits for an answer. */
export function AmountDue({ payment, now }: { payment: PaymentToJudge; now: string }) {
  const { t } = useWords()
  const age = useAge(payment.proof_sent_at, now)
  return (
    <p className="max-lg:order-first">
      <span className={`block ${lookOfProof(payment.proof_sent_at, now)}`}>
        {t('office.payments.waits', { age })}
      </span>
      <span className="sr-only">{t('office.payments.amount')}</span>
      <span className="text-[min(2.4375rem,11.5vw)] leading-tight font-extrabold tracking-tight">
        <Price ringgit={stillDue(payment)} />
      </span>
      <To payment={payment} />
    </p>
  )
}

/** On phones the facts come below the picture; where the money went is compared with it at once. */
function To({ payment: { bank_name, account_number, account_name } }: { payment: PaymentToJudge }) {
  return (
    <span className="figures block text-sm lg:hidden">
      {bank_name} <span className="whitespace-nowrap">{account_number}</span>
      {account_name && ` · ${account_name}`}
    </span>
  )
}

function Customer({ payment: { customer_id, customer_name } }: { payment: PaymentToJudge }) {
  if (!customer_id || !customer_name) return customer_name
  return (
    <Link className="underline underline-offset-4" to={`/office/customers/${customer_id}`}>
      {customer_name}
    </Link>
  )
}

/** Who pays for the first time is looked at twice. */
function paidBefore({ customer_id, customer_paid }: PaymentToJudge, t: Words['t']) {
  if (!customer_id) return null
  if (customer_paid === 0) return <strong>{t('office.payments.paid_never')}</strong>
  return customer_paid > mostPaidCounted
    ? t('office.payments.paid_more', { most: mostPaidCounted })
    : t('office.payments.paid_times', { count: customer_paid })
}

/** Whose order it is, and what for. */
export function PaymentFacts({ payment }: { payment: PaymentToJudge }) {
  const { t } = useWords()
  const moment = useMoment()
  const { customer_phone: phone } = payment
  return (
    <Card className="grid gap-3">
      {payment.cancel_wished_at && <Alert tone="warning">{t('office.payments.cancel_wished')}</Alert>}
      <Facts
        isNarrow
        facts={[
          [t('office.payments.type'), t(`ui.payment.${payment.payment_type_id}`)],
          [t('office.payments.reference'), <TrackingNumber key="number" number={payment.tracking_number} />],
          [
            t('office.payments.order'),
            t(`office.payments.order_types.${payment.order_type}`, { count: payment.parcels ?? 0 }),
          ],
          [
            t('office.payments.concerns'),
            payment.concerns && <TrackingNumber key="concerns" number={payment.concerns} />,
          ],
          [
            t('office.payments.sent_at'),
            payment.proof_sent_at && moment(payment.proof_sent_at, zoneOfOffice),
          ],
          [t('office.payments.customer'), <Customer key="customer" payment={payment} />],
          [t('office.payments.paid_before'), paidBefore(payment, t)],
          [t('office.payments.email'), payment.customer_email],
          [t('office.payments.phone'), phone && <CallLink key="phone" phone={phone} />],
        ]}
      />
      <Link
        className="inline-flex min-h-11 items-center underline underline-offset-4"
        to={`/office/parcels/${payment.tracking_number}`}
      >
        {t('office.payments.open_order')}
      </Link>
    </Card>
  )
}
