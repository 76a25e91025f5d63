import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { paymentTypes } from '#contract/site/payment-types.ts'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { boxOrder } from '../orders/purchases/test-orders.ts'
import { openDay } from '../orders/shipments/plain-order.ts'
import type { Order } from './test-model-order.ts'
import { parcelOrder, slotCapacity } from './test-model-world.ts'
import { insist } from './test-door.ts'
import type { Step } from './test-model-step.ts'

/** What a customer does about an order until it is paid. */
export const customerSteps: Record<string, Step> = {
  'order boxes': {
    run: async ({ model, world, pick }) => {
      const owner = pick(world.people.customers)
      const payment_type = pick(paymentTypes)
      const quantity = pick([1, 1, 2, 3])
      const account = world.accounts.find(({ payment_type_id }) => payment_type_id === payment_type)
      const body = boxOrder(account?.id ?? '', payment_type, quantity)
      const key = randomUUID()
      const answer = await insist(() => world.call(purchaseBoxes, { body }, owner, { key }))
      assert.equal(answer.code_message, 'success')
      const { TransactionID: id } = answer.data
      model.place({
        id,
        kind: 'box_purchase',
        owner,
        payment_type,
        status: 'awaiting_payment',
        left_h: payWithin_h(payment_type, new Date()),
        quantity,
        slots: [],
      })
      const again = await insist(() => world.call(purchaseBoxes, { body }, owner, { key }))
      assert.equal(again.data.TransactionID, id, 'the same key gives the same order')
      const other = await insist(() =>
        world.call(purchaseBoxes, { body: boxOrder(account?.id ?? '', payment_type, quantity + 1) }, owner, {
          key,
        }),
      )
      assert.equal(other.code_message, 'idempotency_key_reused')
    },
  },

  'order a shipment': {
    run: async ({ model, world, pick }) => {
      const owner = pick(world.people.customers)
      const payment_type = pick(paymentTypes)
      // What was set free after its time is over is ended by the next job, and taken by no order until then.
      const own = model.vouchersIn('issued').filter((one) => one.owner === owner && one.left_h > 0)
      const voucher = own.length > 0 ? pick([undefined, ...own]) : undefined
      const account = world.accounts.find(({ payment_type_id }) => payment_type_id === payment_type)
      const box = voucher ? 'M' : ''
      const order = parcelOrder(box, voucher?.id ?? '', account?.id)
      const wants_door_code = pick([true, false])
      const total = voucher ? world.prices.M : world.prices.own
      const sender = { ...order.sender, ...visit(pick([2, 3]), pick(world.slots)) }
      const receiver = { ...order.receiver, ...visit(pick([12, 13]), pick(world.slots)) }
      const body = { ...order, wants_door_code, payment_type_id: payment_type, total, sender, receiver }
      const slots = [slotOf(body.sender), slotOf(body.receiver)]
      const isFull = model.isFull(owner, slots, slotCapacity)
      const key = randomUUID()
      const answer = await insist(() => world.call(orderShipment, { body }, owner, { key }))
      assert.equal(answer.code_message, isFull ? 'slot_full' : 'success')
      if (isFull) return
      const { TransactionID: id } = answer.data
      model.place({
        id,
        kind: 'shipment',
        owner,
        payment_type,
        status: 'awaiting_payment',
        left_h: payWithin_h(payment_type, new Date()),
        quantity: 1,
        slots,
        wants_door_code,
        ...(voucher ? { voucher: voucher.id } : {}),
      })
    },
  },

  'use a voucher that is not free': {
    can: ({ model }) => model.vouchersIn('attached').length > 0,
    run: async ({ model, world, pick }) => {
      const voucher = pick(model.vouchersIn('attached'))
      const account = world.accounts.find(({ payment_type_id }) => payment_type_id === 'qris')
      const order = parcelOrder('M', voucher.id, account?.id)
      const sender = { ...order.sender, ...visit(5, '09-12') }
      const body = { ...order, sender, payment_type_id: 'qris' as const, total: world.prices.M }
      const caller = pick(world.people.customers)
      const key = randomUUID()
      const answer = await insist(() => world.call(orderShipment, { body }, caller, { key }))
      assert.ok(answer.status === 400 || answer.code_message === 'slot_full', answer.code_message)
    },
  },

  'send a proof': {
    can: ({ model }) => model.orders.size > 0,
    run: async ({ model, world, pick }) => {
      const order = pick(model.list(() => true))
      const key = randomUUID()
      const answer = await insist(() =>
        world.call(sendProof, { params: { id: order.id } }, order.owner, { key, picture: world.picture }),
      )
      // A newer picture takes the place of the one before.
      const isWaiting = order.status === 'awaiting_payment' || order.status === 'awaiting_approval'
      assert.equal(answer.status, isWaiting ? 200 : 409, answer.code_message)
      if (answer.status === 200) model.setStatus(order, 'awaiting_approval')
    },
  },

  'cancel an order': {
    can: ({ model }) => model.list(isUndecided).length > 0,
    run: async ({ model, world, pick }) => {
      const order = pick(model.list(isUndecided))
      const key = randomUUID()
      const answer = await insist(() =>
        world.call(cancelTransaction, { params: { id: order.id } }, order.owner, { key }),
      )
      assert.equal(answer.status, order.status === 'awaiting_payment' ? 200 : 409, answer.code_message)
      if (answer.status === 200) model.letGo(order, 'cancelled')
    },
  },

  'reach for what is somebody else’s': {
    can: ({ model }) => model.orders.size > 0,
    run: async ({ model, world, pick }) => {
      const order = pick(model.list(() => true))
      const stranger = pick(world.people.customers.filter((one) => one !== order.owner))
      model.touch(order.id)
      const params = { id: order.id }
      const key = randomUUID()
      const answers = await Promise.all([
        insist(() => world.call(readTransaction, { params }, stranger)),
        insist(() => world.call(cancelTransaction, { params }, stranger, { key })),
        insist(() => world.call(sendProof, { params }, stranger, { key, picture: world.picture })),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [404, 404, 404],
      )
    },
  },
}

function isUndecided({ status }: Order) {
  return status === 'awaiting_payment' || status === 'awaiting_approval'
}

function visit(days: number, time_slot_id: string) {
  return { visit_day: openDay(days), time_slot_id }
}

function slotOf({
  region_id,
  visit_day,
  time_slot_id,
}: {
  region_id: string
  visit_day: string
  time_slot_id: string
}) {
  return `${region_id} ${visit_day} ${time_slot_id}`
}
