import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { pathIn } from '#contract/endpoint.ts'
import { purchaseBoxes } from '#contract/purchases.ts'
import { boxOrder } from '../api/purchases/test-orders.ts'
import { database } from './database-steps.ts'

/** Boxes, to be paid by transfer, without the wizard. */
export async function placeBoxOrder(request: APIRequestContext, token: string, qty = 2) {
  const db = await database()
  const account = await db
    .selectFrom('payment_accounts')
    .select('id')
    .where('payment_type_id', '=', 'transfer')
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const reply = await request.post(pathIn('user', purchaseBoxes.path), {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: boxOrder(account.id, 'transfer', qty),
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { data }: { data: { TransactionID: string } } = await reply.json()
  return data.TransactionID
}
