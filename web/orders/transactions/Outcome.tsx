import { printPaper, printReceipt, type Transaction } from '#contract/orders/transactions.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { SendersNext } from './SendersNext.tsx'
import { AfterPayment } from './AfterPayment.tsx'
import { BatchLabels } from './BatchParcels.tsx'
import { wizardOf } from './wizard-of.ts'
import { useWords } from '../../platform/words.ts'

/** What is left to do once nothing has to be paid any more. */
export function Outcome({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { status, type, concerns, shipment, parcel } = transaction
  if (status === 'awaiting_approval')
    return transaction.cancel_wished_at ? null : <AfterPayment transaction={transaction} />
  const isPayable = transaction.lines.some(
    ({ code }) => code === 'missing_payment' || code.startsWith('fee_'),
  )
  if (concerns && status !== 'success') return <Ended concerns={concerns} isPayable={isPayable} />
  if (status !== 'success')
    return (
      <LinkButton
        className="sm:justify-self-start"
        to={shipment ? `/shipment?again=${transaction.id}` : wizardOf[type]}
      >
        {t('shipment_success.order_again')}
      </LinkButton>
    )
  return (
    <div className="grid gap-4">
      {shipment && parcel && <SendersNext id={transaction.id} parcel={parcel} shipment={shipment} />}
      <Papers transaction={transaction} />
      {shipment && parcel && isAt(parcel.code, 'sender') && (
        <p className="text-muted max-w-prose text-sm">{t('shipment_success.label_note')}</p>
      )}
    </div>
  )
}

function Papers({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { id, type, concerns, shipment, parcel, tracking_number } = transaction
  // What has to be on it before anybody comes.
  const isNext = parcel !== null && isAt(parcel.code, 'sender')
  const isOver = parcel !== null && isAt(parcel.code, 'over')
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid">
      {concerns && <ToShipment concerns={concerns} />}
      {orderRules[type].holds === 'boxes' && (
        <LinkButton to="/voucher">{t('shipment_success.to_vouchers')}</LinkButton>
      )}
      {orderRules[type].holds === 'orders' && <BatchLabels transaction={transaction} />}
      {shipment && !isOver && (
        <DownloadButton
          endpoint={printPaper}
          params={{ id, kind: 'label' }}
          name={`${tracking_number}-label.pdf`}
          label={t('shipment_success.print_label')}
          kind={isNext ? 'primary' : 'secondary'}
        />
      )}
      {shipment && (
        <LinkButton kind="secondary" to={`/resi-detail?number=${tracking_number}`}>
          {t('shipment_success.track')}
        </LinkButton>
      )}
      <DownloadButton
        endpoint={printReceipt}
        params={{ id }}
        name={`${tracking_number}.pdf`}
        label={t('shipment_success.print_receipt')}
      />
    </div>
  )
}

type Concerned = Pick<Transaction, 'concerns'>['concerns'] & {}

/** A difference is not ordered again: its shipment asks once more. A payment that never came is asked for by the office. */
function Ended({ concerns, isPayable }: { concerns: Concerned; isPayable: boolean }) {
  const { t } = useWords()
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t(isPayable ? 'shipment_success.expired.payable' : 'weighing.ended')}</p>
      <ToShipment concerns={concerns} />
    </div>
  )
}

function ToShipment({ concerns: { id, tracking_number } }: { concerns: Concerned }) {
  const { t } = useWords()
  return (
    <LinkButton to={`/shipment-detail?id=${id}`}>
      {t('weighing.to_shipment', { number: inGroups(tracking_number) })}
    </LinkButton>
  )
}
