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
  type?: 'shipment' | 'box_purchase'
  /** Only for refunds of these kinds. */
  refunds?: readonly string[]
  /** Whatever it says twice is said the first time only. */
  first?: true
}

const steps = <const Codes extends readonly EventCode[]>(...codes: Codes) => codes
const ofParcel = { about: 'parcel', must: ['tracking_number'] } as const
const toReceiver = { ...ofParcel, to: 'receiver', type: 'shipment' } as const
const toOwner = { ...ofParcel, to: 'owner' } as const
const ofMoney = { to: 'owner', about: 'money' } as const
const handedOver = { on: steps('picked_up', 'dropped_off'), first: true, type: 'shipment' } as const
const waiting = ['tracking_number', 'place'] as const

/** The one table of letters. Another one is another entry here, with its words in the three files beside it. */
const letters = {
  order_placed: {
    ...ofMoney,
    on: ['order_placed'],
    must: ['tracking_number', 'amount', 'deadline', 'pay_to'],
  },
  proof_received: { ...ofMoney, on: ['proof_sent'], must: ['tracking_number'], may: ['amount'] },
  proof_rejected: {
    ...ofMoney,
    on: ['payment_rejected'],
    must: ['tracking_number', 'reason', 'deadline'],
    may: ['amount', 'pay_to'],
  },
  paid_shipment: {
    ...ofMoney,
    on: ['payment_approved', 'cash_confirmed'],
    type: 'shipment',
    must: ['tracking_number', 'amount'],
    may: ['arrives'],
  },
  paid_boxes: {
    ...ofMoney,
    on: ['payment_approved', 'cash_confirmed'],
    type: 'box_purchase',
    must: ['tracking_number', 'amount', 'boxes'],
  },
  payment_expired: { ...ofMoney, on: ['payment_expired'], must: ['tracking_number'], may: ['amount'] },
  voucher_confirmed: {
    ...ofMoney,
    on: ['refund_owed'],
    refunds: ['voucher'],
    must: ['amount'],
    may: ['serial'],
  },
  refund_owed: {
    ...ofMoney,
    on: ['refund_owed'],
    refunds: ['credit', 'claim'],
    must: ['tracking_number', 'amount'],
  },
  refund_paid: { ...ofMoney, on: ['refund_paid'], must: ['amount', 'bank_reference'], may: ['account'] },
  handed_over: { ...toOwner, ...handedOver, may: ['arrives'] },
  pickup_failed: { ...toOwner, on: steps('pickup_failed'), may: ['reason'] },
  departed: { ...toOwner, on: steps('departed_origin'), may: ['arrives'] },
  customs_hold: { ...toOwner, on: steps('customs_hold') },
  duty_due: { ...toOwner, on: steps('duty_due') },
  out_for_delivery: { ...toOwner, on: steps('out_for_delivery') },
  delivery_failed: { ...toOwner, on: steps('delivery_failed'), may: ['reason'] },
  ready_for_collection: { ...toOwner, on: steps('ready_for_collection'), must: waiting, may: ['until'] },
  delivered: { ...toOwner, on: steps('delivered') },
  returned: { ...toOwner, on: steps('returned') },
  receiver_coming: { ...toReceiver, ...handedOver, must: ['tracking_number', 'link'], may: ['arrives'] },
  receiver_departed: { ...toReceiver, on: steps('departed_origin'), may: ['arrives'] },
  receiver_customs_hold: { ...toReceiver, on: steps('customs_hold') },
  receiver_duty_due: { ...toReceiver, on: steps('duty_due') },
  receiver_out_for_delivery: { ...toReceiver, on: steps('out_for_delivery') },
  receiver_delivery_failed: { ...toReceiver, on: steps('delivery_failed'), may: ['reason'] },
  receiver_ready: { ...toReceiver, on: steps('ready_for_collection'), must: waiting, may: ['until'] },
  receiver_delivered: { ...toReceiver, on: steps('delivered') },
} as const satisfies Record<string, Kind>

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

/** Puts the values in, in one go: what a value says is never looked at again. */
export function filled(text: string, values: Partial<Record<Placeholder, string>>) {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(anyPlaceholder, (_, name: string) => known.get(name.trim()) ?? '')
}
