import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { boxOrder } from '../../api/orders/purchases/test-orders.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { database, makePerson } from './database.ts'

/** Boxes, without the wizard; to be paid by transfer unless said otherwise. */
export async function placeBoxOrder(
  request: APIRequestContext,
  token: string,
  qty = 2,
  type: PaymentType = 'transfer',
) {
  const db = await database()
  const account = await db
    .selectFrom('payment_accounts')
    .select('id')
    .where('payment_type_id', '=', type)
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const reply = await request.post(pathIn('user', purchaseBoxes.path), {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: boxOrder(account.id, type, qty),
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { data }: { data: { TransactionID: string } } = await reply.json()
  return data.TransactionID
}

/** The same paid in cash, which an admin has confirmed. */
export async function placePaidBoxes(request: APIRequestContext, token: string, quantity = 2) {
  const order_id = await placeBoxOrder(request, token, quantity, 'cash')
  const db = await database()
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'amount_sen'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const admin = await makePerson('admin')
  const reply = await request.post(pathIn('staff', confirmCash.path).replace(':id', payment.id), {
    headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() },
    data: {},
  })
  expect(reply.status(), await reply.text()).toBe(200)
  return { order_id, amount: formatRinggit(payment.amount_sen / 100) }
}

/** What the office types to find it. */
export async function numberOf(order_id: string) {
  const db = await database()
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  return tracking_number
}
