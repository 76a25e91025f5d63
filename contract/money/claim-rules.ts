import { daysLater } from '../prices/working-days.ts'

interface ClaimRule {
  /** The event from which its days count; null for what the terms do not pay. */
  from: 'arrival' | 'loss' | null
  /** Without a picture nobody can judge it. */
  needsPicture: boolean
}

/** The one table of what can be wrong with a parcel, as the terms promise it. */
const claimRules = {
  damaged: { from: 'arrival', needsPicture: true },
  missing: { from: 'arrival', needsPicture: true },
  lost: { from: 'loss', needsPicture: false },
  late: { from: null, needsPicture: false },
} as const satisfies Record<string, ClaimRule>
export type ClaimKind = keyof typeof claimRules

type Paid<Kind extends ClaimKind> = Kind extends ClaimKind
  ? (typeof claimRules)[Kind]['from'] extends null
    ? never
    : Kind
  : never

export const claimKinds = /* @__PURE__ */ Object.keys(claimRules).filter(isClaimKind)
export const paidClaimKinds = /* @__PURE__ */ claimKinds.filter(isPaid)

function isClaimKind(name: string): name is ClaimKind {
  return Object.hasOwn(claimRules, name)
}

function isPaid(kind: ClaimKind): kind is Paid<ClaimKind> {
  return claimRules[kind].from !== null
}

export function needsPicture(kind: ClaimKind | undefined) {
  return kind === undefined || claimRules[kind].needsPicture
}

export const claimStatuses = [
  'filed',
  'in_review',
  'more_asked',
  'accepted',
  'declined',
  'withdrawn',
  'paid',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** The one table of legal steps; the database holds the same rows. Back to review only by an objection. */
export const claimSteps = {
  filed: ['in_review', 'withdrawn'],
  in_review: ['more_asked', 'accepted', 'declined', 'withdrawn'],
  more_asked: ['in_review', 'declined', 'withdrawn'],
  accepted: ['in_review', 'paid'],
  declined: ['in_review'],
  withdrawn: [],
  /** Only when the bank sent the money back. */
  paid: ['accepted'],
} as const satisfies Record<ClaimStatus, readonly ClaimStatus[]>

export const declineCodes = [
  'not_shown',
  'not_in_our_care',
  'weak_packing',
  'wrong_declaration',
  'prohibited',
  'kept_by_customs',
  'no_answer',
  'other',
] as const

/** As the terms promise it; the first rate card says the same. */
export const damage_days = 7
/** After the last promised day; the page of the claim names the day. */
const lost_days = 60
export const look_working_days = 3
export const decide_days = 14
export const objection_days = 14
export const no_answer_days = 14

export const claimRefusals = [
  'late_not_paid',
  'parcel_cancelled',
  'parcel_not_handed_over',
  'parcel_not_arrived',
  'parcel_arrived',
  'claim_too_early',
  'claim_too_late',
  'nothing_covered',
] as const
type ClaimRefusal = (typeof claimRefusals)[number]

/** What the parcel's record says, in calendar days of the place it goes to. */
export interface ClaimRecord {
  today: string
  /** The last day of the promised arrival. */
  arrives_to: string
  /** Delivered, or given back to the sender. */
  arrived_on: string | null
  /** Reported lost, and not seen since. */
  lost_on: string | null
  is_handed_over: boolean
  is_cancelled: boolean
  /** What is left of the cover that was shown before paying. */
  cover: number
}

export interface ClaimWindow {
  from: string | null
  /** The last day on which it may be filed. */
  until: string | null
  refusal: ClaimRefusal | null
}

/** Whether a claim may be filed today, and from when until when. */
export function claimWindow(kind: ClaimKind, record: ClaimRecord): ClaimWindow {
  const { from } = claimRules[kind]
  if (from === null) return never('late_not_paid')
  if (record.is_cancelled) return never('parcel_cancelled')
  if (!record.is_handed_over) return never('parcel_not_handed_over')
  const days = from === 'loss' ? daysOfLost(record) : daysOfDamage(record)
  if (typeof days === 'string') return never(days)
  if (record.today < days.from) return { ...days, refusal: 'claim_too_early' }
  if (record.today > days.until) return { ...days, refusal: 'claim_too_late' }
  return { ...days, refusal: record.cover > 0 ? null : 'nothing_covered' }
}

function never(refusal: ClaimRefusal): ClaimWindow {
  return { from: null, until: null, refusal }
}

function daysOfDamage({ arrived_on }: ClaimRecord) {
  if (arrived_on === null) return 'parcel_not_arrived'
  return { from: arrived_on, until: daysLater(arrived_on, damage_days) }
}

/** As soon as the promised arrival has passed, or it is reported lost. */
function daysOfLost({ arrives_to, arrived_on, lost_on }: ClaimRecord) {
  if (arrived_on !== null) return 'parcel_arrived'
  const overdue = daysLater(arrives_to, 1)
  const last = lost_on !== null && lost_on > arrives_to ? lost_on : arrives_to
  return {
    from: lost_on !== null && lost_on < overdue ? lost_on : overdue,
    until: daysLater(last, lost_days),
  }
}

interface Asked {
  cover: number
  wanted: number
  /** What the things concerned cost by the list of the order. */
  items: number
}

/** The most that is paid, and which of the three sets it; in ringgit or sen, as long as all are the same. */
export function mostPaid({ cover, wanted, items }: Asked) {
  const most = Math.min(cover, wanted, items)
  if (cover === most && cover < wanted) return { most, because: 'cover' as const }
  return { most, because: items === most ? ('items' as const) : ('wanted' as const) }
}

export function isOpenClaim(status: ClaimStatus) {
  return status === 'filed' || status === 'in_review' || status === 'more_asked'
}
