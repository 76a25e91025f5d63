import { paymentRules } from '#contract/site/payment-types.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useVisit } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

/** What we do with the money once it is there, and who comes when. */
export function AfterPayment({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const visitWords = useVisit()
  const { payment_type_id, shipment, box_purchase } = transaction
  const visit = shipment && visitWords(shipment.sender)
  const steps = [
    t(`shipment_success.after.${paymentRules[payment_type_id].isAtCounter ? 'cash' : 'proof'}`),
    visit &&
      t(`shipment_success.after.${shipment.sender.service_type === 'pickup' ? 'pickup' : 'drop_off'}`, {
        visit,
        counter: shipment.sender.drop_point_label ?? '',
      }),
    box_purchase && t('shipment_success.boxes.after_payment'),
  ]
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('shipment_success.after.heading')}</h2>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map((step) => step && <li key={step}>{step}</li>)}
      </ol>
    </section>
  )
}
