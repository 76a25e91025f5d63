import { addOnOptions } from '#contract/orders/shipments.ts'
import { addOns, lineCodes } from '#contract/prices/priced-line.ts'
import type { Transaction } from '../orders/transactions/transaction.ts'

type Shipment = NonNullable<Transaction['shipment']>
type Party = Shipment['sender']
type Bought = NonNullable<Transaction['box_purchase']>

const now = new Date('2026-11-21T16:30:00Z')
const longName = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad Abdul Rahman Al-Hadi'
const street =
  'Perumahan Taman Sari Indah Permai Blok C-17, RT 003/RW 007, Jalan Kyai Haji Ahmad Dahlan No. 128'

/** Paid, with nothing that an order may do without. */
export const bare: Transaction = {
  id: 'b2b1f3a0-3f0f-4c39-9c1e-5b8c6c1f0a11',
  tracking_number: 'SB7K2M9QXT4HBNC',
  type: 'shipment',
  concerns: null,
  reference: null,
  batch: null,
  paid_with: null,
  status: 'success',
  created_at: now,
  paid_at: now,
  now,
  deadline_at: now,
  proof_sent_at: null,
  payment_type_id: 'cash',
  bank_name: 'Pos Contoh',
  account_name: 'Seberang',
  account_number: null,
  total: 5000,
  base_amount: 5000,
  unique_amount: 0,
  amount: 5000,
  fees: [],
  changes: [],
  late_transfers: [],
  reject_code: null,
  reject_reason: null,
  qr_text: null,
  qr_has_amount: false,
  qr_rupiah: null,
  account_url: '',
  has_proof: false,
  lines: [{ code: 'freight_first', params: { kg: 1 }, quantity: 1, unit_price: 5000, amount: 5000 }],
  shipment: null,
  box_purchase: null,
  cancellation: null,
  pay_reference: null,
  parcel: null,
}

/** Whoever deleted the account took name, phone and street along. */
const erased = { name: null, phone: null, email: null, address: null, postal_code: null } as const

const leastParty: Party = {
  ...erased,
  emergency_contact: null,
  note: null,
  id_number: null,
  counter_label: null,
  passport_image_id: null,
  district_label: 'Petaling',
  city_label: 'Shah Alam',
  region_id: 'MY-10',
  region_label: 'Selangor',
  country_id: 'MY',
  service_package: 'standard',
  service_type: 'pickup',
  drop_point_label: null,
  visit_day: '2026-11-23',
  visit_from: '09:00',
  visit_to: '12:00',
}

const mostParty: Party = {
  ...leastParty,
  name: longName,
  phone: '+60123456789',
  email: 'siti.nurhaliza.kusumawardhani@contoh.example',
  emergency_contact: '+60129876543',
  note: 'Gate 4711, third floor',
  address: `${street}, ${street}`,
  postal_code: '40000',
  service_package: 'priority',
  service_type: 'drop_off',
  drop_point_label: 'Pos Contoh Shah Alam Seksyen 7',
}

const leastShipment: Shipment = {
  mode: 'air',
  lane: 'MY-ID',
  label_edition: 1,
  box_label: null,
  length: 30,
  width: 20,
  height: 10,
  weight: 1,
  weighed: null,
  chargeable_kg: 1,
  cover: { cover: 10_000, is_insured: false },
  days: { min: 3, max: 5 },
  arrives: { from: '2026-11-26', to: '2026-11-26' },
  item_type: 'documents',
  purpose: 'documents',
  declared_value: 0,
  pmi_registration: null,
  voucher_serial: null,
  add_ons: [],
  items: [
    {
      name: 'Surat',
      quantity: 1,
      unit_value: 0,
      hs_code: null,
      net_weight_kg: null,
      origin_country: null,
    },
  ],
  papers: ['label', 'cn22'],
  sender: leastParty,
  receiver: {
    ...leastParty,
    service_type: 'delivery',
    city_label: 'Makassar',
    region_id: '73',
    region_label: 'Sulawesi Selatan',
    country_id: 'ID',
  },
}

const mostShipment: Shipment = {
  ...leastShipment,
  mode: 'sea',
  box_label: 'XL',
  length: 60,
  width: 50,
  height: 50,
  weight: 29.125,
  chargeable_kg: 30,
  cover: { cover: 500_000, is_insured: true },
  arrives: { from: '2026-12-30', to: '2027-01-12' },
  item_type: 'clothes',
  purpose: 'personal_effects',
  declared_value: 500_000,
  pmi_registration: 'bp2mi',
  voucher_serial: 'BX7K2M9QXT4H',
  add_ons: addOns.map((name) => ({ name, quantity: 3, option: addOnOptions[name][0] })),
  items: Array.from({ length: 24 }, (_, index) => ({
    name: `Baju kurung sutera bersulam tangan dengan kotak hadiah, corak bunga nombor ${index + 1}`,
    quantity: 2,
    unit_value: 25_000,
    hs_code: '6204430000',
    net_weight_kg: 1.2,
    origin_country: 'MY',
  })),
  papers: ['label', 'cn23', 'invoice'],
  sender: mostParty,
  receiver: {
    ...mostParty,
    service_type: 'self_pickup',
    drop_point_label: null,
    district_label: 'Tamalanrea',
    city_label: 'Makassar',
    region_id: '73',
    region_label: 'Sulawesi Selatan',
    country_id: 'ID',
  },
}

// Every parameter any line asks for, in ringgit as a transaction is read.
const params = {
  kg: 12.5,
  as_kg: 15,
  step_kg: 5,
  free_from_kg: 20,
  longest_cm: 160,
  quantity: 2,
  percent: 6.5,
  per_kg: 7.5,
  value: 5000,
}

const leastBox: Bought = {
  ...erased,
  box_label: 'M',
  length: 40,
  width: 35,
  height: 30,
  quantity: 1,
  cancelled: 0,
  cancelled_serials: [],
  price: 2000,
  deposit: 3000,
  service_id: 'pickup',
  service_label: 'Pickup',
  service: 'pickup',
  counter: null,
  country_label: 'Malaysia',
  region_id: 'MY-10',
  region_label: 'Selangor',
  city_label: 'Shah Alam',
  district_label: null,
  visit_day: null,
  visit_from: null,
  visit_to: null,
}

const boxLines = (quantity: number) =>
  (['box', 'deposit'] as const).map((code) => ({
    code,
    params: { label: 'M' },
    quantity,
    unit_price: 2500,
    amount: 2500 * quantity,
  }))

/** Every kind of order with the least and the most that can be known of it. */
export const transactions = {
  'a shipment with the least': { ...bare, shipment: leastShipment },
  'a shipment with the most': {
    ...bare,
    payment_type_id: 'transfer',
    unique_amount: 42,
    total: 1_234_500,
    amount: 1_234_542,
    lines: lineCodes.map((code) => ({ code, params, quantity: 1, unit_price: 12_345, amount: 12_345 })),
    shipment: mostShipment,
  },
  'boxes with the least': { ...bare, type: 'box_purchase', lines: boxLines(1), box_purchase: leastBox },
  'boxes with the most': {
    ...bare,
    type: 'box_purchase',
    payment_type_id: 'qris',
    lines: boxLines(100),
    box_purchase: {
      ...leastBox,
      name: longName,
      phone: '+60123456789',
      email: 'siti@contoh.example',
      address: street,
      postal_code: '40000',
      district_label: 'Petaling',
      quantity: 100,
      service_id: 'delivery',
      visit_day: '2026-11-23',
      visit_from: '09:00',
      visit_to: '12:00',
    },
  },
  'a difference': {
    ...bare,
    type: 'difference',
    concerns: { id: bare.id, tracking_number: 'SB0000000000000' },
    lines: [
      { code: 'difference', params: { old_kg: 4, new_kg: 6.5 }, quantity: 1, unit_price: 900, amount: 900 },
    ],
  },
  'a batch': {
    ...bare,
    type: 'batch',
    batch: { parcels: 240, states: [] },
    lines: (['domestic_MY', 'domestic_ID', 'MY-ID', 'ID-MY'] as const).map((lane) => ({
      code: 'batch_lane',
      params: { lane, mode: 'sea', parcels: 60 },
      quantity: 1,
      unit_price: 90_000,
      amount: 90_000,
    })),
  },
} as const satisfies Record<string, Transaction>
