import type { ShipmentOrder } from '#contract/orders/shipments.ts'

/** One moment for all of a run: the day of its first order is asked for again after midnight. */
const began = Date.now()

/** A weekday that is open, so many days from now. */
export function openDay(days = 3) {
  const day = new Date(began + days * 86_400_000)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

const party = {
  emergency_contact: '',
  email: 'siti@example.com',
  service_package: 'standard',
  visit_day: openDay(),
  time_slot_id: '09-12',
} as const
const sender = {
  ...party,
  name: 'Siti Contoh',
  phone: '0123456789',
  phone_country: 'MY',
  id_number: 'A12345678',
  address: 'No. 1, Jalan Contoh',
  country_id: 'MY',
  region_id: 'MY-10',
  city_id: 'MY-10-001',
  district_id: 'MY-10-D01',
  postal_code: '40000',
  service_type: 'pickup',
  drop_point_id: '',
} as const
const receiver = {
  ...party,
  name: 'Ibu Contoh',
  phone: '081234567890',
  phone_country: 'ID',
  id_number: '3174012345678901',
  address: 'Jl. Merdeka 1',
  country_id: 'ID',
  region_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  postal_code: '40111',
  service_type: 'delivery',
  visit_day: openDay(12),
} as const
const content: ShipmentOrder['package'] = {
  box: '',
  length: 40,
  width: 30,
  height: 30,
  weight: 3.2,
  item_type: 'clothes',
  items: [{ name: 'Baju', quantity: 2, unit_value: 50, hs_code: '' }],
  add_ons: [],
  declared_value: 100,
  purpose: 'gift',
  pmi_registration: 'none',
  consent: true,
}

/** From Selangor to Bandung by air, as a person would fill it in. */
export function plainOrder(passport_image_id: string, payment_account_id: string): ShipmentOrder {
  return {
    sender: { ...sender, passport_image_id },
    receiver: { ...receiver, passport_image_id },
    package: content,
    mode: 'air',
    total: 0,
    payment_type_id: 'cash',
    payment_account_id,
    voucher_id: '',
  }
}
