import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { exampleOf } from '#contract/orders/bulk-template.ts'
import { checkBulkRows, orderBulkRows } from '#contract/orders/bulk.ts'
import { paymentTypes } from '#contract/site/payment-types.ts'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import { openDay } from '../orders/shipments/plain-order.ts'
import type { Order } from './test-model-order.ts'
import { insist } from './test-door.ts'
import type { Scene, Step } from './test-model-step.ts'
import { slotCapacity, type Person } from './test-model-world.ts'

/** Where the parties of the example live. */
const regions = { sender: 'MY-10', receiver: '32' }

/** Many shipments with one payment. */
export const batchSteps: Record<string, Step> = {
  'order a list of shipments': {
    run: async (scene) => {
      const { model, world, pick } = scene
      const owner = pick(world.people.customers)
      const payment_type_id = pick(paymentTypes)
      const account = world.accounts.find((one) => one.payment_type_id === payment_type_id)
      const listed = listOf(scene)
      const rows = listed.map(({ cells }) => cells)
      const checked = await insist(() => world.call(checkBulkRows, { body: { rows } }, owner))
      const slots = [...new Map(listed.flatMap(({ doors }) => [...doors])).values()]
      const isFull = model.isFull(owner, slots, slotCapacity)
      const wrong = new Set(checked.data.errors.map(({ message }) => message))
      assert.deepEqual([...wrong], isFull ? ['error.slot_full'] : [])
      if (isFull) return
      const { total } = checked.data
      const body = { rows, total, payment_type_id, payment_account_id: account?.id ?? '' }
      const order = () => {
        const key = randomUUID()
        return insist(() => world.call(orderBulkRows, { body }, owner, { key }))
      }
      const answer = await order()
      assert.equal(answer.code_message, 'success')
      const batch = batchOf(answer.data.TransactionID ?? '', owner, payment_type_id, slots)
      model.place(batch)
      for (const [place, { id }] of answer.data.row_data.entries())
        model.place({
          ...batch,
          id: id ?? '',
          kind: 'shipment',
          slots: [],
          part_of: batch,
          doors: listed[place]?.doors ?? new Map(),
        })
      const again = await order()
      assert.deepEqual(
        again.data.row_data.map(({ outcome }) => outcome),
        rows.map(() => 'already_ordered'),
      )
    },
  },
}

/** Two or three rows: the sender is at one door with one or two visits, receivers live at one of two doors. */
function listOf({ pick }: Scene) {
  return Array.from({ length: pick([2, 3]) }, () => {
    const [sender_date, receiver_date] = [openDay(pick([2, 3])), openDay(pick([12, 13]))]
    const receiver_address = pick(['Jl. Merdeka 1', 'Jl. Merdeka 2'])
    const example = exampleOf({ sender_date, receiver_date })
    const slots = {
      sender: `${regions.sender} ${sender_date} ${example.sender_time_slot}`,
      receiver: `${regions.receiver} ${receiver_date} ${example.receiver_time_slot}`,
    }
    return {
      cells: { ...example, reference: randomUUID(), receiver_address },
      doors: new Map([
        [`sender ${slots.sender}`, slots.sender],
        [`receiver ${slots.receiver} ${receiver_address}`, slots.receiver],
      ]),
    }
  })
}

function batchOf(id: string, owner: Person, payment_type: Order['payment_type'], slots: string[]): Order {
  return {
    id,
    kind: 'batch',
    owner,
    payment_type,
    status: 'awaiting_payment',
    left_h: payWithin_h(payment_type, new Date()),
    quantity: 1,
    slots,
  }
}
