import { carrierRoles, counterOrOfficeRoles, officeRoles, type Role } from '../platform/roles.ts'
import type { Macro } from './macros.ts'
import type { StepRule } from './step-rule.ts'

const inPlace = { holder: 'stays', isTakenOver: false, stop: null, isAtDoor: false, isStored: false } as const
const nothing = { picture: false, reason: false, measures: false, receiver: false } as const
const picture = { ...nothing, picture: true } as const
const pictureAndReason = { ...picture, reason: true } as const

const scanned = { ...inPlace, kind: 'scan', needs: nothing } as const
const effect = { ...inPlace, kind: 'effect', needs: nothing } as const

const withSender = { at: 'sender', city: 'sender', late: 'not_handed_over' } as const
const toFetch = { ...scanned, ...withSender, by: carrierRoles, stop: 'fetch' } as const
const collected = { ...scanned, at: 'collected', city: 'sender', holder: 'taker' } as const
const atOriginHub = { ...scanned, at: 'origin_hub', city: 'sender', macro: 'in_transit' } as const
const onTheRoad = { ...scanned, at: 'road', city: 'sender', macro: 'in_transit' } as const
const atTheBorder = { ...scanned, at: 'border', by: officeRoles, macro: 'in_transit' } as const
const held = { ...scanned, at: 'held', city: 'receiver', by: officeRoles, macro: 'exception' } as const
const lastPart = { ...scanned, at: 'last_part', city: 'receiver', by: carrierRoles } as const
const door = { isAtDoor: true } as const
const missed = { ...scanned, ...door, at: 'missed', city: 'receiver', by: carrierRoles } as const
const isEnd = { at: 'over', holder: 'nobody', next: null, late: null } as const
const note = { ...inPlace, kind: 'note', at: 'anywhere', city: 'receiver', macro: 'exception' } as const
const ofTheOffice = { ...effect, at: 'anywhere', city: 'receiver' } as const

/** The one table of what can happen to a parcel. `parcel-routes.ts` says what may follow what; the database holds both. */
export const parcelSteps = {
  order_created: { ...effect, ...withSender, macro: 'pending', by: counterOrOfficeRoles, next: 'preparing' },
  payment_confirmed: {
    ...effect,
    ...withSender,
    macro: 'pending',
    by: counterOrOfficeRoles,
    next: 'preparing',
  },
  /** It was taken for paid, and is not. */
  payment_withdrawn: { ...effect, ...withSender, macro: 'pending', by: officeRoles, next: 'pay_again' },
  label_created: {
    ...effect,
    ...withSender,
    macro: 'info_received',
    by: counterOrOfficeRoles,
    stop: 'fetch',
    next: 'hand_over',
  },
  pickup_scheduled: { ...toFetch, macro: 'info_received', next: 'fetch' },
  pickup_failed: {
    ...toFetch,
    ...door,
    macro: 'exception',
    needs: pictureAndReason,
    next: 'hand_over_again',
  },
  picked_up: { ...collected, ...door, macro: 'in_transit', by: carrierRoles, next: 'hub', late: 'at_hub' },
  dropped_off: {
    ...collected,
    macro: 'in_transit',
    by: counterOrOfficeRoles,
    isTakenOver: true,
    next: 'hub',
    late: 'at_hub',
  },
  origin_hub_in: {
    ...atOriginHub,
    by: carrierRoles,
    holder: 'nobody',
    isTakenOver: true,
    next: 'departure',
    late: 'at_hub',
  },
  reweighed: {
    ...atOriginHub,
    by: carrierRoles,
    needs: { ...nothing, measures: true },
    next: 'departure',
    late: 'at_hub',
  },
  consolidated: { ...onTheRoad, by: counterOrOfficeRoles, next: 'departure', late: 'crossing' },
  export_customs: { ...atTheBorder, city: 'sender', next: 'customs', late: 'at_customs' },
  export_cleared: { ...atTheBorder, city: 'sender', next: 'departure', late: 'crossing' },
  departed_origin: { ...onTheRoad, by: counterOrOfficeRoles, next: 'crossing', late: 'crossing' },
  arrived_destination: { ...atTheBorder, city: 'receiver', next: 'customs', late: 'at_customs' },
  import_customs: { ...atTheBorder, city: 'receiver', next: 'customs', late: 'at_customs' },
  customs_hold: { ...held, next: 'documents', late: 'at_customs' },
  duty_due: { ...held, isStored: true, next: 'duty', late: 'duty' },
  import_cleared: { ...atTheBorder, city: 'receiver', next: 'last_part', late: 'at_hub' },
  destination_hub_in: {
    ...scanned,
    macro: 'in_transit',
    by: carrierRoles,
    at: 'destination_hub',
    city: 'receiver',
    holder: 'nobody',
    isTakenOver: true,
    stop: 'bring',
    next: 'last_part',
    late: 'at_hub',
  },
  handed_to_partner: { ...lastPart, macro: 'in_transit', next: 'last_part', late: 'at_hub' },
  out_for_delivery: {
    ...lastPart,
    macro: 'out_for_delivery',
    holder: 'taker',
    next: 'at_the_door',
    late: 'at_the_door',
  },
  delivery_failed: {
    ...missed,
    macro: 'attempt_failed',
    stop: 'bring',
    needs: pictureAndReason,
    next: 'another_attempt',
    late: 'attempted',
  },
  ready_for_collection: {
    ...lastPart,
    macro: 'available_for_pickup',
    holder: 'taker',
    isStored: true,
    isTakenOver: true,
    next: 'collect',
    late: null,
  },
  delivered: {
    ...scanned,
    ...isEnd,
    ...door,
    macro: 'delivered',
    by: carrierRoles,
    city: 'receiver',
    needs: { ...picture, receiver: true },
  },
  refused: {
    ...missed,
    isStored: true,
    macro: 'exception',
    needs: pictureAndReason,
    mayLackThem: true,
    next: 'sender_decides',
    late: null,
  },
  damaged: { ...note, by: carrierRoles, needs: picture, next: 'claim', late: 'noted' },
  lost: { ...note, by: officeRoles, needs: nothing, next: 'searching', late: null },
  delayed: { ...note, by: carrierRoles, needs: nothing, next: 'goes_on', late: 'noted' },
  sender_asked: {
    ...ofTheOffice,
    kind: 'effect_note',
    macro: 'exception',
    by: carrierRoles,
    next: 'sender_answers',
    late: 'sender',
  },
  sender_answered: {
    ...ofTheOffice,
    kind: 'effect_note',
    macro: 'in_transit',
    by: counterOrOfficeRoles,
    next: 'departure',
    late: 'sender',
  },
  /** After somebody came in vain its receiver chose another day: it waits for that day, and is nobody's trouble. */
  day_chosen: {
    ...ofTheOffice,
    kind: 'effect_note',
    macro: 'in_transit',
    by: officeRoles,
    next: 'chosen_day',
    late: 'attempted',
  },
  /** Sent back by the office, with what that costs and gives back. */
  returning: {
    ...effect,
    macro: 'exception',
    by: officeRoles,
    at: 'back',
    city: 'receiver',
    next: 'back',
    late: null,
  },
  returned: { ...scanned, ...isEnd, ...door, macro: 'returned', by: carrierRoles, city: 'sender' },
  cancelled: { ...effect, ...isEnd, macro: 'cancelled', by: officeRoles, city: 'receiver' },
  /** Means what the step means to which the parcel was put back. */
  corrected: {
    ...ofTheOffice,
    macro: 'in_transit',
    by: counterOrOfficeRoles,
    next: 'goes_on',
    late: 'noted',
  },
} as const satisfies Record<string, StepRule>
export type EventCode = keyof typeof parcelSteps
export type Place = StepRule['at']

export const eventCodes = Object.keys(parcelSteps).filter(isEventCode)

function isEventCode(name: string): name is EventCode {
  return Object.hasOwn(parcelSteps, name)
}

export function ruleOf(code: EventCode): StepRule {
  return parcelSteps[code]
}

/** Somebody drives to the sender for it. */
export function isFetching(code: EventCode) {
  const { kind, at, isTakenOver } = ruleOf(code)
  return kind === 'scan' && (at === 'sender' || (at === 'collected' && !isTakenOver))
}

export function mayTake(role: Role, code: EventCode) {
  return ruleOf(code).by.includes(role)
}

type CodeOf<Kind extends StepRule['kind']> = {
  [Code in EventCode]: (typeof parcelSteps)[Code]['kind'] extends Kind ? Code : never
}[EventCode]
export type ScannedNote = CodeOf<'note'>

/** Notes may come at any time while the parcel is on its way. */
export const notes = eventCodes.filter(isScannedNote)

export function notesOf(role: Role) {
  return notes.filter((code) => mayTake(role, code))
}

export function isScannedNote(code: EventCode): code is ScannedNote {
  return ruleOf(code).kind === 'note'
}

export function isNote(code: EventCode) {
  return isScannedNote(code) || ruleOf(code).kind === 'effect_note'
}

export function isScanned(code: EventCode) {
  const { kind } = ruleOf(code)
  return kind === 'scan' || kind === 'note'
}

export function isOver(code: EventCode) {
  return ruleOf(code).at === 'over'
}

/** It goes nowhere until it is paid. */
export function isUnpaid(code: EventCode) {
  return ruleOf(code).macro === 'pending'
}

/** Something went wrong, and somebody has to see to it. */
export const troubleMacros: readonly Macro[] = ['exception', 'attempt_failed']

export function isTrouble(code: EventCode) {
  return troubleMacros.includes(ruleOf(code).macro)
}

export function isStored(code: EventCode) {
  return ruleOf(code).isStored
}

export function isAt(code: EventCode, ...places: readonly Place[]) {
  return places.includes(ruleOf(code).at)
}

/** The steps after which a parcel is at one of these places. */
export function stepsAt(...places: readonly Place[]) {
  return eventCodes.filter((code) => isAt(code, ...places))
}

/** After these money may be on its way back: no correction undoes them. */
export const stopped = ['cancelled', 'payment_withdrawn'] as const satisfies readonly EventCode[]

/** A parcel of which one of these is told goes nowhere any more. */
export const finalMacros: readonly Macro[] = stepsAt('over').map((code) => parcelSteps[code].macro)

export function isFinal(macro: Macro) {
  return finalMacros.includes(macro)
}

/** An attempt that came to nothing, and another one follows: whoever scans it says why. */
export const failedAttempts = eventCodes.filter((code) => needsReason(code) && ruleOf(code).stop !== null)

export function needsReason(code: EventCode) {
  return ruleOf(code).needs.reason
}

export function needsPicture(code: EventCode) {
  return ruleOf(code).needs.picture
}

/** It is weighed and measured, and its price follows. */
export function needsMeasures(code: EventCode) {
  return ruleOf(code).needs.measures
}

/** It is given to its receiver, who says the code of the door where one is asked for. */
export function needsReceiver(code: EventCode) {
  return ruleOf(code).needs.receiver
}
