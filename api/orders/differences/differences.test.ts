import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { approvePayment, confirmCash, rejectPayment } from '#contract/money/payments.ts'
import { readCarried, scanParcel } from '#contract/courier/scans.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { listTransactions, printReceipt, readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { listParcels } from '#contract/office/office-parcels.ts'
import { declineWeighing } from '#contract/parcels/weighings.ts'
import { transaction } from '../../platform/transaction.ts'
import { bindToCounter } from '../../money/payments/test-counters.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { makeReturns } from '../returns/test-returns.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { letGoOf } from '../ending/let-go.ts'
import { heavy, makeWeighings } from './test-weighings.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { paid, scanned, admin, picture, courier, ...weighings } = await makeWeighings(server)
const sentBack = makeReturns(server)
const { weighed, heavierParcel, newest, agree, paymentOf, codesOf } = weighings
const agent = await makeUser('agent')

test('as declared, or within the kilogram that is charged anyway, a parcel goes on', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  assert.equal((await weighed(courier, number, { ...heavy, weight: 3.6 })).code_message, 'success')
  const { status, difference, old_chargeable_kg, new_chargeable_kg } = await newest(person, id)
  assert.deepEqual([status, difference, new_chargeable_kg], ['same', 0, old_chargeable_kg])
  assert.equal((await scanned(agent, number, 'consolidated')).code_message, 'held_by_another')
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'success')
})

test('a heavier parcel stays at its origin until its sender has paid, and then goes on once', async () => {
  const { person, id, number } = await heavierParcel()
  const weighing = await newest(person, id)
  assert.deepEqual([weighing.status, weighing.is_heavier, weighing.new_chargeable_kg], ['waiting', true, 12])
  const { shipment } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  assert.deepEqual([shipment?.weighed, shipment?.weight], [heavy, weighing.declared.weight])
  const { parcel_data } = (await call(listParcels, { query: { customer: person.id } }, admin)).data
  assert.equal(parcel_data[0]?.weight, heavy.weight)
  assert.equal(weighing.difference, Math.round((weighing.new_total - weighing.old_total) * 100) / 100)
  assert.deepEqual(await codesOf(id), ['picked_up', 'reweighed', 'sender_asked'])
  const { data: listed } = await call(listTransactions, { query: { type: 'shipment' } }, person)
  const [row] = listed.transaction_data
  assert.deepEqual([row?.awaits_answer, row?.difference], [true, weighing.difference])
  await scanned(agent, number, 'origin_hub_in')
  for (const code of ['consolidated', 'departed_origin', 'destination_hub_in'] as const)
    assert.equal((await scanned(agent, number, code)).code_message, 'sender_not_agreed')
  assert.equal((await scanned(agent, number, 'returning')).code_message, 'step_not_legal')
  const [one, two] = await Promise.all([agree(person, weighing.id), agree(person, weighing.id)])
  assert.deepEqual([one.code, two.code].toSorted(), [200, 409])
  const payable = one.code === 200 ? one.data.TransactionID : two.data.TransactionID
  assert.equal((await sentBack(admin, number)).code_message, 'difference_open')
  const payment = await paymentOf(payable)
  await bindToCounter(db, agent.id)
  const answers = await Promise.all(
    [agent, admin].map((who) => call(confirmCash, { params: { id: payment.id } }, who)),
  )
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  assert.deepEqual(await codesOf(id), [
    'picked_up',
    'reweighed',
    'sender_asked',
    'origin_hub_in',
    'sender_answered',
  ])
  assert.equal((await newest(person, id)).status, 'paid')
  assert.equal((await scanned(agent, number, 'consolidated')).code_message, 'success')
  const parcels = await db.selectFrom('parcels').select('order_id').where('order_id', '=', payable).execute()
  assert.deepEqual(parcels, [])
})

test('the difference is a transaction of its own: number, line, ledger, receipt', async () => {
  const { person, id, number } = await heavierParcel()
  const weighing = await newest(person, id)
  const { data } = await agree(person, weighing.id, 'transfer')
  const payable = data.TransactionID
  const shown = await call(readTransaction, { params: { id: payable } }, person)
  const { type, concerns, total, lines, tracking_number, amount, unique_amount } = shown.data.transaction
  assert.deepEqual([type, concerns?.tracking_number, total], ['difference', number, weighing.difference])
  const { transaction_data } = (await call(listTransactions, { query: { type: 'shipment' } }, person)).data
  assert.ok(transaction_data.every(({ region_id }) => region_id === 'MY-10'))
  assert.deepEqual(
    lines.map(({ code, params }) => [code, params['old_kg'], params['new_kg']]),
    [['difference', weighing.old_chargeable_kg, 12]],
  )
  assert.notEqual(tracking_number, number)
  assert.ok(unique_amount > 0)
  const list = await call(listTransactions, { query: { type: 'shipment' } }, person)
  assert.deepEqual(
    list.data.transaction_data.map((one) => one.id),
    [payable, id],
  )
  const file = await call(sendProof, { params: { id: payable } }, { token: person.token, picture })
  assert.equal(file.code, 200)
  const payment = await paymentOf(payable)
  const body = { proof_id: payment.proof_id ?? '' }
  const params = { id: payment.id }
  await call(
    rejectPayment,
    { params, body: { ...body, reject_code: 'unreadable', reject_reason: '' } },
    admin,
  )
  assert.equal((await weighed(courier, number, heavy)).code_message, 'success')
  assert.equal((await newest(person, id)).status, 'waiting')
  assert.equal((await paymentOf(payable)).status, 'cancelled')
  assert.equal((await call(approvePayment, { params, body }, admin)).code, 409)

  const again = (await agree(person, (await newest(person, id)).id)).data.TransactionID
  await call(confirmCash, { params: { id: (await paymentOf(again)).id } }, admin)
  const ledger = await db
    .selectFrom('ledger')
    .select(['account', 'amount_sen'])
    .where('order_id', '=', again)
    .orderBy('id')
    .execute()
  const sen = Math.round(weighing.difference * 100)
  assert.deepEqual(
    ledger.map(({ account, amount_sen }) => [account.replace(/:.*/, ''), amount_sen]),
    [
      ['received', sen],
      ['shipping_sales', -sen],
    ],
  )
  assert.equal(amount, Math.round((weighing.difference + unique_amount) * 100) / 100)
  assert.equal(
    (await call(printReceipt, { params: { id: again } }, person)).file.subarray(0, 5).toString(),
    '%PDF-',
  )
  const original = await db
    .selectFrom('orders')
    .select('total_sen')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(original.total_sen, Math.round(weighing.old_total * 100))
})

test('a payment under review is decided before anybody weighs again; once it is paid only what is more counts', async () => {
  const { person, id, number } = await heavierParcel()
  const first = await newest(person, id)
  const { data } = await agree(person, first.id, 'transfer')
  await call(sendProof, { params: { id: data.TransactionID } }, { token: person.token, picture })
  assert.equal((await weighed(courier, number, heavy)).code_message, 'difference_being_paid')
  const payment = await paymentOf(data.TransactionID)
  await approve({ params: { id: payment.id }, body: { proof_id: payment.proof_id ?? '' } }, admin)
  await weighed(courier, number, heavy)
  assert.equal((await newest(person, id)).status, 'same')
  await weighed(courier, number, { ...heavy, weight: 14 })
  const further = await newest(person, id)
  assert.deepEqual([further.status, further.old_total], ['waiting', first.new_total])
})

test('whoever declines gets the parcel back by the office; before that they may still change their mind', async () => {
  const { person, id, number } = await heavierParcel()
  const { id: weighing_id } = await newest(person, id)
  const stranger = await makeUser()
  assert.equal((await call(declineWeighing, { params: { id: weighing_id } }, stranger)).code, 404)
  assert.equal((await agree(stranger, weighing_id)).code, 404)
  assert.equal((await call(declineWeighing, { params: { id: weighing_id } }, person)).code, 200)
  assert.equal(
    (await call(declineWeighing, { params: { id: weighing_id } }, person)).code_message,
    'weighing_answered',
  )
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'sender_not_agreed')
  assert.equal((await newest(person, id)).is_open, true)
  assert.equal((await scanned(courier, number, 'returning')).code_message, 'step_not_legal')
  assert.equal((await sentBack(admin, number)).code_message, 'success')
  assert.equal((await agree(person, weighing_id)).code_message, 'parcel_goes_back')
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
  assert.deepEqual((await codesOf(id)).slice(-2), ['returning', 'returned'])
})

test('a difference that expires or is cancelled lets the sender agree anew', async () => {
  const { person, id } = await heavierParcel()
  const { id: weighing_id } = await newest(person, id)
  const first = (await agree(person, weighing_id)).data.TransactionID
  await call(cancelTransaction, { params: { id: first } }, person)
  assert.deepEqual(
    [(await newest(person, id)).status, (await newest(person, id)).payable_id],
    ['waiting', null],
  )
  const second = (await agree(person, weighing_id)).data.TransactionID
  await db.updateTable('payments').set({ status: 'expired' }).where('order_id', '=', second).execute()
  await transaction(db, (tx) => letGoOf(tx, second))
  assert.equal((await agree(person, weighing_id)).code, 200)
})

test('what a lighter parcel costs less is owed back, once for each weighing', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, weight: 12 },
  }))
  await scanned(courier, number, 'picked_up')
  const scan_id = randomUUIDv7()
  await Promise.all([1, 2].map(() => weighed(courier, number, { ...heavy, weight: 7 }, scan_id)))
  const { status, difference, is_heavier, id: weighing_id } = await newest(person, id)
  assert.deepEqual([status, is_heavier], ['credited', false])
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'subject_id', 'user_id', 'amount_sen'])
    .where('order_id', '=', id)
    .execute()
  const amount_sen = Math.round(difference * 100)
  assert.deepEqual(refunds, [{ kind: 'credit', subject_id: weighing_id, user_id: person.id, amount_sen }])
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'success')
  const { rows } = await sql<{
    sum: number
  }>`select sum(amount_sen)::int as sum from ledger where order_id = ${id}::uuid`.execute(db)
  assert.deepEqual(rows, [{ sum: 0 }])
})

test('nobody weighs a parcel of their own, and nobody weighs without a scale', async () => {
  const own = await paid(courier)
  assert.equal((await scanned(agent, own.number, 'dropped_off')).code_message, 'success')
  assert.equal((await weighed(courier, own.number, heavy)).code_message, 'own_order')
  const body = {
    scan_id: randomUUIDv7(),
    code: 'reweighed' as const,
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: '',
    evidence_id: '' as const,
  }
  const bare = await call(scanParcel, { params: { number: own.number }, body }, agent)
  assert.deepEqual(bare.errors, [{ path: 'measured', message: 'error.measures_required' }])
  const sideless = { ...body, measured: { weight: 3 } }
  const { errors } = await call(scanParcel, { params: { number: own.number }, body: sideless }, agent)
  assert.deepEqual(errors, [{ path: 'measured.length', message: 'error.required' }])
  const rows = await db.selectFrom('weighings').select('id').where('order_id', '=', own.id).execute()
  assert.deepEqual(rows, [])
})

test('the same weighing sent twice counts once; weighing and paying at once leave one of both', async () => {
  const { person, id, number } = await heavierParcel()
  const scan_id = randomUUIDv7()
  const twice = await Promise.all([1, 2].map(() => weighed(courier, number, heavy, scan_id)))
  assert.deepEqual(
    twice.map(({ code }) => code),
    [200, 200],
  )
  const { id: weighing_id } = await newest(person, id)
  const payable = (await agree(person, weighing_id)).data.TransactionID
  const payment = await paymentOf(payable)
  const [cash, again] = await Promise.all([
    call(confirmCash, { params: { id: payment.id } }, admin),
    weighed(courier, number, { ...heavy, weight: 13 }),
  ])
  const rows = await db
    .selectFrom('weighings')
    .select(['status', 'old_total_sen'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  assert.equal(again.code_message, 'success')
  assert.equal(rows.at(1)?.status, cash.code === 200 ? 'paid' : 'replaced')
  assert.equal(rows.at(-1)?.status, 'waiting')
})

test('the work order names the payment to whoever may take its cash, and nobody else', async () => {
  const { person, id, number } = await heavierParcel()
  const { id: weighing_id } = await newest(person, id)
  const payment = await paymentOf((await agree(person, weighing_id)).data.TransactionID)
  const [agent, elsewhere] = [await makeUser('agent'), await makeUser('agent')]
  await bindToCounter(db, agent.id)
  const cashOf = async (who: { token: string }) => {
    const { parcel } = (await call(readCarried, { params: { number } }, { token: who.token })).data
    return [parcel.cash_due !== null, parcel.cash_payment_id]
  }
  assert.deepEqual(await cashOf(admin), [true, payment.id])
  await db.updateTable('parcels').set({ holder_id: agent.id }).where('order_id', '=', id).execute()
  assert.deepEqual(await cashOf(agent), [true, payment.id])
  await db.updateTable('parcels').set({ holder_id: elsewhere.id }).where('order_id', '=', id).execute()
  assert.deepEqual(await cashOf(elsewhere), [true, null])
  assert.equal((await call(confirmCash, { params: { id: payment.id } }, { token: agent.token })).code, 200)
  assert.deepEqual(await cashOf(admin), [false, null])
})

test('the database itself keeps an unsettled parcel at its origin and what was weighed as it was', async () => {
  const { id } = await heavierParcel()
  const event = (code: string) => sql`
    insert into parcel_events (order_id, seq, code, macro, hash) values (${id}::uuid, 0, ${code}, 'in_transit', '')`
  const refused = [
    event('consolidated'),
    event('departed_origin'),
    sql`update weighings set weight_g = 1 where order_id = ${id}::uuid`,
    sql`update weighings set status = 'paid' where order_id = ${id}::uuid`,
    sql`update weighings set status = 'credited' where order_id = ${id}::uuid`,
  ]
  for (const statement of refused) await assert.rejects(() => statement.execute(db))
  const { rows } = await sql<{
    sum: number
  }>`select coalesce(sum(amount_sen), 0)::int as sum from ledger`.execute(db)
  assert.deepEqual(rows, [{ sum: 0 }])
})
