import type { EventCode } from '../parcels/parcel-steps.ts'
import { longestWait_h, type OrderRule } from './letter-rules.ts'

const steps = <const Codes extends readonly EventCode[]>(...codes: Codes) => codes
const ofParcel = {
  cause: 'order',
  waits_h: longestWait_h,
  about: 'parcel',
  leads: 'tracking',
  must: ['tracking_number'],
} as const
const toReceiver = { ...ofParcel, to: 'receiver', stop: 'link', push: false, holds: 'goods' } as const
const toOwner = { ...ofParcel, to: 'owner', stop: 'choice', push: true } as const
const ofShipment = { ...toOwner, holds: 'goods' } as const
const ofBoxes = { ...toOwner, holds: 'boxes' } as const
const handedOver = { on: steps('picked_up', 'dropped_off'), first: true, holds: 'goods' } as const
const goesOut = { on: steps('out_for_delivery'), may: ['code_note'] } as const
const missed = { leads: 'receivers_visit', on: steps('delivery_failed'), may: ['reason'] } as const
const turnedAway = { on: steps('refused'), may: ['reason'] } as const
const waits = {
  on: steps('ready_for_collection'),
  must: ['tracking_number', 'place'],
  may: ['until', 'counter', 'code_note'],
} as const

/** Letters about what happens to a parcel on its way. */
export const parcelLetters = {
  handed_over: { ...toOwner, ...handedOver, may: ['arrives'] },
  pickup_failed: { ...toOwner, leads: 'senders_visit', on: steps('pickup_failed'), may: ['reason'] },
  departed: { ...toOwner, on: steps('departed_origin'), may: ['arrives'] },
  delayed: { ...ofShipment, on: steps('delayed'), may: ['reason', 'arrives'] },
  customs_hold: { ...toOwner, on: steps('customs_hold') },
  duty_due: { ...toOwner, on: steps('duty_due') },
  out_for_delivery: { ...ofShipment, ...goesOut },
  delivery_failed: { ...ofShipment, ...missed },
  ready_for_collection: { ...ofShipment, ...waits },
  refused: { ...ofShipment, ...turnedAway },
  delivered: { ...ofShipment, on: steps('delivered') },
  damaged: { ...ofShipment, leads: 'shipment', on: steps('damaged'), may: ['reason'] },
  lost: { ...ofShipment, leads: 'shipment', on: steps('lost'), may: ['reason'] },
  returning: { ...ofShipment, on: steps('returning') },
  returned: { ...ofShipment, on: steps('returned') },
  boxes_out_for_delivery: { ...ofBoxes, ...goesOut },
  boxes_delivery_failed: { ...ofBoxes, ...missed },
  boxes_ready: { ...ofBoxes, ...waits },
  boxes_delivered: { ...ofBoxes, on: steps('delivered') },
  boxes_delayed: { ...ofBoxes, on: steps('delayed'), may: ['reason'] },
  boxes_refused: { ...ofBoxes, ...turnedAway },
  boxes_damaged: { ...ofBoxes, on: steps('damaged'), may: ['reason'] },
  boxes_lost: { ...ofBoxes, on: steps('lost'), may: ['reason'] },
  boxes_returning: { ...ofBoxes, on: steps('returning') },
  boxes_returned: { ...ofBoxes, on: steps('returned') },
  receiver_coming: {
    ...toReceiver,
    ...handedOver,
    must: ['tracking_number', 'link'],
    may: ['arrives', 'sender', 'delivery'],
  },
  receiver_departed: { ...toReceiver, on: steps('departed_origin'), may: ['arrives'] },
  receiver_delayed: { ...toReceiver, on: steps('delayed'), may: ['reason', 'arrives'] },
  receiver_customs_hold: { ...toReceiver, on: steps('customs_hold') },
  receiver_duty_due: { ...toReceiver, on: steps('duty_due') },
  receiver_out_for_delivery: { ...toReceiver, ...goesOut },
  receiver_delivery_failed: { ...toReceiver, on: steps('delivery_failed'), may: ['reason'] },
  receiver_ready: { ...toReceiver, ...waits },
  receiver_delivered: { ...toReceiver, on: steps('delivered') },
  receiver_lost: { ...toReceiver, on: steps('lost') },
} as const satisfies Record<string, OrderRule>
export type ParcelLetter = keyof typeof parcelLetters
