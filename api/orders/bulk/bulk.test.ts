import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { confirmCash, listPaymentsToJudge } from '#contract/money/payments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import {
  listParcelsOfBatch,
  listTransactions,
  printLabels,
  printReceipt,
  readTransaction,
} from '#contract/orders/transactions.ts'
import { paymentDueJob } from '../ending/due.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openDay } from '../shipments/plain-order.ts'
import { fileOf, makeBulk, rowOf } from './test-bulk.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { shop, check, order, place, orderOf } = await makeBulk(server)
const admin = await makeUser('admin')

const paymentOf = (order_id: string) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
const shipmentsOf = (person: { id: string }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('type', '=', 'shipment')
    .execute()
const booked = async () =>
  (await db.selectFrom('slot_bookings').select('booked').execute()).reduce((sum, row) => sum + row.booked, 0)

test('a row of a file costs what the same shipment costs alone', async () => {
  const person = await shop()
  const alone = await orderOf(person)
  const { data } = await check(person, fileOf([rowOf('ONE', { items: 'Baju | 2 | 50' })]))
  assert.deepEqual([data.rows, data.parcels, data.total, data.errors], [1, 1, alone.total, []])
  assert.deepEqual(data.lanes, [{ lane: 'MY-ID', mode: 'air', parcels: 1, amount: alone.total }])
})

test('semicolons, a mark at the beginning, comments and empty lines are read; places by code too', async () => {
  const person = await shop()
  const rows = [
    rowOf('# not one'),
    rowOf('SEMI', { sender_region: 'MY-10', receiver_city: '32.73', weight: '3,2' }),
  ]
  const { data } = await check(person, `\uFEFF${fileOf(rows, ';')}\r\n;;;\r\n\r\n`)
  assert.deepEqual([data.rows, data.parcels, data.error_count], [1, 1, 0])
})

test('what is wrong is said by row, column and value; the rest is ordered, and the rows mended later once', async () => {
  const person = await shop()
  const rows = [
    rowOf('A-1'),
    rowOf('A-2', { receiver_district: 'Nirgends', weight: 'schwer' }),
    rowOf('A-3', { receiver_date: '2020-01-01' }),
    rowOf('A-1'),
  ]
  const file = fileOf(rows)
  const { data } = await check(person, file)
  assert.deepEqual([data.rows, data.parcels, data.wrong_rows], [4, 1, 3])
  assert.deepEqual(
    data.errors.map(({ row, column, value, message }) => [row, column, value, message]),
    [
      [3, 'receiver_district', 'Nirgends', 'error.place_unknown'],
      [3, 'weight', 'schwer', 'error.weight_invalid'],
      [4, 'receiver_date', '2020-01-01', 'error.visit_too_early'],
      [5, 'reference', 'A-1', 'error.reference_twice'],
    ],
  )
  const first = await order(person, file, data.total)
  assert.deepEqual([first.status, first.data.parcels], [200, 1])
  const mended = fileOf([rowOf('A-1'), rowOf('A-2'), rowOf('A-3')])
  const again = await check(person, mended)
  assert.deepEqual([again.data.parcels, again.data.known_rows, again.data.known[0]?.reference], [2, 1, 'A-1'])
  await order(person, mended, again.data.total)
  assert.equal((await shipmentsOf(person)).length, 3)
  assert.equal((await order(person, mended, 0)).code_message, 'nothing_to_order')
})

test('one payment pays for all: parcels start, the ledger is posted once, labels and receipt can be printed', async () => {
  const person = await shop()
  const rows = [rowOf('P-1'), rowOf('P-2', { mode: 'sea' }), rowOf('P-3')]
  const id = await place(person, fileOf(rows))
  const { total_sen } = await db
    .selectFrom('orders')
    .select('total_sen')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const shipments = await shipmentsOf(person)
  assert.equal(
    shipments.reduce((sum, one) => sum + one.total_sen, 0),
    total_sen,
  )
  assert.deepEqual(new Set(shipments.map(({ paid_with }) => paid_with)), new Set([id]))
  assert.equal((await call(printLabels, { params: { id } }, person)).code, 404)
  // A letter for each of a thousand rows would be no kindness: what was ordered is said once.
  const said = await db
    .selectFrom('events')
    .select('order_id')
    .where('actor_id', '=', person.id)
    .where('name', '=', 'order_placed')
    .execute()
  assert.deepEqual(said, [{ order_id: id }])

  const desk = await call(listPaymentsToJudge, { query: { waiting_for: 'cash' } }, admin)
  const payment = await paymentOf(id)
  const asked = desk.data.payment_data.find((one) => one.id === payment.id)
  assert.deepEqual([asked?.order_type, asked?.parcels], ['batch', 3])
  const answers = await Promise.all(
    [1, 2].map(() => call(confirmCash, { params: { id: payment.id } }, admin)),
  )
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])

  const { rows: posted } = await sql<{ account: string; sum: number }>`
    select split_part(account, ':', 1) as account, sum(amount_sen)::bigint as sum from ledger where order_id = ${id}::uuid group by 1`.execute(
    db,
  )
  assert.deepEqual(
    new Map(posted.map(({ account, sum }) => [account, sum])),
    new Map([
      ['received', total_sen],
      ['shipping_sales', -total_sen],
    ]),
  )
  for (const { tracking_number } of shipments) {
    const tracked = await call(trackParcel, { params: { number: tracking_number } })
    assert.deepEqual(
      tracked.data.parcel.events.map(({ code }) => code),
      ['label_created', 'payment_confirmed', 'order_created'],
    )
  }
  const counted = await db.selectFrom('figure_changes').select(['figure', 'kind', 'lane', 'amount']).execute()
  const added = await db.selectFrom('day_figures').select(['figure', 'kind', 'lane', 'amount']).execute()
  const revenue = [...counted, ...added].filter(({ figure }) => figure === 'revenue')
  assert.deepEqual(new Set(revenue.map(({ kind, lane }) => `${kind} ${lane}`)), new Set(['shipment MY-ID']))
  assert.equal(
    revenue.reduce((sum, { amount }) => sum + amount, 0),
    total_sen,
  )
  const labels = await call(printLabels, { params: { id } }, person)
  assert.equal(labels.file.toString('latin1').match(/\/Type \/Page\b/g)?.length, 3)
  assert.equal((await call(printLabels, { params: { id }, query: { part: '2' } }, person)).code, 404)
  assert.equal(
    (await call(printReceipt, { params: { id } }, person)).headers['content-type'],
    'application/pdf',
  )
})

test('the list shows the batch and not its shipments; each of them says what pays for it', async () => {
  const [person, stranger] = await Promise.all([shop(), makeUser()])
  const id = await place(person, fileOf([rowOf('L-1'), rowOf('L-2')]))
  const { data } = await call(listTransactions, { query: { type: 'shipment' } }, person)
  assert.deepEqual(
    data.transaction_data.map(({ type, batch }) => [type, batch]),
    [['batch', { parcels: 2, states: [{ macro: null, count: 2 }] }]],
  )
  const parcels = await call(listParcelsOfBatch, { params: { id } }, person)
  assert.deepEqual(
    parcels.data.parcel_data.map(({ reference }) => reference),
    ['L-1', 'L-2'],
  )
  const [part] = parcels.data.parcel_data
  const one = await call(readTransaction, { params: { id: part?.id ?? '' } }, person)
  assert.deepEqual([one.data.transaction.paid_with?.id, one.data.transaction.amount], [id, part?.amount])
  const alone = await call(cancelTransaction, { params: { id: part?.id ?? '' } }, person)
  assert.deepEqual([alone.code, alone.code_message], [409, 'paid_with_batch'])
  for (const endpoint of [listParcelsOfBatch, readTransaction, printLabels, cancelTransaction])
    assert.equal((await call(endpoint, { params: { id } }, stranger)).code, 404)
})

test('what is fetched at one door takes one place; cancelling or the deadline gives every place back', async () => {
  const person = await shop()
  const before = await booked()
  const rows = [rowOf('V-1'), rowOf('V-2'), rowOf('V-3', { receiver_address: 'Jl. Lain 2' })]
  const id = await place(person, fileOf(rows))
  assert.equal(await booked(), before + 3)
  await call(cancelTransaction, { params: { id } }, person)
  assert.equal(await booked(), before)
  const closed = await db
    .selectFrom('shipments')
    .select('closed_at')
    .where(
      'order_id',
      'in',
      (await shipmentsOf(person)).map((one) => one.id),
    )
    .execute()
  assert.ok(closed.every(({ closed_at }) => closed_at))

  const other = await place(person, fileOf([rowOf('V-4'), rowOf('V-5')]))
  await sql`update payments set deadline_at = now() - interval '1 second' where order_id = ${other}::uuid`.execute(
    db,
  )
  const job = paymentDueJob({ db })
  await Promise.all([job.work({ order_id: other }), job.work({ order_id: other })])
  assert.deepEqual([await booked(), (await paymentOf(other)).status], [before, 'expired'])
})

test('the last place of a slot goes to one of two lists, and a list never takes more than there is', async () => {
  await db.updateTable('time_slots').set({ capacity: 1 }).where('id', '=', '15-18').execute()
  const [one, other] = await Promise.all([shop(), shop()])
  const late = { receiver_time_slot: '15-18' }
  const doors = fileOf([rowOf('S-1', late), rowOf('S-2', { ...late, receiver_address: 'Jl. Lain 9' })])
  const { data } = await check(one, doors)
  assert.deepEqual(
    data.errors.map(({ row, column, message }) => [row, column, message]),
    [[3, 'receiver_time_slot', 'error.slot_full']],
  )
  const file = fileOf([rowOf('S-1', late)])
  const answers = await Promise.all([one, other].map((person) => order(person, file, data.total)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  await db.updateTable('time_slots').set({ capacity: 1000 }).where('id', '=', '15-18').execute()
})

test('a list takes as many places of a slot as its person may hold, and not one more', async () => {
  await db.updateTable('time_slots').set({ capacity: 4 }).where('id', '=', '15-18').execute()
  const person = await shop()
  const late = { receiver_time_slot: '15-18', receiver_date: openDay(13) }
  const two = fileOf([rowOf('H-1', late), rowOf('H-2', { ...late, receiver_address: 'Jl. Lain 9' })])
  const { data } = await check(person, two)
  assert.deepEqual([data.errors, (await order(person, two, data.total)).code_message], [[], 'success'])
  const third = fileOf([rowOf('H-3', { ...late, receiver_address: 'Jl. Lain 10' })])
  assert.deepEqual(
    (await check(person, third)).data.errors.map(({ message }) => message),
    ['error.slot_full'],
  )
  await db.updateTable('time_slots').set({ capacity: 1000 }).where('id', '=', '15-18').execute()
})

test('two uploads at once order every reference once; so does the same key sent twice', async () => {
  const person = await shop()
  const file = fileOf(Array.from({ length: 20 }, (_, index) => rowOf(`T-${index}`)))
  const { data } = await check(person, file)
  const answers = await Promise.all([1, 2, 3].map(() => order(person, file, data.total)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'nothing_to_order',
    'nothing_to_order',
    'success',
  ])
  const more = fileOf([rowOf('T-99')])
  const { total } = (await check(person, more)).data
  const same = await Promise.all([1, 2].map(() => order(person, more, total, 'the-same-key-twice')))
  assert.deepEqual(same[0]?.data, same[1]?.data)
  assert.equal(
    (await order(person, more, total + 1, 'the-same-key-twice')).code_message,
    'idempotency_key_reused',
  )
  assert.equal((await shipmentsOf(person)).length, 21)
})

test('another sum than the customer saw is answered with the sum of now, and nothing is stored', async () => {
  const person = await shop()
  const answer = await order(person, fileOf([rowOf('C-1')]), 1)
  assert.deepEqual([answer.status, answer.code_message, answer.details['parcels']], [409, 'price_changed', 1])
  assert.deepEqual(await shipmentsOf(person), [])
})

test('six hundred rows are ordered and paid in as many statements as sixty', async () => {
  const person = await shop()
  const door = (index: number) => ({
    receiver_address: `Jl. ${index}`,
    receiver_time_slot: ['09-12', '12-15', '15-18'][index % 3] ?? '',
  })
  const fileWith = (count: number) =>
    fileOf(Array.from({ length: count }, (_, index) => rowOf(`Z-${count}-${index}`, door(index))))
  const cost = async (file: string) => {
    const { data } = await check(person, file)
    let id = ''
    const ordering = await server.countStatements(
      async () => (id = (await order(person, file, data.total)).data.TransactionID),
    )
    const payment = await paymentOf(id)
    const paying = await server.countStatements(() =>
      call(confirmCash, { params: { id: payment.id } }, admin),
    )
    return [ordering, paying]
  }
  const [small, large] = [await cost(fileWith(60)), await cost(fileWith(600))]
  assert.ok(
    (large[0] ?? 99) <= 22 && (large[0] ?? 99) <= (small[0] ?? 0) + 2,
    `${large[0]} statements to order`,
  )
  // One more at most, which is none for a row.
  assert.ok(
    (large[1] ?? 99) <= (small[1] ?? 0) + 1,
    `${large[1]} statements to pay, and ${small[1]} for sixty`,
  )
})
