import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { matchLateTransfer, type LateOutcome } from '#contract/money/late-transfers.ts'
import { cancelTransaction, previewOwnCancellation } from '#contract/orders/cancellations.ts'
import { orderShipment, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { makeClaims } from '../../money/claims/test-claims.ts'
import type { makeCorrections } from '../../money/corrections/test-corrections.ts'
import type { makeBulk } from '../../orders/bulk/test-bulk.ts'
import { overdueJob } from '../../orders/ending/due.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import type { makeReturns } from '../../orders/returns/test-returns.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import type { startTestServer } from '../../testing/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
export type Edit = (order: ShipmentOrder) => ShipmentOrder

export type Parts = Awaited<ReturnType<typeof makeCorrections>>

export interface Acts extends ReturnType<typeof makePayers> {
  server: Server
  parts: Parts
  bulk: Awaited<ReturnType<typeof makeBulk>>
  claims: Awaited<ReturnType<typeof makeClaims>>
  returns: ReturnType<typeof makeReturns>
}

/** Orders that are paid, cancelled, left to expire or paid too late, each the way its customer would. */
export function makePayers(server: Server, parts: Parts) {
  const { call, db, makeUser } = server
  const { admin, approve, numberOf, orderOf, paymentOf } = parts

  async function proven(person: Person, id: string) {
    await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
    const { id: payment_id, proof_id } = await paymentOf(id)
    return { payment_id, body: { proof_id: proof_id ?? '' } }
  }

  async function approved(person: Person, id: string) {
    const { payment_id, body } = await proven(person, id)
    assert.equal((await approve({ params: { id: payment_id }, body }, admin)).code, 200)
  }

  /** A shipment that is to be paid this way. */
  async function ordered(person: Person, type: PaymentType, edit: Edit = (order) => order) {
    const body = await orderOf(person, (order) =>
      edit({ ...order, payment_type_id: type, payment_account_id: accountOf(parts, type) }),
    )
    const { code_message, data } = await call(orderShipment, { body }, { token: person.token })
    assert.equal(code_message, 'success')
    return { id: data.TransactionID, number: await numberOf(data.TransactionID) }
  }

  async function buyer() {
    const person = await makeUser()
    const account = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
    await db
      .insertInto('refund_accounts')
      .values({ user_id: person.id, ...account, account_name: 'Ibu Contoh' })
      .execute()
    return person
  }

  async function cancelled(person: Person, id: string) {
    const { data } = await call(previewOwnCancellation, { params: { id } }, person)
    const input = { params: { id }, body: { refund: data.refund } }
    assert.equal((await call(cancelTransaction, input, { token: person.token })).code_message, 'success')
  }

  return { approved, buyer, cancelled, ordered, proven, ...makeLate(server, parts) }
}

function makeLate({ call, db }: Server, parts: Parts) {
  const { admin, numberOf, paymentOf } = parts

  async function expired(id: string) {
    const past = sql<Date>`now() - interval '1 minute'`
    await db.updateTable('payments').set({ deadline_at: past }).where('order_id', '=', id).execute()
    await overdueJob({ db }).work()
    assert.equal((await paymentOf(id)).status, 'expired')
  }

  async function cameLate(id: string, outcome: LateOutcome) {
    const number = await numberOf(id)
    const { amount_sen } = await paymentOf(id)
    const body = {
      amount: amount_sen / 100,
      outcome,
      bank_reference: `LATE ${number}`,
      payment_account_id: accountOf(parts, 'transfer'),
    }
    const { code_message } = await call(matchLateTransfer, { params: { number }, body }, admin)
    assert.equal(code_message, 'success')
  }

  return { cameLate, expired }
}

function accountOf({ accounts }: Parts, type: PaymentType) {
  return accounts.find(({ payment_type_id }) => payment_type_id === type)?.id ?? ''
}
