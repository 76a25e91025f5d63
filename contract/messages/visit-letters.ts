import { reportRest_s } from '../parcels/report-rest.ts'
import { longestWait_h, type OrderRule } from './letter-rules.ts'

const ofAnyVisit = {
  cause: 'order',
  waits_h: longestWait_h,
  about: 'money',
  leads: 'shipment',
  to: 'owner',
  stop: 'never',
  push: true,
} as const
const ofVisit = { ...ofAnyVisit, holds: 'goods' } as const
const ofReceiver = { to: 'receiver', leads: 'tracking', stop: 'link', push: false } as const
const moved = { ...ofVisit, on: ['visit_moved'], must: ['tracking_number', 'visit'] } as const
const released = {
  ...ofVisit,
  on: ['visit_released'],
  must: ['tracking_number'],
  may: ['arrives'],
} as const
const bySender = { leads: 'senders_visit', data: { name: 'party', value: 'sender' } } as const
const byReceiver = { leads: 'receivers_visit', data: { name: 'party', value: 'receiver' } } as const

const answered = {
  ...ofAnyVisit,
  leads: 'tracking',
  on: ['nobody_came_answered'],
  must: ['tracking_number'],
  may: ['office_words'],
  // As long as the office is offered to take it back.
  rests_s: reportRest_s,
} as const

/** Letters about orders and receivers that were changed, and about appointments that were moved or have become impossible. */
export const visitLetters = {
  receiver_changed: { ...ofVisit, on: ['receiver_changed'], must: ['tracking_number'] },
  order_changed: { ...ofVisit, on: ['order_changed'], must: ['tracking_number'] },
  city_changed: { ...ofVisit, on: ['city_changed'], must: ['tracking_number'], may: ['arrives'] },
  receiver_city_changed: {
    ...ofVisit,
    ...ofReceiver,
    on: ['city_changed'],
    must: ['tracking_number'],
    may: ['arrives'],
  },
  pickup_moved: { ...moved, ...bySender },
  arrival_moved: { ...moved, ...byReceiver },
  boxes_moved: { ...moved, ...byReceiver, holds: 'boxes', must: ['tracking_number', 'boxes_come'] },
  arrival_released: { ...released, leads: 'receivers_visit' },
  receiver_visit_moved: { ...moved, ...byReceiver, ...ofReceiver },
  receiver_visit_released: { ...released, ...ofReceiver },
  report_answered: { ...answered, data: { name: 'told', value: 'owner' } },
  receiver_report_answered: {
    ...answered,
    ...ofReceiver,
    holds: 'goods',
    data: { name: 'told', value: 'receiver' },
  },
} as const satisfies Record<string, OrderRule>
export type VisitLetter = keyof typeof visitLetters
