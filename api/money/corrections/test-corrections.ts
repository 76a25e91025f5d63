import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { correctApproval, previewCorrection } from '#contract/money/corrections.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { makeApprovals } from '../payments/test-approvals.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeWeighings } from '../../orders/differences/test-weighings.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

export const why = { reject_code: 'not_received', reject_reason: '' } as const

/** Approved orders, their corrections, and what the books say then. */
export async function makeCorrections(server: Server) {
  const { call } = server
  const readers = makeReaders(server)
  const weighings = await makeWeighings(server)
  const orders = await makeOrders(server)
  const { approve } = makeApprovals(server)
  const { admin, paymentOf } = weighings

  async function preview(number: string) {
    return (await call(previewCorrection, { params: { number } }, admin)).data
  }

  async function correct(number: string, who: { token: string } = admin) {
    const { way, amount } = await preview(number)
    const body = { ...why, way, amount }
    return call(correctApproval, { params: { number }, body }, { token: who.token })
  }

  async function payCash(order_id: string) {
    return call(confirmCash, { params: { id: (await paymentOf(order_id)).id } }, admin)
  }

  async function approvedBoxes(person: { token: string; id: string }, quantity = 2) {
    const { id, payment_id, proof_id } = await orders.placeWithProof(person, 'transfer', quantity)
    await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
    return { id, number: await orders.numberOf(id) }
  }

  const acts = { approve, preview, correct, payCash, approvedBoxes }
  return { ...weighings, ...readers, ...acts, place: orders.place, numberOf: orders.numberOf }
}

function makeReaders({ db, url }: Server) {
  async function balances(order_id: string) {
    const { rows } = await sql<{ account: string; sum: number }>`
      select split_part(account, ':', 1) as account, sum(amount_sen)::bigint as sum from ledger
      where order_id = ${order_id}::uuid group by 1 having sum(amount_sen) <> 0 order by 1`.execute(db)
    return rows.map(({ account, sum }) => [account, sum])
  }

  async function nothingIsWrong() {
    assert.deepEqual(await atOneMoment(url, verify), [])
  }

  return { balances, nothingIsWrong }
}
