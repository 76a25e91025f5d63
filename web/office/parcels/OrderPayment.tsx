import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRinggit } from '#contract/prices/money.ts'
import { showProof } from '#contract/money/payments.ts'
import type { OfficeOrder } from '#contract/office/office-parcels.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useMoment } from '../../platform/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'

/** How it was to be paid and what was sent as proof, long after the desk has decided on it. */
export function OrderPayment({ order: { transaction, payment_id } }: { order: OfficeOrder }) {
  const { t } = useTranslation()
  return (
    <Collapsible title={t('office_parcels.one.payment')}>
      <PaidHow transaction={transaction} />
      {transaction.has_proof && <Proof payment_id={payment_id} />}
    </Collapsible>
  )
}

function PaidHow({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { paid_with, payment_type_id, bank_name, account_name, account_number } = transaction
  const { amount, pay_reference, deadline_at, proof_sent_at, status } = transaction
  return (
    <Facts
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
  const { t } = useTranslation()
  if (!reject_code) return null
  const words = reject_code === 'other' ? '' : t(`shipment_success.reasons.${reject_code}`)
  return [words, reject_reason].filter(Boolean).join(' ')
}

/** Fetched only once it is asked for, as every look is on record. */
function Proof({ payment_id }: { payment_id: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
        {t('office_parcels.one.see_proof')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('office.payments.proof')}>
        {isOpen && (
          <ProtectedPicture
            endpoint={showProof}
            params={{ id: payment_id }}
            label={t('office.payments.proof')}
            className="max-h-[60vh] w-full rounded-lg object-contain"
            waiting="h-64 w-full"
          />
        )}
        <Button kind="secondary" onClick={() => setIsOpen(false)}>
          {t('door.close')}
        </Button>
      </Dialog>
    </>
  )
}
