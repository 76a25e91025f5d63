import type { Role } from '#contract/platform/roles.ts'
import { isSuccess, type Envelope, type Failure } from '#contract/platform/envelope.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import type { failureReasons } from '#contract/parcels/step-reasons.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import type { Measured } from '#contract/parcels/weighings.ts'
import type { Appointment } from '../parts/parcel/use-appointment.ts'
import type { AddOnWork } from '#contract/parcels/add-on-work.ts'
import { isHeldBack } from './batch.ts'
import { afterScan, afterTick } from './parcel.ts'

interface Entry {
  /** A device changes hands: nobody's scan is sent in another's name. */
  user_id: string
  tracking_number: string
  device_at: string
  /** Made once and kept, so that sending again after a lost answer counts once. */
  key: string
  refusal: Failure | null
}
interface ScanEntry extends Entry {
  kind: 'scan'
  scan_id: string
  code: EventCode
  reason: (typeof failureReasons)[number] | ''
  received_by: string
  /** What scale and tape said, where it was weighed. */
  measured?: Measured | undefined
  /** What the receiver said at the door, where it was asked for. */
  door_code?: string | undefined
  picture: Blob | null
  /** The picture is a signature. */
  is_signed?: boolean | undefined
  /** It goes although its appointment was known to be on another day. */
  is_meant?: boolean | undefined
  /** The server has taken it, and its receiver expects it on a later day: kept until somebody has read that. */
  early?: Appointment | undefined
  picture_key: string
  evidence_id: string
}
interface BoxEntry extends Entry {
  kind: 'box'
  serial: string
}
interface AddOnEntry extends Entry {
  kind: 'add_on'
  name: AddOnWork
  is_done: boolean
  picture: Blob | null
  picture_key: string
  evidence_id: string
}
export type NewEntry = ScanEntry | BoxEntry | AddOnEntry
/** Numbered by the device in the order of the scans; its clock may be set back meanwhile. */
export type Waiting = NewEntry & { seq: number }
export type WaitingScan = ScanEntry & { seq: number }
export type WaitingBox = BoxEntry & { seq: number }
export type EarlyScan = WaitingScan & { early: Appointment }
type WaitingAddOn = AddOnEntry & { seq: number }

type Answer<Data> = Promise<Envelope<Data> | undefined>

/** The ways out of the queue; the tests have their own. */
export interface Doors {
  read: () => Promise<Waiting[]>
  write: (entry: Waiting) => Promise<void>
  remove: (entry: Waiting) => Promise<void>
  sendPicture: (picture: Blob, of: { key: string; number: string }) => Answer<{ evidence_id: string }>
  sendScan: (entry: WaitingScan) => Answer<{ parcel: CarriedParcel }>
  sendBox: (entry: WaitingBox) => Answer<unknown>
  sendAddOn: (entry: WaitingAddOn) => Answer<{ parcel: CarriedParcel }>
  onParcel: (parcel: CarriedParcel) => Promise<void>
  /** The server has taken it; not before is anything called sent. */
  onSent: (entry: Waiting) => void
}

/** Sends one after the other, oldest first, until nothing is left or the network is gone. */
export async function sendAll(doors: Doors, user_id: string) {
  for (;;) {
    const [entry] = openOf(await doors.read(), user_id)
    if (!entry) return
    const outcome = await send(doors, entry)
    if (outcome === 'later') return
  }
}

export function openOf(entries: readonly Waiting[], user_id: string) {
  return entries
    .filter((entry) => entry.user_id === user_id && !entry.refusal && !isEarly(entry))
    .toSorted((one, other) => one.seq - other.seq)
}

/** Sent, and on its way to somebody who expects it on a later day. */
export function isEarly(entry: Waiting): entry is EarlyScan {
  return entry.kind === 'scan' && entry.early !== undefined
}

/** What the server would not take of a parcel, the newest last. */
export function refusedOf(entries: readonly Waiting[], tracking_number: string) {
  return entries.filter((entry) => entry.tracking_number === tracking_number && entry.refusal)
}

/** A parcel as it will be once every waiting scan has been sent. */
export function withWaiting(parcel: CarriedParcel, waiting: readonly Waiting[], role: Role): CarriedParcel {
  let shown = parcel
  for (const entry of waiting)
    if (entry.tracking_number === parcel.tracking_number) shown = after(shown, entry, role)
  return shown
}

function after(parcel: CarriedParcel, entry: Waiting, role: Role): CarriedParcel {
  if (entry.kind === 'box') return { ...parcel, awaits_box: false }
  if (entry.kind === 'scan') return { ...afterScan(parcel, entry.code, role), changed_at: entry.device_at }
  return afterTick(parcel, { name: entry.name, done_at: entry.is_done ? entry.device_at : null }, role)
}

function send(doors: Doors, entry: Waiting) {
  if (entry.kind === 'box') return sendBox(doors, entry)
  return sendPictured(doors, entry)
}

async function sendPictured(doors: Doors, entry: WaitingScan | WaitingAddOn) {
  const { entry: ready, outcome } = await sendPicture(doors, entry)
  if (outcome !== 'done') return outcome
  const answer = await (ready.kind === 'scan' ? doors.sendScan(ready) : doors.sendAddOn(ready))
  if (!answer || !isSuccess(answer)) return settle(doors, ready, answer)
  // Shown before the entry is gone: the parcel never falls back to its old step for a moment.
  await doors.onParcel(answer.data.parcel)
  if (!isUnawares(ready, answer.data.parcel)) return settle(doors, ready, answer)
  await doors.write({ ...ready, early: appointmentOf(answer.data.parcel) })
  return 'done'
}

/** Without network nobody could tell its day: only the answer to the scan did. */
function isUnawares(entry: WaitingScan | WaitingAddOn, parcel: CarriedParcel): entry is WaitingScan {
  return entry.kind === 'scan' && !entry.is_meant && isHeldBack(entry.code, parcel)
}

/** Without the names and streets: what waits outlives the session. */
function appointmentOf({ code, step, visit_day, visit_from, visit_to, due }: CarriedParcel): Appointment {
  return { code, step, visit_day, visit_from, visit_to, due }
}

/** The id of the stored picture is kept at once: after a break only the scan itself is sent again. */
async function sendPicture(doors: Doors, entry: WaitingScan | WaitingAddOn) {
  if (!entry.picture || entry.evidence_id !== '') return { entry, outcome: 'done' as const }
  const answer = await doors.sendPicture(entry.picture, {
    key: entry.picture_key,
    number: entry.tracking_number,
  })
  if (!answer || !isSuccess(answer)) return { entry, outcome: await settle(doors, entry, answer) }
  const ready = { ...entry, evidence_id: answer.data.evidence_id }
  await doors.write(ready)
  return { entry: ready, outcome: 'done' as const }
}

async function sendBox(doors: Doors, entry: WaitingBox) {
  return settle(doors, entry, await doors.sendBox(entry))
}

async function settle(doors: Doors, entry: Waiting, answer: Envelope<unknown> | undefined) {
  if (!answer || (!isSuccess(answer) && isPassing(answer))) return 'later'
  if (isSuccess(answer)) {
    await doors.remove(entry)
    doors.onSent(entry)
    return 'done'
  }
  await doors.write({ ...entry, refusal: answer })
  return 'refused'
}

// The person has to log in again, or to add a passkey first.
const waitsForThePerson = new Set(['session_required', 'passkey_required'])

/** The scan is valid, but it cannot be taken at this moment: too many calls, a server in trouble, or the person is asked for first. */
function isPassing({ code, code_message }: Failure) {
  return code >= 500 || code === 429 || code === 408 || waitsForThePerson.has(code_message)
}
