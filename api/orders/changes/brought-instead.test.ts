import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { correctParcel, readOrder } from '#contract/office/office-parcels.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { isVoidLabel } from '#contract/parcels/label-number.ts'
import { bindToCounter } from '../../money/payments/test-counters.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeWeighings } from '../differences/test-weighings.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, paid, place, scanned, weighed, newest } = await makeWeighings(server)
const [agent, courier] = [await makeUser('agent'), await makeUser('courier')]
await bindToCounter(db, agent.id)

const nothingIsWrong = async () => assert.deepEqual(await atOneMoment(url, verify), [])

async function orderIn(id: string, person: Person) {
  return (await call(readTransaction, { params: { id } }, person)).data.transaction
}

function refundsOf(order_id: string) {
  return db.selectFrom('refunds').select(['kind', 'amount_sen']).where('order_id', '=', order_id).execute()
}

async function pickupOf(id: string, person: Person) {
  const { lines } = await orderIn(id, person)
  const fee = lines.find(({ code }) => code === 'pickup')
  assert.ok(fee && fee.amount > 0, 'nothing was paid for the pickup')
  return Math.round(fee.amount * 100)
}

test('who pays for a pickup and brings the parcel gets the fee back, and the label on it stays good', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const [fee_sen, before] = [await pickupOf(id, person), await orderIn(id, person)]
  const { data } = await scanned(agent, number, 'dropped_off')
  assert.deepEqual(await refundsOf(id), [{ kind: 'change', amount_sen: fee_sen }])
  const { shipment, changes } = await orderIn(id, person)
  const counter = await db
    .selectFrom('users as u')
    .innerJoin('locations as l', 'l.id', 'u.location_id')
    .select('l.label')
    .where('u.id', '=', agent.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(changes[0]?.fields, [
    { name: 'sender_service', before: 'pickup', after: 'drop_off' },
    { name: 'drop_point', before: '', after: counter.label },
  ])
  assert.equal(changes[0].old_total - changes[0].new_total, fee_sen / 100)
  assert.equal(shipment?.sender.service_type, 'drop_off')
  assert.equal(shipment.label_edition, before.shipment?.label_edition)
  assert.equal(isVoidLabel(1, data.parcel.label_edition), false)
  const owed = await db
    .selectFrom('events')
    .select('data')
    .where('order_id', '=', id)
    .where('name', '=', 'refund_owed')
    .executeTakeFirstOrThrow()
  assert.deepEqual(owed.data, { kind: 'change', amount_sen: fee_sen, why: 'brought_to_counter' })
  await nothingIsWrong()
})

test('a parcel that was brought is weighed without the fee for its pickup', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const fee_sen = await pickupOf(id, person)
  await scanned(agent, number, 'dropped_off')
  const { changes } = await orderIn(id, person)
  await weighed(admin, number, { weight: 8, length: 40, width: 30, height: 30 })
  const { old_total, new_total, new_lines } = await newest(person, id)
  assert.equal(old_total, changes[0]?.new_total)
  assert.ok(new_total > old_total)
  assert.ok(new_lines && new_lines.every(({ code }) => code !== 'pickup'))
  assert.ok(fee_sen > 0)
  await nothingIsWrong()
})

test('the fee stays where a courier came in vain, and where none was paid nothing changes', async () => {
  const person = await makeUser()
  const missed = await paid(person)
  const given = { holder_id: courier.id, was: null }
  await call(assignParcel, { params: { number: missed.number }, body: given }, admin)
  await scanned(courier, missed.number, 'pickup_failed')
  await scanned(agent, missed.number, 'dropped_off')
  assert.deepEqual(await refundsOf(missed.id), [])
  assert.deepEqual((await orderIn(missed.id, person)).changes, [])
  const fetched = await paid(person)
  await scanned(courier, fetched.number, 'picked_up')
  assert.deepEqual(await refundsOf(fetched.id), [])
  assert.ok(await place(person))
  await nothingIsWrong()
})

test('the office, which has no counter, takes a parcel in all the same', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const fee_sen = await pickupOf(id, person)
  assert.equal((await scanned(admin, number, 'dropped_off')).code_message, 'success')
  assert.deepEqual(await refundsOf(id), [{ kind: 'change', amount_sen: fee_sen }])
  assert.equal((await orderIn(id, person)).changes[0]?.fields.length, 1)
  await nothingIsWrong()
})

test('a parcel that was taken in by mistake is fetched as ordered, and the fee is given back once', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const before = await orderIn(id, person)
  await scanned(agent, number, 'dropped_off')
  const { parcel } = (await call(readOrder, { params: { number } }, admin)).data
  const body = { step: 'label_created', reason: 'wrong_parcel', last_seq: parcel?.last_seq ?? 0 } as const
  assert.equal((await call(correctParcel, { params: { number }, body }, admin)).code_message, 'success')
  const { shipment, changes } = await orderIn(id, person)
  assert.equal(shipment?.sender.service_type, 'pickup')
  assert.deepEqual(
    changes[0]?.fields.map(({ name, after }) => [name, after]),
    [
      ['sender_service', 'pickup'],
      ['drop_point', ''],
    ],
  )
  assert.equal(shipment.label_edition, before.shipment?.label_edition)
  await scanned(agent, number, 'dropped_off')
  assert.equal((await refundsOf(id)).length, 1)
  assert.equal((await orderIn(id, person)).shipment?.sender.service_type, 'drop_off')
  await nothingIsWrong()
})

test('two scans of the same hand-over give the fee back once', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const answers = await Promise.all([
    scanned(agent, number, 'dropped_off'),
    scanned(admin, number, 'dropped_off'),
  ])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  assert.equal((await refundsOf(id)).length, 1)
  await nothingIsWrong()
})

test('changes of the version before void the labels that were printed before them', () =>
  withDatabaseBefore('0098', async (client, upgrade) => {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into order_changes (order_id, fields, old_total_sen, new_total_sen) values (uuidv7(), '[]', 100, 100)`,
    )
    await client.query(`set session_replication_role = default`)
    await upgrade()
    assert.deepEqual((await client.query('select voids_label from order_changes')).rows, [
      { voids_label: true },
    ])
  }))
