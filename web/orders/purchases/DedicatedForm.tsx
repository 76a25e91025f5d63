import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { firstCheckedVisit } from '#contract/orders/first-checked-visit.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { usePaymentCheck } from '../../parts/payment/use-payment-check.ts'
import { VisitFields } from '../../parts/places/VisitFields.tsx'
import { BoxTicket } from './BoxTicket.tsx'
import { FootBar, noDraft } from './FootBar.tsx'
import { OrderTrouble } from './OrderTrouble.tsx'
import { boxOf, dedicatedDetail, emptyReceiver, payloadOf, type ReceiverDetail } from './purchase-form.ts'
import { ReceiverFields, useCountry, type PurchaseForm } from './ReceiverFields.tsx'
import { SummaryBox } from './SummaryBox.tsx'
import { useOrder } from './use-order.ts'
import { useWords } from '../../platform/words.ts'

/** Its button may stand in the ticket, outside of it. */
const dedicatedForm = 'boxes'

/** The whole order on one page, with the day of the visit. */
export function DedicatedForm({ masterData }: { masterData: MasterData }) {
  const { t } = useWords()
  const [ticket, setTicket] = useState<Element | null>(null)
  const { form, box, quantity, payment, setPicked, error, order, submit } = useDedicatedOrder(masterData)
  const country = useCountry(form, masterData)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14">
      <form id={dedicatedForm} className="grid min-w-0 gap-5" noValidate onSubmit={submit}>
        <FormErrors form={form} others={error ? [{ field: 'payment_account', text: error }] : []} />
        <ReceiverFields form={form} masterData={masterData} optionalDistrict={false} />
        <BoundVisit form={form} />
        <h3 className="text-lg">{t('purchase.payment.heading')}</h3>
        <PaymentChoice masterData={masterData} value={payment} onChange={setPicked} error={error} />
        {box && <SummaryBox box={box} quantity={quantity ?? 0} way={payment.payment_type} />}
        <OrderTrouble order={order} />
        <FootBar box={box} quantity={quantity} draft={{ ...noDraft, ticket }}>
          <SubmitButton
            form={dedicatedForm}
            className="min-h-14 text-lg max-lg:min-w-[min(11rem,100vw-2rem)]"
            pending={order.pending}
            disabled={!country?.is_purchase_available || masterData.box.length === 0}
          >
            {t('purchase.order')}
          </SubmitButton>
        </FootBar>
      </form>
      <BoxTicket box={box} boxes={masterData.box} quantity={quantity} foot={setTicket} />
    </div>
  )
}

function useDedicatedOrder(masterData: MasterData) {
  const form: PurchaseForm = useForm({
    resolver: unfilledResolver(dedicatedDetail),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onChange',
    defaultValues: emptyReceiver,
  })
  const [picked, setPicked] = useState<PaymentPicked>({ payment_type: '', payment_account: '' })
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  const order = useOrder()
  const [size, quantity] = useWatch({ control: form.control, name: ['size', 'quantity'] })
  const box = boxOf(masterData, { size })
  const { refuse } = useFormTexts(form)
  const place = async (detail: ReceiverDetail) => {
    const body = check() && box ? payloadOf({ box, detail, payment }) : undefined
    refuse(body && box && (await order.place(body, box)))
  }
  const submit = form.handleSubmit(place, () => void check())
  return { form, box, quantity, payment, setPicked, error, order, submit }
}

function BoundVisit({ form }: { form: PurchaseForm }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [usual] = useState(() => firstCheckedVisit(new Date()))
  const [service, region_id, day, time_slot_id] = useWatch({
    control: form.control,
    name: ['service', 'region_id', 'visit_day', 'time_slot_id'],
  })
  return (
    <VisitFields
      region_id={region_id}
      label={t(service === 'pickup' ? 'purchase.collect_day' : 'purchase.visit_day')}
      startsChosen
      usual={usual}
      checkedFrom={usual}
      value={{ day, time_slot_id }}
      onChange={(visit) => {
        form.setValue('visit_day', visit.day, { shouldValidate: true, shouldDirty: true })
        form.setValue('time_slot_id', visit.time_slot_id, {
          shouldValidate: visit.time_slot_id !== '',
          shouldDirty: true,
        })
      }}
      errors={{ day: errorOf('visit_day'), time_slot_id: errorOf('time_slot_id') }}
    />
  )
}
