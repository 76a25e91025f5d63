import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import type { Box } from '#contract/site/master-data.ts'
import { quoteRequest, type QuoteRequest } from '#contract/prices/quotes.ts'
import {
  packageFields,
  receiverDetail,
  senderDetail,
  receiverServices,
  senderServices,
  type ShipmentOrder,
} from '#contract/orders/shipments.ts'
import type { Mode } from '#contract/places/zones.ts'
import type { Unfilled } from '../../platform/form.ts'
import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'
import type { PartyValues } from './party-schema.ts'

export type PackageValues = Unfilled<z.input<typeof packageFields>>

export interface Draft {
  step: number
  sender: PartyValues
  receiver: PartyValues
  package: PackageValues
  mode: Mode | ''
  payment: PaymentPicked
  /** A voucher's id, `none` when it was taken away; '' as long as nobody has chosen. */
  voucher_choice: string
  /** The promised day for which the receiver's day was chosen automatically; '' where somebody chose it. */
  usual_day: string
  wants_door_code: boolean
}

/** Every field of a party has its first value, also one that may be left out. */
const emptyParty: Required<PartyValues> = {
  name: '',
  phone: '',
  phone_country: usualWay.from,
  email: '',
  emergency_contact: '',
  note: '',
  id_number: '',
  passport_image_id: '',
  address: '',
  country_id: usualWay.from,
  region_id: '',
  city_id: '',
  district_id: '',
  postal_code: '',
  service_package: 'standard',
  service_type: '',
  drop_point_id: '',
  visit_day: '',
  time_slot_id: '',
}

/** Until somebody says otherwise, it was made in the sender's country and weighs its share of the parcel. */
export const emptyItem: PackageValues['items'][number] = {
  name: '',
  quantity: 1,
  unit_value: undefined,
  hs_code: '',
  net_weight_kg: undefined,
  origin_country: '',
}

export const emptyDraft: Draft = {
  step: 0,
  sender: { ...emptyParty, service_type: 'pickup' },
  receiver: {
    ...emptyParty,
    phone_country: usualWay.to,
    country_id: usualWay.to,
    service_type: 'delivery',
  },
  package: {
    box: '',
    weight: undefined,
    item_type: 'other',
    items: [emptyItem],
    add_ons: [],
    declared_value: 0,
    purpose: 'gift',
    pmi_registration: 'none',
    consent: false,
  },
  mode: '',
  payment: { payment_type: '', payment_account: '' },
  voucher_choice: '',
  usual_day: '',
  wants_door_code: false,
}

/** In whole sen, so that 0.1 + 0.2 is worth thirty sen. */
export function worthOf({ items }: Pick<PackageValues, 'items'>) {
  const sen = items.reduce(
    (sum, { unit_value, quantity }) => sum + Math.round((unit_value || 0) * 100) * (quantity || 0),
    0,
  )
  return sen / 100
}

/** What has to be known before anything can be priced; undefined until then, and while the form would refuse it. */
export function quoteOf({ sender, receiver, package: content }: Draft, boxes: readonly Box[]) {
  const { box, weight, length, width, height } = content
  const add_ons = content.add_ons.map(({ name, quantity }) => ({ code: name, quantity }))
  const request = {
    origin_country: sender.country_id,
    origin_region: sender.region_id,
    destination_country: receiver.country_id,
    destination_region: receiver.region_id,
    ...(receiver.city_id === '' ? {} : { destination_city: receiver.city_id }),
    ...(sender.visit_day === '' ? {} : { starts_on: sender.visit_day }),
    service_receiver: receiverServices.find((service) => service === receiver.service_type),
    weight_kg: weight,
    ...(box === '' ? { length, width, height } : { box }),
    service_sender: senderServices.find((service) => service === sender.service_type),
    priority_ends: [sender, receiver].filter(({ service_package }) => service_package === 'priority').length,
    declared_value: worthOf(content),
    ...(add_ons.length > 0 ? { add_ons } : {}),
  }
  return isQuotable(request) && fitsBox(content, boxes) && isInsurable(content) ? request : undefined
}

/** Before own packaging is measured only the scale counts; with a size the price may be higher. */
export function estimateOf(draft: Draft, boxes: readonly Box[]) {
  const unmeasured = { ...draft.package, length: 10, width: 10, height: 10 }
  return draft.package.box === '' ? quoteOf({ ...draft, package: unmeasured }, boxes) : undefined
}

function isQuotable(request: Unfilled<QuoteRequest>): request is QuoteRequest {
  return quoteRequest.safeParse(request).success
}

/** Within what an official box may carry; other packaging has no limit here. */
export function fitsBox({ box, weight }: Pick<PackageValues, 'box' | 'weight'>, boxes: readonly Box[]) {
  return (weight ?? 0) <= (boxes.find(({ label }) => label === box)?.max_weight ?? Infinity)
}

function isInsurable(content: PackageValues) {
  return packageFields.shape.declared_value.safeParse(worthOf(content)).success
}

/** With what only the last step knows: which voucher is used. */
export type OrderDraft = Draft & { voucher_id: string }

/** The order, once every part of the draft has passed its own rules. */
export function orderOf(draft: OrderDraft, total: number): ShipmentOrder | undefined {
  const { payment_type, payment_account } = draft.payment
  const sender = senderDetail.safeParse(draft.sender)
  const receiver = receiverDetail.safeParse(withCounter(draft.receiver))
  const content = { ...draft.package, declared_value: worthOf(draft.package) }
  if (draft.mode === '' || payment_type === '' || !sender.success || !receiver.success) return undefined
  if (!isFilled(content)) return undefined
  return {
    sender: sender.data,
    receiver: receiver.data,
    package: content,
    mode: draft.mode,
    total,
    payment_type_id: payment_type,
    payment_account_id: payment_account,
    voucher_id: draft.voucher_id,
    wants_door_code: draft.wants_door_code,
  }
}

function isFilled(content: PackageValues): content is ShipmentOrder['package'] {
  return packageFields.safeParse(content).success
}

/** The form has one field for the counter at either end. */
function withCounter({ drop_point_id, ...receiver }: PartyValues) {
  return { ...receiver, counter_id: receiver.service_type === 'self_pickup' ? drop_point_id : '' }
}

export type Unasked = 'quote_from' | 'quote_to' | 'quote_weight'

/** What is still to be said before there can be a price: the names of fields above the first step, as they are read. */
export function unaskedIn({ sender, receiver, package: { weight } }: Draft): Unasked[] {
  const isUnasked: Record<Unasked, boolean> = {
    quote_from: sender.region_id === '',
    quote_to: receiver.region_id === '',
    quote_weight: weight === undefined,
  }
  return (['quote_from', 'quote_to', 'quote_weight'] as const).filter((name) => isUnasked[name])
}
