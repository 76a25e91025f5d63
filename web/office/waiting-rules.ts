import Banknote from 'virtual:icon/banknote'
import DoorOpen from 'virtual:icon/door-open'
import Landmark from 'virtual:icon/landmark'
import MessagesSquare from 'virtual:icon/messages-square'
import ShieldCheck from 'virtual:icon/shield-check'
import TriangleAlert from 'virtual:icon/triangle-alert'
import Truck from 'virtual:icon/truck'
import Undo2 from 'virtual:icon/undo-2'
import UserRoundPlus from 'virtual:icon/user-round-plus'
import { decide_days, look_working_days } from '#contract/money/claim-rules.ts'
import type { WaitingKind } from '#contract/office/figures.ts'

interface Rule {
  to: string
  Icon: typeof Landmark
  /** From how many minutes on it has waited long, and too long; null where it waits for the customer. */
  long_min: number | null
  tooLong_min: number | null
}

const hour = 60
const day = 24 * hour

/** Where each kind of waiting work is done, and how long it may wait. */
export const waitingRules: Record<WaitingKind, Rule> = {
  doors: { to: '/office/parcels?door=asked', Icon: DoorOpen, long_min: 5, tooLong_min: 15 },
  proofs: { to: '/office/payments?tab=decision', Icon: Landmark, long_min: hour, tooLong_min: 4 * hour },
  exceptions: { to: '/office/parcels', Icon: TriangleAlert, long_min: day, tooLong_min: 3 * day },
  stops: { to: '/office/parcels?stop=due', Icon: Truck, long_min: day / 2, tooLong_min: day },
  reports: { to: '/office/receiver-answers', Icon: MessagesSquare, long_min: day / 2, tooLong_min: day },
  claims: {
    to: '/office/claims',
    Icon: ShieldCheck,
    long_min: look_working_days * day,
    tooLong_min: decide_days * day,
  },
  refunds: { to: '/office/refunds?tab=due', Icon: Undo2, long_min: day, tooLong_min: 3 * day },
  cash: { to: '/office/payments?tab=cash', Icon: Banknote, long_min: null, tooLong_min: null },
  applications: { to: '/office/agents', Icon: UserRoundPlus, long_min: 3 * day, tooLong_min: 7 * day },
}

/** The colours of an age. */
export const looksOfAge = {
  calm: 'text-muted',
  waiting: 'text-waiting font-semibold',
  trouble: 'text-trouble font-bold',
}

/** How an age looks: calm, waiting long, or waiting too long. */
export function lookOf(kind: WaitingKind, minutes: number) {
  const { long_min, tooLong_min } = waitingRules[kind]
  if (tooLong_min !== null && minutes >= tooLong_min) return 'trouble'
  return long_min !== null && minutes >= long_min ? 'waiting' : 'calm'
}
