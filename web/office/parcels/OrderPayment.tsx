import { Link } from 'react-router'
import { formatRinggit } from '#contract/prices/money.ts'
import { showProof } from '#contract/money/payments.ts'
import type { OfficeOrder } from '#contract/office/office-parcels.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useMoment } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PictureButton } from '../../parts/parcel/PictureDialog.tsx'
import { useWords } from '../../platform/words.ts'

/** How it was to be paid and what was sent as proof, long after the desk has decided on it. */
export function OrderPayment({ order: { transaction, payment_id, weighing } }: { order: OfficeOrder }) {
  const { t } = useWords()
  return (
    <Collapsible title={t('office_parcels.one.payment')}>
      <PaidHow transaction={transaction} />
      {weighing && <AfterWeighing weighing={weighing} />}
      {transaction.has_proof && (
        <PictureButton
          endpoint={showProof}
          params={{ id: payment_id }}
          className="mt-3"
          label={t('office_parcels.one.see_proof')}
          title={t('office.payments.proof')}
        />
      )}
    </Collapsible>
  )
}

/** What its customer asks about when the parcel weighed something else. */
function AfterWeighing({ weighing }: { weighing: NonNullable<OfficeOrder['weighing']> }) {
  const { t } = useWords()
  const { status, new_total, difference, is_heavier, payable_number } = weighing
  const state = t(`office_parcels.one.weighings.${status}`)
  const sum = difference > 0 ? `${is_heavier ? '+' : '−'} ${formatRinggit(difference)}, ${state}` : state
  return (
    <div className="mt-3">
      <Facts
        isStacked
        facts={[
          [t('office_parcels.one.after_weighing'), formatRinggit(new_total)],
          [
            t('office_parcels.one.difference'),
            payable_number ? (
              <Link key="difference" className="underline" to={`/office/parcels/${payable_number}`}>
                {sum}
              </Link>
            ) : (
              sum
            ),
          ],
        ]}
      />
    </div>
  )
}

function PaidHow({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const moment = useMoment()
  const { paid_with, payment_type_id, bank_name, account_name, account_number } = transaction
  const { amount, pay_reference, deadline_at, proof_sent_at, status } = transaction
  return (
    <Facts
      isStacked
      facts={[
        [t('office.payments.type'), t(`ui.payment.${payment_type_id}`)],
        [t('office.payments.account'), `${bank_name}, ${account_number ?? account_name}`],
        [t('office.payments.amount'), formatRinggit(amount)],
        [t('office.payments.word'), pay_reference],
        [
          t('office_parcels.one.paid_with'),
          paid_with && (
            <Link
              key="batch"
              className="figures underline"
              to={`/office/parcels/${paid_with.tracking_number}`}
            >
              {inGroups(paid_with.tracking_number)}
            </Link>
          ),
        ],
        [t('office_parcels.one.deadline'), status === 'awaiting_payment' ? moment(deadline_at) : null],
        [t('office.payments.sent_at'), proof_sent_at && moment(proof_sent_at)],
        [t('office_parcels.one.rejected'), useRejection(transaction)],
      ]}
    />
  )
}

function useRejection({ reject_code, reject_reason }: Transaction) {
  const { t } = useWords()
  if (!reject_code) return null
  const words = reject_code === 'other' ? '' : t(`shipment_success.reasons.${reject_code}`)
  return [words, reject_reason].filter(Boolean).join(' ')
}
