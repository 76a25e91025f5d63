import { isOffice, worksAtCounter, type Role } from '#contract/platform/roles.ts'
import { legAt, nextSteps } from '#contract/parcels/parcel-routes.ts'
import { openWork } from '#contract/parcels/add-on-work.ts'
import {
  isAt,
  isNote,
  isOver,
  needsMeasures,
  needsPicture,
  needsReason,
  needsReceiver,
  notesOf,
  parcelSteps,
  type EventCode,
} from '#contract/parcels/parcel-steps.ts'
import { isTakenInHand, isTakenOver } from '#contract/parcels/after-step.ts'
import { missingMeasures, type Measures } from './measures.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { stepsOffered } from '../parts/parcel/steps-offered.ts'

/** The step that brought it where it stands: what was noted since moved it nowhere. */
export function stepOf({ step, code }: Pick<CarriedParcel, 'step' | 'code'>) {
  return step ?? code
}

export function standsAt(
  parcel: Pick<CarriedParcel, 'step' | 'code'>,
  ...places: Parameters<typeof isAt>[1][]
) {
  return isAt(stepOf(parcel), ...places)
}

/**
 * Where whoever carries it goes next: to whoever is asked for a difference, otherwise to the door that is next. A box goes to
 * its buyer and comes from nobody.
 */
export function nextPlace(parcel: CarriedParcel) {
  const { sender, receiver, weighing } = parcel
  const isAsked = weighing !== null && standsAt(parcel, 'collected', 'origin_hub')
  const goesToSender = isAsked || standsAt(parcel, 'sender', 'back')
  return goesToSender && sender
    ? { ...sender, is: 'sender' as const }
    : receiver && { ...receiver, is: 'receiver' as const }
}

/** On its way from hub to hub: nobody who carries it stands before a door next. */
export function isFarFromDoor(parcel: CarriedParcel) {
  const isBetween = standsAt(parcel, 'collected', 'origin_hub', 'road', 'border')
  return isBetween && !parcel.next.includes('out_for_delivery')
}

/** What is done at the door, for which there is an appointment. It may be done earlier, but seldom is on purpose. */
export function isBeforeItsDay(code: EventCode, { due }: CarriedParcel) {
  return due === 'later' && !isNote(code) && (isTakenInHand(code) || needsPicture(code))
}

/** Whose it is and where to, as far as this device may know: the label says the same. */
export function aboutParcel({ leg, sender, receiver, from, to }: CarriedParcel) {
  const whose = leg === 'sender' ? sender : receiver
  const way = [from?.city, to.city].filter(Boolean).join(' → ')
  return [whose?.name, way].filter(Boolean).join(' · ')
}

/** How a parcel stands after a scan that the server has not seen yet. */
export function afterScan(parcel: CarriedParcel, code: EventCode, role: Role): CarriedParcel {
  const kept = { ...parcel, code, macro: parcelSteps[code].macro }
  if (isNote(code)) return kept
  // What the scale said is settled by the server; until then the parcel stays at its origin.
  const weighing = needsMeasures(code) ? 'agreed' : parcel.weighing
  return {
    ...kept,
    step: code,
    next: nextOf({ ...parcel, code, step: code, weighing }, role),
    passed: [...parcel.passed, code],
    leg: legAt(code, parcel.route),
    is_mine: isOver(code) ? false : parcel.is_mine || isTakenInHand(code),
  }
}

function nextOf(parcel: CarriedParcel, role: Role): EventCode[] {
  const { route, weighing, has_open_work: hasOpenWork, is_collected: isCollected } = parcel
  const code = stepOf(parcel)
  const steps = nextSteps(code, { route, role, weighing, hasOpenWork, isCollected })
  return [...steps, ...(isOver(code) ? [] : parcel.next.filter(isNote))]
}

/** The state of a parcel once work is ticked, or unticked. */
export function afterTick(
  parcel: CarriedParcel,
  { name, done_at }: { name: string; done_at: string | null },
  role: Role,
): CarriedParcel {
  if (!parcel.service) return parcel
  const add_ons = parcel.service.add_ons.map((ordered) =>
    ordered.name === name ? { ...ordered, done_at, evidence_id: null } : ordered,
  )
  const service = { ...parcel.service, add_ons }
  const ticked = { ...parcel, service, has_open_work: openWork(add_ons).length > 0 }
  return { ...ticked, next: isNote(stepOf(parcel)) ? parcel.next : nextOf(ticked, role) }
}

/** The one the server changed last; answers and the list arrive in any order. */
export function newest(...parcels: (CarriedParcel | undefined)[]) {
  return parcels
    .filter((parcel) => parcel !== undefined)
    .reduce<CarriedParcel | undefined>(
      (best, parcel) => (best && best.changed_at >= parcel.changed_at ? best : parcel),
      undefined,
    )
}

/** The box is seen when it is handed over, not before. */
export function canConfirmBox(parcel: CarriedParcel) {
  return parcel.awaits_box && !standsAt(parcel, 'sender')
}

/** A list that was kept by an older version also calls what is one's own held. */
export function isInOtherHands({ is_held, is_mine }: CarriedParcel) {
  return is_held && !is_mine
}

/** The legal steps, and for whoever has it in hand what they may note at any time; out of other hands only what takes it over. */
export function offered(parcel: CarriedParcel, role: Role): EventCode[] {
  const { is_mine } = parcel
  const next = stepsOffered(parcel.next, parcel)
  if (isInOtherHands(parcel) && !isOffice(role)) return next.filter(isTakenOver)
  return [...next, ...notesOf(role).filter((note) => is_mine && !next.includes(note))]
}

/**
 * What a hand does with a parcel comes before what an office notes about it, and what was ordered before what was not;
 * what is usually done once comes last when it was done, and so does keeping what is to be brought to a door.
 * A courier hands in at the hub before anybody weighs.
 * A counter takes in and weighs what is brought to it, also what was to be brought to another; it fetches and brings nothing.
 */
export function likeliestFirst(
  steps: readonly EventCode[],
  { passed, service, is_collected }: Pick<CarriedParcel, 'passed' | 'service' | 'is_collected'>,
  role: Role,
) {
  const isCounter = worksAtCounter(role)
  const isOrdered = (step: EventCode) =>
    (step === 'dropped_off' && (isCounter || service?.type === 'drop_off')) ||
    (step === 'ready_for_collection' && is_collected)
  const rank = (step: EventCode) => {
    const isForTheDoor = step === 'ready_for_collection' && !is_collected
    if (passed.includes(step) || isForTheDoor) return 3
    if (isOrdered(step)) return 0
    if (isCounter && needsMeasures(step)) return 1
    const isByHand = needsReceiver(step) || (!isCounter && isTakenInHand(step))
    if (isByHand) return 1
    // Whoever drives hands it in; the scale stands where it is handed in.
    return needsMeasures(step) ? 2.5 : 2
  }
  return steps.toSorted((one, other) => rank(one) - rank(other))
}

export interface StepEntry {
  code: EventCode
  reason: string
  received_by: string
  picture: Blob | undefined
  is_signed: boolean
  /** The form said that its appointment is on another day. */
  is_meant: boolean
  measures: Measures
  door_code: string
}

/** What is still to be said before the scan counts: keys of the sentences beside the fields. */
export function missingIn(
  { code, reason, received_by, picture, measures, door_code }: Omit<StepEntry, 'is_signed' | 'is_meant'>,
  { box_label, needs_door_code }: Pick<CarriedParcel, 'box_label' | 'needs_door_code'>,
) {
  return {
    ...(needsMeasures(code) ? missingMeasures(measures, box_label === null) : {}),
    reason: needsReason(code) && reason === '' ? 'error.reason_required' : undefined,
    received_by: needsReceiver(code) && received_by.trim() === '' ? 'error.received_by_required' : undefined,
    door_code: missingCode(needsReceiver(code) && needs_door_code, door_code),
    picture: needsPicture(code) && !picture ? 'error.picture_missing' : undefined,
  }
}

function missingCode(isNeeded: boolean, door_code: string) {
  if (!isNeeded) return undefined
  if (door_code === '') return 'error.door_code_required'
  return /^\d{6}$/.test(door_code) ? undefined : 'error.code_invalid'
}

export type EntryField = 'door_code' | 'reason' | 'received_by' | 'picture' | keyof Measures
