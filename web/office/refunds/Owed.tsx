import { Link } from 'react-router'
import { CallLink } from '../../parts/places/CallLink.tsx'
import type { OfficeRefund } from '#contract/money/refunds.ts'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'

/** What is owed for, and to whom. */
export function Owed({ refund }: { refund: OfficeRefund }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{t(`office_refunds.kinds.${refund.kind}`)}</h2>
      <Facts
        isStacked
        facts={[
          [t('office_refunds.reference'), <TrackingNumber key="number" number={refund.tracking_number} />],
          [t('office_refunds.serial'), refund.serial],
          [t('office_refunds.owed_at'), moment(refund.owed_at)],
          [t('office_refunds.customer'), refund.customer_name],
          [t('office_refunds.email'), refund.customer_email],
          [
            t('office_refunds.phone'),
            refund.customer_phone && <CallLink key="phone" phone={refund.customer_phone} />,
          ],
        ]}
      />
      <Link
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
        to={`/office/parcels/${refund.tracking_number}`}
      >
        {t('office.payments.open_order')}
      </Link>
    </Card>
  )
}
