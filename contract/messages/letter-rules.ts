import type { EventCode } from '../parcels/parcel-steps.ts'
import type { EventName } from '../platform/events.ts'
import type { Held, OrderType } from '../site/order-types.ts'

/** Names that stand for a value in the words of a letter about an order; the office may use them too. */
export const orderPlaceholders = [
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
  'visit',
  'another_day',
  'hand_over',
  'pay_by',
  'delivery',
  'sender',
] as const
export type OrderPlaceholder = (typeof orderPlaceholders)[number]

/** `code` is set large below the text, and `link` is where the button leads: the words need neither. */
type OwnPlaceholder = 'code' | 'minutes' | 'days' | 'company_email' | 'reference' | 'login_email' | 'host'
export type Placeholder = OrderPlaceholder | OwnPlaceholder

/** The queue keeps no letter for longer. */
export const longestWait_h = 14 * 24

/** What every letter has to say about itself. */
export interface Rule {
  /** What it is written about. For each cause one place on the server finds the reader and the values. */
  cause: 'order' | 'code' | 'account' | 'invitation' | 'application' | 'web_hook'
  /** Owner and receiver of an order, owner of an account, or whoever gave an address that nobody has proven yet. */
  to: 'owner' | 'receiver' | 'account' | 'staff' | 'mailbox' | 'applicant'
  /** How its reader ends it: not at all, by the choice in the profile, or by the link below it. */
  stop: 'never' | 'choice' | 'link'
  /** It also appears on the devices of its reader. */
  push: boolean
  /** Afterwards it is no news any more, and is not sent. */
  waits_h: number
  /** Values it is useless without. */
  must: readonly Placeholder[]
  /** Values that may be empty. */
  may?: readonly Placeholder[]
}

/**
 * Where the button leads. A visit is the page of tracking, on which that side moves its appointment without an account;
 * receivers come to no other page.
 */
export type Leads =
  | 'payment'
  | 'shipment'
  | 'vouchers'
  | 'claim'
  | 'tracking'
  | 'senders_visit'
  | 'receivers_visit'

export interface OrderRule extends Rule {
  cause: 'order'
  to: 'owner' | 'receiver'
  /** What happened: names of events, or steps of a parcel. */
  on: readonly (EventName | EventCode)[]
  /** Letters about money always come; those about the parcel are everybody's own choice. */
  about: 'money' | 'parcel'
  leads: Leads
  /** What the event calls the amount, where that is not the amount of the order. */
  amount?: 'amount_sen' | 'difference_sen'
  must: readonly OrderPlaceholder[]
  may?: readonly OrderPlaceholder[]
  /** Only for orders of this type: each says in its own words that it is paid. */
  type?: OrderType
  /** Only for orders that hold this, of whatever type. */
  holds?: Held
  /** Only for what we ask for beside another order, which it then names; or only for what is ordered by itself. */
  beside?: boolean
  /** Only for events whose data say this. */
  data?: { name: string; value: string }
  /** Only for decisions that end a claim, or for those that one can still object to. */
  claim?: 'ended' | 'open'
  /** Whatever it says twice is said the first time only. */
  first?: true
  /** It rests first, because a press too early can be undone. */
  rests_s?: number
}
