import type { z } from 'zod'
import type { Address } from '#contract/addresses.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { fromE164 } from '#contract/phone.ts'
import { receiverDetail, senderDetail, type packageFields, type ShipmentOrder } from '#contract/shipments.ts'
import type { Mode } from '#contract/zones.ts'
import type { PaymentPicked } from '../ui/payment/payment-rules.ts'
import type { PartyValues } from './party-schema.ts'

export type PackageValues = z.input<typeof packageFields>

export interface Draft {
  step: number
  sender: PartyValues
  receiver: PartyValues
  package: PackageValues
  mode: Mode | ''
  payment: PaymentPicked
  voucher_id: string
  wants_door_code: boolean
}

const emptyParty: PartyValues = {
  name: '',
  phone: '',
  phone_country: 'MY',
  email: '',
  emergency_contact: '',
  id_number: '',
  passport_image_id: '',
  address: '',
  country_id: 'MY',
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

export const emptyDraft: Draft = {
  step: 0,
  sender: emptyParty,
  receiver: { ...emptyParty, phone_country: 'ID', country_id: 'ID' },
  package: {
    box: '',
    weight: Number.NaN,
    item_type: 'clothes',
    items: [{ name: '', quantity: 1, unit_value: Number.NaN, hs_code: '' }],
    add_ons: [],
    declared_value: 0,
    purpose: 'gift',
    pmi_registration: 'none',
    consent: false,
  },
  mode: '',
  payment: { payment_type: '', payment_account: '' },
  voucher_id: '',
  wants_door_code: false,
}

export function fromAddress(address: Address) {
  const { name, email, country_id, region_id, city_id, district_id, postal_code } = address
  return {
    name,
    ...fromE164(address.phone),
    email,
    country_id,
    region_id,
    city_id,
    district_id,
    postal_code,
    address: address.address,
  }
}

/** In whole sen, so that 0.1 + 0.2 is worth thirty sen. */
export function worthOf({ items }: Pick<PackageValues, 'items'>) {
  const sen = items.reduce(
    (sum, { unit_value, quantity }) => sum + Math.round((unit_value || 0) * 100) * (quantity || 0),
    0,
  )
  return sen / 100
}

/** What has to be known before anything can be priced; undefined until then. */
export function quoteOf({ sender, receiver, package: content }: Draft): QuoteRequest | undefined {
  const { box, weight, length, width, height } = content
  if (!sender.region_id || !receiver.region_id || !(weight >= 1)) return undefined
  if (box === '' && !(length && width && height)) return undefined
  const add_ons = content.add_ons.map(({ name, quantity }) => ({ code: name, quantity }))
  return {
    origin_country: sender.country_id,
    origin_region: sender.region_id,
    destination_country: receiver.country_id,
    destination_region: receiver.region_id,
    weight_kg: weight,
    ...(box === '' ? { length, width, height } : { box }),
    ...(sender.service_type === 'pickup' || sender.service_type === 'drop_off'
      ? { service_sender: sender.service_type }
      : {}),
    priority_ends: [sender, receiver].filter(({ service_package }) => service_package === 'priority').length,
    declared_value: worthOf(content),
    ...(add_ons.length > 0 ? { add_ons } : {}),
  }
}

/** The order, once every part of the draft has passed its own rules. */
export function orderOf(draft: Draft, total: number): ShipmentOrder | undefined {
  const { payment_type, payment_account } = draft.payment
  const sender = senderDetail.safeParse(draft.sender)
  const receiver = receiverDetail.safeParse(withoutDropPoint(draft.receiver))
  if (draft.mode === '' || payment_type === '' || !sender.success || !receiver.success) return undefined
  return {
    sender: sender.data,
    receiver: receiver.data,
    package: { ...draft.package, declared_value: worthOf(draft.package) },
    mode: draft.mode,
    total,
    payment_type_id: payment_type,
    payment_account_id: payment_account,
    voucher_id: draft.voucher_id,
    wants_door_code: draft.wants_door_code,
  }
}

function withoutDropPoint({ drop_point_id: _point, ...receiver }: PartyValues) {
  return receiver
}
