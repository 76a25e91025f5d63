import { codeLifetime_s } from '../people/accounts.ts'
import { invitationLifetime_days } from '../people/invitations.ts'
import { refundRest_s } from '../money/refund-rest.ts'
import { longestWait_h, type OrderRule, type Placeholder, type Rule } from './letter-rules.ts'
import { visitLetters } from './visit-letters.ts'
import { parcelLetters } from './parcel-letters.ts'

const ofOrder = { cause: 'order', waits_h: longestWait_h } as const
const ofMoney = {
  ...ofOrder,
  to: 'owner',
  about: 'money',
  leads: 'payment',
  stop: 'never',
  push: true,
  must: ['tracking_number'],
} as const
const told = { amount: 'amount_sen' } as const
const ofVouchers = { ...ofMoney, leads: 'vouchers' } as const
const ofClaim = { ...ofMoney, ...told, leads: 'claim', may: ['deadline', 'office_words'] } as const
const paid = {
  on: ['payment_approved', 'cash_confirmed', 'transfer_matched'],
  must: ['tracking_number', 'amount'],
} as const
const owed = { ...ofVouchers, on: ['refund_owed'], must: ['tracking_number', 'amount'] } as const
const sent = { ...ofVouchers, must: ['amount', 'bank_reference'], may: ['account'] } as const
const takenBack = { ...owed, on: ['refund_taken_back'] } as const
const sentBack = { ...told, on: ['parcel_sent_back'], must: ['tracking_number', 'reason', 'amount'] } as const
const declined = { ...ofClaim, on: ['claim_declined'], must: ['tracking_number', 'reason'] } as const
const accepted = { ...ofClaim, on: ['claim_accepted'], must: ['tracking_number', 'amount'] } as const

const toPay = { must: ['tracking_number', 'amount', 'deadline', 'pay_to'] } as const
const moneyLetters = {
  order_placed: { ...ofMoney, ...toPay, on: ['order_placed'], beside: false, may: ['pay_by'] },
  asked_beside: {
    ...ofMoney,
    on: ['order_placed'],
    beside: true,
    must: ['parcel_number', 'tracking_number', 'amount', 'deadline', 'pay_to'],
    may: ['pay_by'],
  },
  proof_received: { ...ofMoney, on: ['proof_sent'], may: ['amount'] },
  proof_rejected: {
    ...ofMoney,
    on: ['payment_rejected'],
    must: ['tracking_number', 'reason', 'deadline'],
    may: ['amount', 'pay_to'],
  },
  paid_shipment: {
    ...ofMoney,
    ...paid,
    leads: 'shipment',
    type: 'shipment',
    may: ['arrives', 'another_day', 'hand_over'],
  },
  paid_boxes: {
    ...ofVouchers,
    ...paid,
    type: 'box_purchase',
    must: ['tracking_number', 'amount', 'boxes'],
    may: ['boxes_come'],
  },
  paid_batch: { ...ofMoney, ...paid, type: 'batch' },
  paid_fee: { ...ofMoney, ...paid, leads: 'shipment', type: 'fee', must: ['parcel_number', 'amount'] },
  paid_difference: {
    ...ofMoney,
    ...paid,
    leads: 'shipment',
    type: 'difference',
    must: ['parcel_number', 'amount'],
  },
  approval_corrected: {
    ...ofMoney,
    on: ['approval_corrected'],
    must: ['tracking_number', 'reason', 'amount', 'deadline'],
    may: ['pay_to'],
  },
  payment_missing: {
    ...ofMoney,
    ...told,
    on: ['payment_missing'],
    must: ['tracking_number', 'reason', 'amount'],
  },
  payment_asked_again: { ...ofMoney, ...toPay, on: ['payment_asked_again'] },
  payment_expired: { ...ofMoney, on: ['payment_expired'], may: ['amount'] },
  cancellation_wished: { ...ofMoney, on: ['cancellation_wished'] },
  /** Its parcel was on its way by the time the office had decided. */
  cancellation_too_late: { ...ofMoney, on: ['cancellation_wish_failed'] },
  order_cancelled: { ...ofMoney, on: ['order_cancelled'] },
  order_ended: {
    ...ofMoney,
    on: ['unpaid_order_cancelled'],
    must: ['tracking_number', 'reason'],
  },
  paid_order_cancelled: {
    ...ofVouchers,
    ...told,
    on: ['paid_order_cancelled'],
    must: ['tracking_number', 'amount', 'reason'],
  },
  sent_back: { ...ofMoney, ...sentBack, leads: 'shipment', holds: 'goods' },
  boxes_sent_back: { ...ofVouchers, ...sentBack, holds: 'boxes' },
  fee_waived: { ...ofMoney, leads: 'shipment', on: ['fee_waived'], must: ['parcel_number', 'amount'] },
  boxes_cancelled: {
    ...ofVouchers,
    ...told,
    on: ['boxes_cancelled'],
    must: ['tracking_number', 'boxes', 'amount', 'reason'],
  },
  voucher_voided: {
    ...ofVouchers,
    on: ['voucher_void'],
    data: { name: 'by', value: 'office' },
    must: ['tracking_number', 'serial', 'reason'],
  },
  voucher_detached: { ...ofMoney, on: ['voucher_detached'], must: ['tracking_number', 'serial'] },
  weighed_heavier: {
    ...ofMoney,
    leads: 'shipment',
    amount: 'difference_sen',
    on: ['parcel_weighed'],
    data: { name: 'status', value: 'waiting' },
    must: ['tracking_number', 'amount'],
  },
  weighed_same: {
    ...ofMoney,
    leads: 'shipment',
    on: ['parcel_weighed'],
    data: { name: 'outcome', value: 'nothing_due_any_more' },
    must: ['tracking_number'],
  },
  difference_cancelled: {
    ...ofMoney,
    ...told,
    leads: 'shipment',
    on: ['difference_cancelled'],
    must: ['parcel_number', 'amount', 'reason'],
  },
  difference_replaced: {
    ...ofMoney,
    leads: 'shipment',
    on: ['difference_replaced'],
    must: ['parcel_number', 'amount'],
  },
  weighed_lighter: { ...owed, data: { name: 'kind', value: 'credit' } },
  voucher_confirmed: {
    ...ofVouchers,
    on: ['refund_owed'],
    data: { name: 'kind', value: 'voucher' },
    must: ['amount'],
    may: ['serial'],
  },
  late_transfer_owed: { ...owed, data: { name: 'kind', value: 'transfer' } },
  pickup_given_back: { ...owed, data: { name: 'why', value: 'brought_to_counter' } },
  /** A decision that ends a claim names the money itself. */
  refund_owed: {
    ...ofVouchers,
    on: ['refund_owed'],
    data: { name: 'kind', value: 'claim' },
    claim: 'open',
    must: ['tracking_number', 'amount'],
  },
  refund_paid: { ...sent, on: ['refund_paid'], rests_s: refundRest_s },
  refund_sent_back: { ...takenBack, data: { name: 'reason', value: 'sent_back' } },
  refund_not_sent: { ...takenBack, data: { name: 'reason', value: 'not_sent' } },
  refund_paid_in_cash: { ...ofVouchers, on: ['refund_paid_in_cash'], must: ['tracking_number', 'amount'] },
  refund_withdrawn: {
    ...ofVouchers,
    on: ['refund_withdrawn'],
    must: ['tracking_number', 'reason', 'amount'],
  },
  claim_received: { ...ofClaim, on: ['claim_filed'], may: ['deadline', 'amount'] },
  claim_asked: { ...ofClaim, on: ['claim_asked'], must: ['office_words'], may: ['deadline'] },
  claim_accepted: { ...accepted, claim: 'ended' },
  claim_offered: { ...accepted, claim: 'open' },
  claim_declined: { ...declined, claim: 'open' },
  claim_declined_again: { ...declined, claim: 'ended' },
} as const satisfies Record<string, OrderRule>

const always = { stop: 'never', push: false, waits_h: longestWait_h } as const
const ofCode = {
  ...always,
  cause: 'code',
  to: 'mailbox',
  waits_h: codeLifetime_s / 3600,
  must: ['code', 'minutes'],
} as const
const ofAccount = { ...always, cause: 'account', to: 'account', must: ['link'] } as const
const ofInvitation = {
  ...always,
  cause: 'invitation',
  to: 'staff',
  waits_h: invitationLifetime_days * 24,
  must: ['link', 'days'],
} as const
const ofApplication = { ...always, cause: 'application', to: 'applicant' } as const

/** What no office changes: whoever reads these decides by them who may come in. */
const accessLetters = {
  code_register: ofCode,
  code_reset: ofCode,
  code_email: ofCode,
  code_proof: ofCode,
  /** In place of a code, when the address has an account already. */
  account_known: { ...ofCode, must: ['link'] },
  new_device: ofAccount,
  /** Goes to the address that no longer opens the account. */
  email_changed: { ...ofAccount, must: ['company_email'] },
  password_changed: ofAccount,
  password_reset: ofAccount,
  refund_account_changed: ofAccount,
  api_key_created: ofAccount,
  api_key_revoked: ofAccount,
  passkey_added: ofAccount,
  passkey_removed: ofAccount,
  passkeys_reset: ofAccount,
  staff_invited: ofInvitation,
  staff_renewed: ofInvitation,
  agent_received: { ...ofApplication, must: ['reference', 'company_email'] },
  agent_approved: { ...ofApplication, must: ['place', 'days', 'link'] },
  agent_approved_elsewhere: { ...ofApplication, must: ['place', 'login_email'] },
  agent_rejected: { ...ofApplication, must: ['reference', 'days'], may: ['reason', 'office_words'] },
  web_hook_disabled: { ...always, cause: 'web_hook', to: 'account', must: ['host', 'link'] },
} as const satisfies Record<string, Rule>

const orderLetters = { ...moneyLetters, ...visitLetters, ...parcelLetters }

/** The one table of letters. Another one is another entry above, with its words in `api/messages/letters/words/`. */
const letters = { ...orderLetters, ...accessLetters }

export type MoneyLetter = keyof typeof moneyLetters
export type ClaimLetter = Extract<MoneyLetter, `claim_${string}`>
export type CancelLetter = Extract<MoneyLetter, `${string}cancel${string}`>
export type OrderLetter = keyof typeof orderLetters
export type AccessLetter = keyof typeof accessLetters
export type LetterKind = keyof typeof letters

/** The access letters that are written about this. */
export type LetterAbout<C extends Rule['cause']> = {
  [K in AccessLetter]: (typeof letters)[K]['cause'] extends C ? K : never
}[AccessLetter]

type NamedIn<Table, K extends keyof Table> = Table[K] extends { must: readonly (infer Must)[] }
  ? Must | (Table[K] extends { may: readonly (infer May)[] } ? May : never)
  : never

/** What has to be known to write an access letter; the company's name and address always are. */
export type ValuesOf<K extends AccessLetter> = {
  [P in Exclude<NamedIn<typeof accessLetters, K> & Placeholder, 'company_email'>]: string
}

/** The letters that lead somewhere, by a button. */
export type LinkedLetter =
  | OrderLetter
  | { [K in AccessLetter]: 'link' extends keyof ValuesOf<K> ? K : never }[AccessLetter]

export const letterKinds = Object.keys(letters).filter(isLetterKind)
/** Those the office may put into its own words. */
export const orderLetterKinds = letterKinds.filter(isOrderLetter)

function isLetterKind(name: string): name is LetterKind {
  return Object.hasOwn(letters, name)
}

export function isOrderLetter(name: string): name is OrderLetter {
  return Object.hasOwn(orderLetters, name)
}

export function letterOf(kind: LetterKind): Rule {
  return letters[kind]
}

export function orderLetterOf(kind: OrderLetter): OrderRule {
  return orderLetters[kind]
}

/** The steps a person may choose not to be written about. */
export const optionalLetters = orderLetterKinds.filter((kind) => letterOf(kind).stop === 'choice')

/** How long the letters of one cause wait: as long as the most patient of them. */
export function waitOf_h(cause: Rule['cause']) {
  const waits = letterKinds.map(letterOf).filter((rule) => rule.cause === cause)
  return Math.max(...waits.map(({ waits_h }) => waits_h))
}
