import type { CarriedParcel } from '#contract/courier/scans.ts'

const person = {
  name: 'Nur Contoh',
  phone: '+60123456789',
  emergency_contact: null,
  address: 'Jalan 1',
  city: 'Ipoh',
}

/** A parcel for the tests of this folder. */
export const carried: CarriedParcel = {
  order_id: 'o1',
  tracking_number: 'SB1',
  type: 'shipment',
  code: 'label_created',
  macro: 'info_received',
  route: 'across',
  next: ['picked_up', 'pickup_failed', 'damaged'],
  is_mine: false,
  is_held: false,
  is_open: true,
  may_take: false,
  mode: 'air',
  weight: 2,
  box_label: null,
  weighing: null,
  needs_door_code: false,
  answer: null,
  awaits_box: true,
  from: { city: 'Ipoh', district: null },
  to: { city: 'Bandung', district: null },
  leg: 'sender',
  sender: person,
  receiver: { ...person, name: 'Budi Contoh' },
  service: null,
  visit_day: null,
  visit_from: null,
  visit_to: null,
  changed_at: '2026-11-21T01:00:00.000Z',
}
