import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import {
  graceAfterRejection_h,
  approvePayment,
  confirmCash,
  rejectPayment,
} from '#contract/money/payments.ts'
import { payRefund } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { proveFresh } from '../people/accounts/test-proofs.ts'
import { passApproval } from '../money/payments/test-approvals.ts'
import type { Order } from './test-model-order.ts'
import { insist } from './test-door.ts'
import type { Scene, Step } from './test-model-step.ts'
import { numberOf, passTime } from './test-model-world.ts'

const waits = ({ model }: Scene) => model.list(isWaiting).length > 0
const isWaiting = ({ status }: Order) => status === 'awaiting_approval'

/** What the office does about money, and the clock. */
export const deskSteps: Record<string, Step> = {
  'two admins approve at once': {
    can: waits,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.list(isWaiting))
      const { id, proof_id } = await paymentOf(scene, order)
      const answers = await Promise.all(
        world.people.admins.map((admin) => {
          const key = randomUUID()
          return insist(() =>
            world.call(approvePayment, { params: { id }, body: { proof_id } }, admin, { key }),
          )
        }),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
      await passApproval(world.db, id)
      model.setStatus(order, 'success')
    },
  },

  'a proof is rejected': {
    can: waits,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.list(isWaiting))
      const { id, proof_id } = await paymentOf(scene, order)
      const body = { proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
      const key = randomUUID()
      const answer = await insist(() =>
        world.call(rejectPayment, { params: { id }, body }, world.people.admins[0], { key }),
      )
      assert.equal(answer.code_message, 'success')
      order.left_h = Math.max(order.left_h, graceAfterRejection_h)
      model.setStatus(order, 'awaiting_payment')
    },
  },

  'one admin approves while the other rejects': {
    can: waits,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.list(isWaiting))
      const { id, proof_id } = await paymentOf(scene, order)
      const [first, second] = world.people.admins
      const rejection = { proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
      const keys = [randomUUID(), randomUUID()] as const
      const [approved, rejected] = await Promise.all([
        insist(() =>
          world.call(approvePayment, { params: { id }, body: { proof_id } }, first, { key: keys[0] }),
        ),
        insist(() =>
          world.call(rejectPayment, { params: { id }, body: rejection }, second, { key: keys[1] }),
        ),
      ])
      assert.deepEqual([approved.status, rejected.status].toSorted(), [200, 409])
      await passApproval(world.db, id)
      if (rejected.status === 200) order.left_h = Math.max(order.left_h, graceAfterRejection_h)
      model.setStatus(order, approved.status === 200 ? 'success' : 'awaiting_payment')
    },
  },

  'cash is counted': {
    can: ({ model }) => model.list(({ payment_type }) => payment_type === 'cash').length > 0,
    run: async (scene) => {
      const { model, world, pick } = scene
      const order = pick(model.list(({ payment_type }) => payment_type === 'cash'))
      const { id } = await paymentOf(scene, order)
      const key = randomUUID()
      const answer = await insist(() =>
        world.call(confirmCash, { params: { id } }, world.people.admins[0], { key }),
      )
      const isOpen = order.status === 'awaiting_payment' || order.status === 'awaiting_approval'
      assert.equal(answer.status, isOpen ? 200 : 409, answer.code_message)
      if (isOpen) model.setStatus(order, 'success')
    },
  },

  'two admins pay a refund at once': {
    can: ({ model }) => model.orders.size > 0,
    run: async ({ model, world, pick }) => {
      const due = await world.db
        .selectFrom('refunds')
        .selectAll()
        .where('status', '=', 'due')
        .orderBy('id')
        .execute()
      if (due.length === 0) return
      const refund = pick(due)
      const owner = world.people.customers.find(({ id }) => id === refund.user_id)
      assert.ok(owner)
      const account = {
        country_id: 'ID' as const,
        bank_name: 'BCA',
        account_number: '0012345678',
        account_name: 'Siti',
      }
      await proveFresh(world.db, owner.token)
      await insist(() => world.call(changeRefundAccount, { body: account }, owner))
      const { changed_at } = await world.db
        .selectFrom('refund_accounts')
        .select('changed_at')
        .where('user_id', '=', owner.id)
        .executeTakeFirstOrThrow()
      const body = { bank_reference: 'TRX', account_changed_at: changed_at.toISOString() }
      const answers = await Promise.all(
        world.people.admins.map((admin) => {
          const key = randomUUID()
          return insist(() => world.call(payRefund, { params: { id: refund.id }, body }, admin, { key }))
        }),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
      model.touch(refund.order_id)
      const voucher = model.vouchers.get(refund.voucher_id ?? '')
      if (voucher) model.refund(voucher)
      const claim = model.claims.get(refund.subject_id)
      if (claim) claim.status = 'paid'
    },
  },

  'the office cancels an order': {
    can: ({ model }) => model.orders.size > 0,
    run: async ({ model, world, pick }) => {
      const order = pick(model.all(() => true))
      const number = await numberOf(world, order)
      const params = { number }
      const [admin] = world.people.admins
      const shown = await insist(() => world.call(previewCancellation, { params }, admin))
      assert.equal(shown.code_message, 'success')
      const { obstacle, was_paid, refund } = shown.data
      const body = { reason: 'not_served' as const, words: '', refund }
      const key = randomUUID()
      const answer = await insist(() => world.call(cancelByOffice, { params, body }, admin, { key }))
      model.touch(order.id)
      assert.equal(answer.status, obstacle === null ? 200 : 409, answer.code_message)
      assert.ok(!order.isOver || answer.status === 409, 'an order is cancelled once')
      if (answer.status !== 200) return
      if (was_paid) model.end(order)
      else model.letGo(order, 'cancelled')
    },
  },

  'time passes': {
    run: async ({ model, world, pick }) => {
      const hours = pick([1, 1, 5, 12, 12, 25, 24 * 40, 24 * 370])
      await passTime(world, hours)
      model.pass(hours)
    },
  },
}

async function paymentOf({ world, model }: Scene, order: Order) {
  model.touch(order.id)
  const payment = await world.db
    .selectFrom('payments')
    .select(['id', 'proof_id'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { id: payment.id, proof_id: payment.proof_id ?? '' }
}
