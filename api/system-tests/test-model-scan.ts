import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { isNote, needsPicture, needsReason, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { isCarried } from '#contract/site/order-types.ts'
import { readCarried, scanParcel, sendEvidence } from '#contract/courier/scans.ts'
import type { Order } from './test-model-order.ts'
import { insist } from './test-door.ts'
import type { Scene } from './test-model-step.ts'
import { move } from './test-model-way.ts'
import { numberOf, type Person } from './test-model-world.ts'

const sizes = [
  { weight: 3.2, length: 40, width: 30, height: 30 },
  { weight: 12, length: 40, width: 30, height: 30 },
  { weight: 1, length: 10, width: 10, height: 10 },
]

export function isOnItsWay({ status, kind, isOver }: Order) {
  return status === 'success' && isCarried(kind) && !isOver
}

/** A parcel as the office sees it: what may come next does not hang on who looks. */
export async function carried({ world }: Scene, order: Order) {
  const number = await numberOf(world, order)
  const answer = await insist(() => world.call(readCarried, { params: { number } }, world.people.admins[0]))
  assert.equal(answer.code_message, 'success')
  return { number, parcel: answer.data.parcel }
}

export function parcelOf({ model }: Scene, { id }: Order) {
  const parcel = model.parcels.get(id)
  assert.ok(parcel, 'a paid order has its parcel')
  model.touch(id)
  return parcel
}

interface Scanned {
  number: string
  code: EventCode
  who: Person
  door_code?: string
}

/** One scan, with a picture, a reason and measures where they are asked for. */
export async function scan({ world, pick }: Scene, { number, code, who, door_code }: Scanned) {
  const evidence_id = needsPicture(code) ? await sendPicture(world, who, number) : ''
  const body = {
    scan_id: randomUUID(),
    code,
    device_at: new Date().toISOString(),
    reason: needsReason(code) ? ('nobody_home' as const) : ('' as const),
    received_by: code === 'delivered' ? 'Ibu' : '',
    evidence_id,
    ...(code === 'reweighed' ? { measured: pick(sizes) } : {}),
    ...(door_code === undefined ? {} : { door_code }),
  }
  const key = randomUUID()
  return insist(() => world.call(scanParcel, { params: { number }, body }, who, { key }))
}

const differencesOf = ({ model }: Scene, { id }: Order) => model.list(({ concerns }) => concerns === id)

/** A parcel is not weighed again while somebody decides on the last result. */
export function wordOf(scene: Scene, order: Order, code: EventCode) {
  const isBeingPaid = differencesOf(scene, order).some(({ status }) => status === 'awaiting_approval')
  return code === 'reweighed' && isBeingPaid ? 'difference_being_paid' : 'success'
}

/** What a scan that was taken does; of what was weighed before, nobody pays what is not paid yet. */
export function taken(scene: Scene, order: Order, code: EventCode, who: Person) {
  if (isNote(code)) return
  move(parcelOf(scene, order), code, who.id)
  if (code !== 'reweighed') return
  for (const difference of differencesOf(scene, order))
    if (difference.status === 'awaiting_payment') scene.model.letGo(difference, 'cancelled')
}

/** A picture of a parcel that is somebody else's is refused; the scan is then sent with one that is nobody's. */
async function sendPicture({ call, picture }: Scene['world'], who: Person, number: string) {
  const key = randomUUID()
  const answer = await insist(() => call(sendEvidence, { query: { number } }, who, { key, picture }))
  return answer.status === 200 ? answer.data.evidence_id : randomUUID()
}
