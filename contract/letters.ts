import type { OrderType } from './order-types.ts'
import type { EventCode } from './parcel-steps.ts'

/** Names that stand for a value; each letter allows those that it knows, and asks for those it is useless without. */
export const placeholders = [
  'name',
  'tracking_number',
  'link',
  'company',
  'amount',
  'deadline',
  'pay_to',
  'reason',
  'boxes',
  'serial',
  'arrives',
  'place',
  'until',
  'account',
  'bank_reference',
  'parcel_number',
  'office_words',
  'counter',
  'code_note',
  'boxes_come',
] as const
export type Placeholder = (typeof placeholders)[number]

const everywhere = ['name', 'tracking_number', 'link', 'company'] as const

interface Kind {
  /** What happened: names of events, or steps of a parcel. */
  on: readonly string[]
  to: 'owner' | 'receiver'
  /** Letters about money always come; those about the parcel are everybody's own choice. */
  about: 'money' | 'parcel'
  must: readonly Placeholder[]
  may?: readonly Placeholder[]
  /** Only for orders of this type. */
  type?: OrderType
  /** Only for events whose data say this. */
  data?: { name: string; value: string }
  /** Only for decisions that end a claim, or for those that one can still object to. */
  claim?: 'ended' | 'open'
  /** Whatever it says twice is said the first time only. */
  first?: true
}

const ofMoney = { to: 'owner', about: 'money', must: ['tracking_number'] } as const
const ofClaim = { ...ofMoney, may: ['deadline', 'office_words'] } as const
const paid = { on: ['payment_approved', 'cash_confirmed'], must: ['tracking_number', 'amount'] } as const
const declined = { ...ofClaim, on: ['claim_declined'], must: ['tracking_number', 'reason'] } as const
const accepted = { ...ofClaim, on: ['claim_accepted'], must: ['tracking_number', 'amount'] } as const

const moneyLetters = {
  order_placed: {
    ...ofMoney,
    on: ['order_placed'],
    must: ['tracking_number', 'amount', 'deadline', 'pay_to'],
  },
  proof_received: { ...ofMoney, on: ['proof_sent'], may: ['amount'] },
  proof_rejected: {
    ...ofMoney,
    on: ['payment_rejected'],
    must: ['tracking_number', 'reason', 'deadline'],
    may: ['amount', 'pay_to'],
  },
  paid_shipment: { ...ofMoney, ...paid, type: 'shipment', may: ['arrives'] },
  paid_boxes: {
    ...ofMoney,
    ...paid,
    type: 'box_purchase',
    must: ['tracking_number', 'amount', 'boxes'],
    may: ['boxes_come'],
  },
  paid_batch: { ...ofMoney, ...paid, type: 'batch' },
  paid_difference: { ...ofMoney, ...paid, type: 'difference', must: ['parcel_number', 'amount'] },
  approval_corrected: {
    ...ofMoney,
    on: ['approval_corrected'],
    must: ['tracking_number', 'reason', 'amount', 'deadline'],
    may: ['pay_to'],
  },
  payment_missing: { ...ofMoney, on: ['payment_missing'], must: ['tracking_number', 'reason', 'amount'] },
  payment_expired: { ...ofMoney, on: ['payment_expired'], may: ['amount'] },
  order_cancelled: { ...ofMoney, on: ['order_cancelled'] },
  order_ended: {
    ...ofMoney,
    on: ['unpaid_order_cancelled'],
    must: ['tracking_number', 'reason'],
  },
  paid_order_cancelled: {
    ...ofMoney,
    on: ['paid_order_cancelled'],
    must: ['tracking_number', 'amount', 'reason'],
  },
  weighed_heavier: {
    ...ofMoney,
    on: ['parcel_weighed'],
    data: { name: 'status', value: 'waiting' },
    must: ['tracking_number', 'amount'],
  },
  weighed_lighter: {
    ...ofMoney,
    on: ['refund_owed'],
    data: { name: 'kind', value: 'credit' },
    must: ['tracking_number', 'amount'],
  },
  voucher_confirmed: {
    ...ofMoney,
    on: ['refund_owed'],
    data: { name: 'kind', value: 'voucher' },
    must: ['amount'],
    may: ['serial'],
  },
  /** A decision that ends a claim names the money itself. */
  refund_owed: {
    ...ofMoney,
    on: ['refund_owed'],
    data: { name: 'kind', value: 'claim' },
    claim: 'open',
    must: ['tracking_number', 'amount'],
  },
  refund_paid: { ...ofMoney, on: ['refund_paid'], must: ['amount', 'bank_reference'], may: ['account'] },
  refund_withdrawn: { ...ofMoney, on: ['refund_withdrawn'], must: ['tracking_number', 'reason', 'amount'] },
  claim_received: { ...ofMoney, on: ['claim_filed'], may: ['deadline', 'amount'] },
  claim_asked: { ...ofMoney, on: ['claim_asked'], must: ['office_words'], may: ['deadline'] },
  claim_accepted: { ...accepted, claim: 'ended' },
  claim_offered: { ...accepted, claim: 'open' },
  claim_declined: { ...declined, claim: 'open' },
  claim_declined_again: { ...declined, claim: 'ended' },
} as const satisfies Record<string, Kind>

const steps = <const Codes extends readonly EventCode[]>(...codes: Codes) => codes
const ofParcel = { about: 'parcel', must: ['tracking_number'] } as const
const toReceiver = { ...ofParcel, to: 'receiver', type: 'shipment' } as const
const toOwner = { ...ofParcel, to: 'owner' } as const
const ofShipment = { ...toOwner, type: 'shipment' } as const
const ofBoxes = { ...toOwner, type: 'box_purchase' } as const
const handedOver = { on: steps('picked_up', 'dropped_off'), first: true, type: 'shipment' } as const
const goesOut = { on: steps('out_for_delivery'), may: ['code_note'] } as const
const waits = {
  on: steps('ready_for_collection'),
  must: ['tracking_number', 'place'],
  may: ['until', 'counter', 'code_note'],
} as const

const parcelLetters = {
  handed_over: { ...toOwner, ...handedOver, may: ['arrives'] },
  pickup_failed: { ...toOwner, on: steps('pickup_failed'), may: ['reason'] },
  departed: { ...toOwner, on: steps('departed_origin'), may: ['arrives'] },
  delayed: { ...ofShipment, on: steps('delayed'), may: ['reason', 'arrives'] },
  customs_hold: { ...toOwner, on: steps('customs_hold') },
  duty_due: { ...toOwner, on: steps('duty_due') },
  out_for_delivery: { ...ofShipment, ...goesOut },
  delivery_failed: { ...ofShipment, on: steps('delivery_failed'), may: ['reason'] },
  ready_for_collection: { ...ofShipment, ...waits },
  refused: { ...ofShipment, on: steps('refused') },
  delivered: { ...ofShipment, on: steps('delivered') },
  damaged: { ...ofShipment, on: steps('damaged'), may: ['reason'] },
  lost: { ...ofShipment, on: steps('lost'), may: ['reason'] },
  returning: { ...ofShipment, on: steps('returning') },
  returned: { ...ofShipment, on: steps('returned') },
  boxes_out_for_delivery: { ...ofBoxes, ...goesOut },
  boxes_delivery_failed: { ...ofBoxes, on: steps('delivery_failed'), may: ['reason'] },
  boxes_ready: { ...ofBoxes, ...waits },
  boxes_delivered: { ...ofBoxes, on: steps('delivered') },
  boxes_delayed: { ...ofBoxes, on: steps('delayed'), may: ['reason'] },
  boxes_refused: { ...ofBoxes, on: steps('refused') },
  boxes_damaged: { ...ofBoxes, on: steps('damaged'), may: ['reason'] },
  boxes_lost: { ...ofBoxes, on: steps('lost'), may: ['reason'] },
  boxes_returning: { ...ofBoxes, on: steps('returning') },
  boxes_returned: { ...ofBoxes, on: steps('returned') },
  receiver_coming: { ...toReceiver, ...handedOver, must: ['tracking_number', 'link'], may: ['arrives'] },
  receiver_departed: { ...toReceiver, on: steps('departed_origin'), may: ['arrives'] },
  receiver_delayed: { ...toReceiver, on: steps('delayed'), may: ['reason', 'arrives'] },
  receiver_customs_hold: { ...toReceiver, on: steps('customs_hold') },
  receiver_duty_due: { ...toReceiver, on: steps('duty_due') },
  receiver_out_for_delivery: { ...toReceiver, ...goesOut },
  receiver_delivery_failed: { ...toReceiver, on: steps('delivery_failed'), may: ['reason'] },
  receiver_ready: { ...toReceiver, ...waits },
  receiver_delivered: { ...toReceiver, on: steps('delivered') },
  receiver_lost: { ...toReceiver, on: steps('lost') },
} as const satisfies Record<string, Kind>

/** The one table of letters. Another one is another entry above, with its words in the files beside it. */
const letters = { ...moneyLetters, ...parcelLetters }

export type MoneyLetter = keyof typeof moneyLetters
export type LetterKind = keyof typeof letters
export const letterKinds = Object.keys(letters).filter(isLetterKind)

export function isLetterKind(name: string): name is LetterKind {
  return Object.hasOwn(letters, name)
}

export function letterOf(kind: LetterKind): Kind {
  return letters[kind]
}

/** The steps a person may choose not to be written about. */
export const optionalLetters = letterKinds.filter((kind) => {
  const { to, about } = letterOf(kind)
  return to === 'owner' && about === 'parcel'
})

/** What the office may change of a letter, in one language. */
export interface LetterWords {
  subject: string
  paragraphs: string[]
  button: string
}

const anyPlaceholder = /\{\{([^{}]*)\}\}/g

export function allowedIn(kind: LetterKind): Placeholder[] {
  const { must, may = [] } = letterOf(kind)
  return placeholders.filter((name) => [...everywhere, ...must, ...may].includes(name))
}

/** What is wrong with the placeholders of a letter: unknown or broken ones, and those that are missing. */
export function placeholderFaults(kind: LetterKind, { subject, paragraphs, button }: LetterWords) {
  const allowed: string[] = allowedIn(kind)
  const said = [subject, ...paragraphs, button]
  const used = said.flatMap((text) => [...text.matchAll(anyPlaceholder)].map(([, name = '']) => name.trim()))
  const broken = said.some((text) => /\{\{|\}\}/.test(text.replaceAll(anyPlaceholder, '')))
  return {
    unknown: [...used.filter((name) => !allowed.includes(name)), ...(broken ? ['{{'] : [])],
    missing: letterOf(kind).must.filter(
      (name) => !used.includes(name) && !(name === 'link' && button !== ''),
    ),
  }
}

/** Puts the values in, in one go: what a value says is never looked at again. One that is empty leaves no gap at the end. */
export function filled(text: string, values: Partial<Record<Placeholder, string>>) {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(anyPlaceholder, (_, name: string) => known.get(name.trim()) ?? '').trim()
}
