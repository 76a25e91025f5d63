import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readDoorCode, releaseDoor } from '#contract/parcels/door-codes.ts'
import { beginHandOver, cancelHandOver, countHandOver, joinHandOver } from '#contract/courier/hand-overs.ts'
import { correctParcel, correctionReasons, readOrder } from '#contract/office/office-parcels.ts'
import { isScanned, isScannedNote, mayTake, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { codesScanned } from './test-model-parcels.ts'
import type { Order } from './test-model-order.ts'
import { insist } from './test-door.ts'
import { carried, isOnItsWay, parcelOf, scan, taken, wordOf } from './test-model-scan.ts'
import type { Scene, Step } from './test-model-step.ts'
import { isHeldByAnother, move, putRight } from './test-model-way.ts'
import { numberOf, type Person } from './test-model-world.ts'

const leavesOrigin = new Set<EventCode>(['consolidated', 'departed_origin', 'destination_hub_in'])
const onItsWay = ({ model }: Scene) => model.all(isOnItsWay).length > 0
const atTheDoor = ({ model }: Scene) =>
  model.all(
    (order) =>
      isOnItsWay(order) &&
      order.wants_door_code === true &&
      model.parcels.get(order.id)?.step === 'out_for_delivery',
  )
const heldBy = ({ model }: Scene, { id }: Person) =>
  model.all((order) => model.parcels.get(order.id)?.holder === id)

/** What couriers and agents do with the parcels they have in hand, and what the office puts right. */
export const carrierSteps: Record<string, Step> = {
  'a courier or an agent scans': {
    can: onItsWay,
    run: async (scene) => {
      const { model, world, pick } = scene
      const who = pick(world.people.carriers)
      const order = pick(model.all(isOnItsWay))
      const { number, parcel } = await carried(scene, order)
      parcelOf(scene, order)
      const offered = parcel.next.filter(isScanned)
      const code = pick([...offered, ...offered, ...codesScanned])
      if (code === 'delivered' && parcel.needs_door_code) return
      const expected = expectedOf(scene, { order, who, code, parcel })
      const answer = await scan(scene, { number, code, who })
      assert.equal(answer.code_message, expected, `${code} by a ${who.role}`)
      if (answer.status === 200) taken(scene, order, code, who)
    },
  },

  'a hand-over': {
    can: (scene) => scene.world.people.carriers.some((who) => heldBy(scene, who).length > 0),
    run: async (scene) => {
      const { model, world, pick } = scene
      const giver = pick(world.people.carriers.filter((who) => heldBy(scene, who).length > 0))
      const [receiver, third] = world.people.carriers.filter((who) => who !== giver)
      assert.ok(receiver && third)
      const given = heldBy(scene, giver).slice(0, pick([1, 2, 3]))
      for (const { id } of given) model.touch(id)
      const numbers = await Promise.all(given.map((order) => numberOf(world, order)))
      const { id, code } = await begin(scene, giver, numbers)
      const join = (who: Person) => {
        const key = randomUUID()
        return insist(() => world.call(joinHandOver, { params: { code } }, who, { key }))
      }
      assert.equal((await join(giver)).code_message, 'hand_over_own')
      assert.equal((await join(receiver)).code_message, 'success')
      assert.equal((await join(third)).code_message, 'hand_over_taken')
      if (pick([true, false, false])) return cancel(scene, id, pick([giver, receiver]))
      const isLess = numbers.length > 1 && pick([true, false])
      assert.equal(
        await count(scene, { id, who: receiver, numbers: isLess ? numbers.slice(1) : numbers }),
        isLess ? 'open' : 'settled',
      )
      if (isLess) assert.equal(await count(scene, { id, who: receiver, numbers }), 'settled')
      for (const order of given) parcelOf(scene, order).holder = receiver.id
    },
  },

  'a code is said at the door': {
    can: (scene) => atTheDoor(scene).length > 0,
    run: async (scene) => {
      const { world, pick } = scene
      const order = pick(atTheDoor(scene))
      const known = parcelOf(scene, order)
      if (known.door !== 'closed') return
      const number = await numberOf(world, order)
      const who = world.people.carriers.find(({ id }) => id === known.holder) ?? world.people.admins[0]
      const door = await insist(() => world.call(readDoorCode, { params: { id: order.id } }, order.owner))
      assert.equal(door.data.state, known.tries === 0 ? 'locked' : 'ready')
      const right = door.data.code ?? '123456'
      const wrong = right === '000000' ? '000001' : '000000'
      for (const door_code of pick([
        [right],
        [wrong, right],
        [wrong],
        [wrong, wrong, wrong, wrong, wrong, right],
      ])) {
        const answer = await scan(scene, { number, code: 'delivered', who, door_code })
        const closed = door_code === right ? 'success' : 'door_code_wrong'
        assert.equal(answer.code_message, known.tries === 0 ? 'door_code_locked' : closed)
        known.tries = Math.max(0, known.tries - 1)
        if (answer.status !== 200) continue
        move(known, 'delivered', who.id)
        known.door = 'used'
      }
    },
  },

  'the office opens a door': {
    can: (scene) => atTheDoor(scene).length > 0,
    run: async (scene) => {
      const { world, pick } = scene
      const order = pick(atTheDoor(scene))
      const known = parcelOf(scene, order)
      const number = await numberOf(world, order)
      const answers = await Promise.all(
        world.people.admins.map((admin) => {
          const key = randomUUID()
          return insist(() => world.call(releaseDoor, { params: { number } }, admin, { key }))
        }),
      )
      const expected = known.door === 'closed' ? [200, 409] : [409, 409]
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), expected)
      if (known.door === 'closed') known.door = 'released'
    },
  },

  'the office corrects a step': {
    can: onItsWay,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(isOnItsWay))
      const known = parcelOf(scene, order)
      const params = { number: await numberOf(world, order) }
      const [admin] = world.people.admins
      const shown = await insist(() => world.call(readOrder, { params }, admin))
      const { back_to = [], last_seq = 0 } = shown.data.parcel ?? {}
      if (back_to.length === 0) return
      const [step, reason] = [pick(back_to), pick(correctionReasons)]
      const correct = (seq: number) => {
        const key = randomUUID()
        const body = { step, reason, last_seq: seq }
        return insist(() => world.call(correctParcel, { params, body }, admin, { key }))
      }
      assert.equal((await correct(last_seq - 1)).code_message, 'newer_event')
      const answer = await correct(last_seq)
      assert.ok(answer.status === 200 || answer.code_message === 'sender_not_agreed', answer.code_message)
      if (answer.status === 200) putRight(known, step)
    },
  },
}

interface Attempt {
  order: Order
  who: Person
  code: EventCode
  parcel: CarriedParcel
}

/** The word with which a scan should be answered. */
function expectedOf(scene: Scene, { order, who, code, parcel }: Attempt) {
  const known = scene.model.parcels.get(order.id)
  if (known && isHeldByAnother(known, code, who.id)) return 'held_by_another'
  if (isScanned(code) && !mayTake(who.role, code)) return 'forbidden'
  const isOverNow = ['delivered', 'returned', 'cancelled'].includes(parcel.macro)
  if (isScannedNote(code) ? !isOverNow : parcel.next.includes(code)) return wordOf(scene, order, code)
  return parcel.weighing && leavesOrigin.has(code) ? 'sender_not_agreed' : 'step_not_legal'
}

async function begin({ world }: Scene, giver: Person, numbers: string[]) {
  const key = randomUUID()
  const begun = await insist(() => world.call(beginHandOver, { body: { numbers } }, giver, { key }))
  assert.equal(begun.code_message, 'success')
  return begun.data.hand_over
}

interface Count {
  id: string
  who: Person
  numbers: string[]
}

async function count({ world }: Scene, { id, who, numbers }: Count) {
  const key = randomUUID()
  const counted = await insist(() =>
    world.call(countHandOver, { params: { id }, body: { numbers } }, who, { key }),
  )
  assert.equal(counted.code_message, 'success')
  return counted.data.hand_over.status
}

async function cancel({ world }: Scene, id: string, who: Person) {
  for (const expected of ['success', 'hand_over_closed']) {
    const key = randomUUID()
    const ended = await insist(() => world.call(cancelHandOver, { params: { id } }, who, { key }))
    assert.equal(ended.code_message, expected)
  }
}
