import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAudit } from '#contract/office/audit.ts'
import { confirmBox } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import {
  listOfficeVouchers,
  readOfficeVoucher,
  voidVoucher,
  type VoidReason,
} from '#contract/money/voucher-desk.ts'
import { about, startMailServer } from '../../messages/letters/test-mails.ts'
import { makeWeighings } from '../../orders/differences/test-weighings.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url })
const { call, db, makeUser, url } = server
const { paid, scanned, admin, courier, paymentOf } = await makeWeighings(server)
const { place } = await makeOrders(server)

async function boxesOf(person: Person, quantity = 2) {
  const id = await place(person, 'cash', quantity)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  return db.selectFrom('vouchers').selectAll().where('order_id', '=', id).orderBy('id').execute()
}

const inBox = (voucher_id: string) => (order: Parameters<NonNullable<Parameters<typeof paid>[1]>>[0]) => ({
  ...order,
  package: { ...order.package, box: 'M' as const, length: undefined, width: undefined, height: undefined },
  voucher_id,
})
const end = (id: string, who: { token: string } = admin, reason: VoidReason = 'box_lost') =>
  call(voidVoucher, { params: { id }, body: { reason } }, { token: who.token })
const read = async (id: string) => (await call(readOfficeVoucher, { params: { id } }, admin)).data
const list = async (query: Record<string, string>) => (await call(listOfficeVouchers, { query }, admin)).data

test('vouchers are found by status, serial, order and customer, and the list goes by cursor', async () => {
  const person = await makeUser()
  const [one, two] = await boxesOf(person)
  assert.ok(one && two)
  await boxesOf(await makeUser())
  const ids = async (query: Record<string, string>) => (await list(query)).voucher_data.map(({ id }) => id)
  assert.deepEqual(await ids({ search: one.serial }), [one.id])
  assert.deepEqual(await ids({ search: one.serial.slice(-5).toLowerCase() }), [one.id])
  assert.deepEqual(await ids({ search: person.email }), [two.id, one.id])
  assert.deepEqual(await ids({ search: person.email, status: 'void' }), [])
  assert.deepEqual(await ids({ search: '§§' }), [])
  const first = await list({ search: person.email, limit: '1' })
  assert.deepEqual(
    first.voucher_data.map(({ id }) => id),
    [two.id],
  )
  const rest = await list({ search: person.email, limit: '1', cursor: first.next_cursor ?? '' })
  assert.deepEqual([rest.voucher_data.map(({ id }) => id), rest.next_cursor], [[one.id], null])
})

test('one that is attached leaves its shipment, its deposit is forfeited, and its owner and the log are told', async () => {
  const person = await makeUser()
  const [one, two] = await boxesOf(person)
  assert.ok(one && two)
  const shipment = await paid(person, inBox(one.id))
  assert.equal((await read(one.id)).voucher.shipment_number, shipment.number)
  assert.deepEqual((await end(one.id)).data, { id: one.id, status: 'void' })
  const { voucher, event_data } = await read(one.id)
  assert.deepEqual([voucher.status, voucher.shipment_number], ['void', null])
  assert.deepEqual(
    event_data.map(({ name, reason }) => [name, reason]),
    [
      ['voucher_void', 'box_lost'],
      ['order_placed', null],
    ],
  )
  assert.equal(event_data[1]?.tracking_number, shipment.number)
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_sen)::int as sum from ledger where voucher_id = ${one.id}::uuid group by 1 order by 1`.execute(
    db,
  )
  assert.deepEqual(rows, [
    { account: 'deposits_owed', sum: one.value_sen },
    { account: 'forfeited', sum: -one.value_sen },
  ])
  const acts = (await call(listAudit, { query: { name: 'voucher_void' } }, admin)).data.act_data
  assert.deepEqual([acts[0]?.subject_id, acts[0]?.actor_id], [one.id, admin.id])
  const letter = about(await mails.mailsTo(person.email, 5), new RegExp(one.serial))
  assert.match(letter.text ?? '', /boksnya hilang/)
  assert.equal((await read(two.id)).voucher.status, 'issued')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('two who void one voucher at once: it ends once', async () => {
  const [one] = await boxesOf(await makeUser(), 1)
  assert.ok(one)
  const other = await makeUser('admin')
  const answers = await Promise.all([end(one.id), end(one.id, other, 'misused')])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'success',
    'voucher_not_voidable',
  ])
  assert.equal((await read(one.id)).event_data.length, 1)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what is owed back is not voided, whoever comes first; nor by others than the office', async () => {
  const person = await makeUser()
  const [one, two] = await boxesOf(person)
  assert.ok(one && two)
  for (const who of [person, courier, await makeUser('agent')])
    assert.equal((await call(voidVoucher, { params: one, body: { reason: 'misused' } }, who)).code, 403)
  const { number } = await paid(person, inBox(one.id))
  await scanned(courier, number, 'picked_up')
  const [seen, ended] = await Promise.all([
    call(confirmBox, { params: { number }, body: { serial: one.serial } }, { token: courier.token }),
    end(one.id),
  ])
  const { status } = (await read(one.id)).voucher
  assert.deepEqual([seen.code, ended.code].toSorted(), [200, 409])
  assert.equal(status, seen.code === 200 ? 'confirmed' : 'void')
  assert.equal((await end(crypto.randomUUID())).code, 404)
  assert.deepEqual(await atOneMoment(url, verify), [])
})
