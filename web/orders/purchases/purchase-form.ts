import { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import { email, personName } from '#contract/people/accounts.ts'
import { postalCode, streetAddress } from '#contract/people/addresses.ts'
import { countryCode } from '#contract/places/geography.ts'
import type { Box, MasterData } from '#contract/site/master-data.ts'
import { hasRealPhone, phoneFields, phoneIsWrong, toE164 } from '#contract/places/phone.ts'
import { mostBoxes, purchaseTotals, type PurchaseOrder } from '#contract/orders/purchases.ts'
import type { Unfilled } from '../../platform/form.ts'
import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'

const receiverFields = {
  addresses_id: z.string(),
  size: z.string().min(1, 'error.size_required'),
  quantity: z.int('error.quantity_invalid').min(1, 'error.quantity_min').max(mostBoxes, 'error.quantity_max'),
  name: personName,
  ...phoneFields,
  email,
  country_id: z.enum(countryCode.options, 'error.country_required'),
  region_id: z.string().min(1, 'error.region_required'),
  city_id: z.string().min(1, 'error.city_required'),
  district_id: z.string(),
  postal_code: postalCode,
  address: streetAddress,
  service: z.string().min(1, 'error.service_required'),
  counter_id: z.string(),
  visit_day: z.string(),
  time_slot_id: z.string(),
}

export const receiverDetail = z.strictObject(receiverFields).refine(hasRealPhone, phoneIsWrong)

export function isFilled(entry: ReceiverEntry): entry is ReceiverDetail {
  return receiverDetail.safeParse(entry).success
}

/** The form on one page also asks for the district and for a visit. */
export const dedicatedDetail = z
  .strictObject({
    ...receiverFields,
    district_id: z.string().min(1, 'error.district_required'),
    visit_day: z.string().min(1, 'error.date_required'),
    time_slot_id: z.string().min(1, 'error.slot_required'),
  })
  .refine(hasRealPhone, phoneIsWrong)

export type ReceiverDetail = z.input<typeof receiverDetail>
/** While it is being filled in. */
export type ReceiverEntry = Unfilled<ReceiverDetail>

export const emptyReceiver: ReceiverDetail = {
  addresses_id: '',
  size: '',
  quantity: 1,
  name: '',
  phone: '',
  phone_country: usualWay.from,
  email: '',
  country_id: usualWay.from,
  region_id: '',
  city_id: '',
  district_id: '',
  postal_code: '',
  address: '',
  // Free, and what most want; the other way is beside it.
  service: 'delivery',
  counter_id: '',
  visit_day: '',
  time_slot_id: '',
}

export function boxOf(masterData: MasterData, { size }: { size: string }) {
  return masterData.box.find(({ id }) => id === size)
}

export function isSoldIn(masterData: MasterData, { country_id }: { country_id: string }) {
  return masterData.country.some(
    ({ id, is_purchase_available }) => id === country_id && is_purchase_available,
  )
}

export function dimensionsOf({ max_dim: { length, width, height } }: Box) {
  return `${length} × ${width} × ${height} cm`
}

export function totalsOf(box: Box, quantity: number | undefined) {
  const whole = quantity !== undefined && Number.isInteger(quantity) && quantity > 0
  return purchaseTotals(box.price, box.deposit, whole ? quantity : 0)
}

interface Order {
  box: Box
  detail: ReceiverDetail
  payment: PaymentPicked
}

/** The documented payload. */
export function payloadOf({ box, detail, payment }: Order): PurchaseOrder | undefined {
  const { payment_type, payment_account } = payment
  if (payment_type === '') return undefined
  const { visit_day: day, time_slot_id } = detail
  return {
    box_detail: {
      qty: detail.quantity,
      label: box.label,
      price: box.price,
      description: { label: box.label, dimensions: dimensionsOf(box) },
    },
    buyer_detail: {
      name: detail.name,
      phone: toE164(detail.phone, detail.phone_country) ?? detail.phone,
      email: detail.email,
      address: detail.address,
      postal_code: detail.postal_code,
      city: detail.city_id,
      country: detail.country_id,
      region: detail.region_id,
      ...(detail.district_id ? { district: detail.district_id } : {}),
    },
    service_id: detail.service,
    ...(detail.service === 'pickup' && detail.counter_id ? { counter_id: detail.counter_id } : {}),
    payment_type_id: payment_type,
    payment_account_id: payment_account,
    ...(day && time_slot_id ? { visit: { day, time_slot_id } } : {}),
  }
}
