import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { eventCodes, isNote, isScanned, mayTake, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import { confirmBox } from '#contract/courier/scans.ts'
import { agreeToWeighing, declineWeighing, listWeighings } from '#contract/parcels/weighings.ts'
import { wayAcross } from '../courier/scans/test-way.ts'
import type { Order } from './test-model-order.ts'
import { insist } from './test-door.ts'
import { carried, isOnItsWay, parcelOf, scan, taken, wordOf } from './test-model-scan.ts'
import type { Step } from './test-model-step.ts'
import { move } from './test-model-way.ts'

const isPaidShipment = ({ status, kind }: Order) => status === 'success' && kind === 'shipment'
// The office's alone, and not by a scan.
const notScanned = new Set<EventCode>([
  'cancelled',
  'lost',
  'corrected',
  'sender_asked',
  'sender_answered',
  'day_chosen',
])
export const codesScanned = eventCodes.filter((code) => isScanned(code))
// The last mile is a step of its own.
const wayOut = new Set<EventCode>([...wayAcross, 'out_for_delivery'])

/** What couriers and the office do with what is on its way. */
export const parcelSteps: Record<string, Step> = {
  'a step that is offered is taken': {
    can: ({ model }) => model.all(isOnItsWay).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(isOnItsWay))
      const { number, parcel } = await carried(scene, order)
      const offered = parcel.next.filter(
        (code) => !notScanned.has(code) && !(code === 'delivered' && parcel.needs_door_code),
      )
      if (offered.length === 0) return
      const [code, who] = [pick(offered), world.people.admins[0]]
      const answer = await scan(scene, { number, code, who })
      assert.equal(answer.code_message, wordOf(scene, order, code), code)
      parcelOf(scene, order)
      if (answer.status === 200) taken(scene, order, code, who)
    },
  },

  'a step that is not offered is refused': {
    can: ({ model }) => model.all(isOnItsWay).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(isOnItsWay))
      const { number, parcel } = await carried(scene, order)
      const code = pick(eventCodes.filter((one) => !parcel.next.includes(one) && !isNote(one)))
      const answer = await scan(scene, { number, code, who: world.people.admins[0] })
      assert.ok(answer.status >= 400 && answer.status < 500, `${code}: ${answer.code_message}`)
      model.touch(order.id)
    },
  },

  'a parcel is brought to its door': {
    can: ({ model }) => model.all(isOnItsWay).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(isOnItsWay))
      const known = parcelOf(scene, order)
      const [courier] = world.people.carriers
      for (;;) {
        const { number, parcel } = await carried(scene, order)
        const code = parcel.next.find((next) => wayOut.has(next))
        if (!code) return
        const isFree = known.holder === null || known.holder === courier.id
        const who = mayTake('courier', code) && isFree ? courier : world.people.admins[0]
        assert.equal((await scan(scene, { number, code, who })).code_message, 'success', code)
        move(known, code, who.id)
        if (code === 'out_for_delivery') return
      }
    },
  },

  'an official box is confirmed': {
    can: ({ model }) => model.all(withVoucher).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(withVoucher))
      const voucher = model.vouchers.get(order.voucher ?? '')
      assert.ok(voucher)
      const { number } = await carried(scene, order)
      const key = randomUUID()
      const answer = await insist(() =>
        world.call(
          confirmBox,
          { params: { number }, body: { serial: voucher.serial } },
          world.people.admins[0],
          { key },
        ),
      )
      assert.ok(answer.status === 200 || answer.status === 409, answer.code_message)
      if (voucher.status !== 'attached') assert.notEqual(answer.status, 200)
      if (answer.status === 200 && voucher.status === 'attached') model.confirm(voucher)
      model.touch(order.id)
    },
  },

  'a sender answers what was weighed': {
    can: ({ model }) => model.all(isPaidShipment).length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.all(isPaidShipment))
      model.touch(order.id)
      const { data } = await insist(() =>
        world.call(listWeighings, { params: { id: order.id } }, order.owner),
      )
      const open = data.weighing_data.find(({ status }) => status === 'waiting' || status === 'declined')
      if (!open) return
      const params = { id: open.id }
      const key = randomUUID()
      if (pick([true, false, false])) {
        const declined = await insist(() => world.call(declineWeighing, { params }, order.owner, { key }))
        assert.ok(declined.status === 200 || declined.status === 409, declined.code_message)
        return
      }
      const account = pick(world.accounts)
      const body = { payment_type_id: account.payment_type_id, payment_account_id: account.id }
      const agreed = await insist(() => world.call(agreeToWeighing, { params, body }, order.owner, { key }))
      assert.ok(agreed.status === 200 || agreed.status === 409, agreed.code_message)
      if (agreed.status !== 200) return
      const { TransactionID: id } = agreed.data
      model.place({
        id,
        kind: 'difference',
        owner: order.owner,
        payment_type: account.payment_type_id,
        status: 'awaiting_payment',
        left_h: payWithin_h(account.payment_type_id, new Date()),
        quantity: 1,
        slots: [],
        concerns: order.id,
      })
    },
  },
}

function withVoucher(order: Order) {
  return isPaidShipment(order) && order.voucher !== undefined
}
