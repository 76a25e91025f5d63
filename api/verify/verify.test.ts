import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { scanParcel } from '#contract/courier/scans.ts'
import { approvePayment } from '#contract/money/payments.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { openStorage } from '../platform/storage.ts'
import { makeApprovals } from '../money/payments/test-approvals.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { makeWeighings } from '../orders/differences/test-weighings.ts'
import { atOneMoment } from './connection.ts'
import { verifyFiles } from './files.ts'
import type { ofEffects } from './effects.ts'
import type { ofOrders } from './orders.ts'
import type { ofParcels } from './parcels.ts'
import type { Violation } from './ask.ts'
import { verify, verifyOrders } from './verify.ts'
import type { ofTheWhole } from './whole.ts'

const server = await startTestServer()
const { call, db, makeUser, url, config } = server
const { approve } = makeApprovals(server)
const found = () => atOneMoment(url, verify)

/** Boxes paid with a proof, a heavier shipment whose difference waits, an order nobody paid, a credit, a door that was tried. */
async function liveADay() {
  const { heavierParcel, agree, newest, paid, scanned, brought, evidence, weighed, admin } =
    await makeWeighings(server)
  const { placeWithProof, place } = await makeOrders(server)
  const { person, id } = await heavierParcel()
  const { payment_id, proof_id, id: boxes } = await placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  await place(person, 'qris')
  await agree(person, (await newest(person, id)).id)
  const courier = await makeUser('courier')
  const lighter = await paid(person)
  await scanned(courier, lighter.number, 'picked_up')
  await weighed(courier, lighter.number, { weight: 1, length: 10, width: 10, height: 10 })
  const door = await paid(person, (order) => ({ ...order, wants_door_code: true }))
  await brought(courier, door.number)
  await scanned(courier, door.number, 'out_for_delivery')
  const { code } = (await call(readDoorCode, { params: { id: door.id } }, person)).data
  const guess = {
    scan_id: randomUUID(),
    code: 'delivered' as const,
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: 'Ibu Contoh',
    evidence_id: await evidence(courier, door.number),
    door_code: code === '000000' ? '000001' : '000000',
  }
  await call(scanParcel, { params: { number: door.number }, body: guess }, courier)
  const account = {
    country_id: 'ID' as const,
    bank_name: 'BCA',
    account_number: '0012345678',
    account_name: 'Contoh',
  }
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: account }, person)
  return { boxes, shipment: id, lighter: lighter.id, door: door.id }
}

const { boxes, shipment, lighter, door } = await liveADay()

test('after a day of work nothing is wrong, seen as a whole and order by order', async () => {
  assert.deepEqual(await found(), [])
  assert.deepEqual(await atOneMoment(url, (ask) => verifyOrders(ask, [boxes, shipment, lighter])), [])
  const storage = await openStorage(config)
  assert.deepEqual(await atOneMoment(url, (ask) => verifyFiles(ask, storage)), [])
})

// What somebody with the keys of the database would have to do for each rule to be broken, triggers and constraints out of the way.
type Rule = keyof typeof ofOrders | keyof typeof ofParcels | keyof typeof ofTheWhole | keyof typeof ofEffects
const breaches: Record<Rule, string> = {
  'an order has one payment, its own or that of its batch': `delete from payments where order_id = '${boxes}'`,
  'an order is what its type says': `update orders set type = 'shipment' where id = '${boxes}'`,
  'an order costs the sum of its lines': `delete from order_lines where order_id = '${boxes}' and position = 1`,
  'a payment asks for what the order costs': `update payments set base_sen = base_sen + 1 where order_id = '${boxes}'`,
  'an order is placed once': `insert into events (name, order_id) values ('order_placed', '${boxes}')`,
  'a payment took legal steps only': `insert into events (name, order_id) values ('payment_expired', '${boxes}')`,
  'an approval takes effect once, and not long after its time': `update approvals set status = 'pending', ended_at = null, takes_effect_at = now() - interval '1 hour';
    insert into processes (id, host, runs, files_place, started_at) values ('${randomUUID()}', 'one', 'jobs', 'disk', now() - interval '6 minutes')`,
  'a paid order stands in the ledger once, with all that came in': `delete from ledger where order_id = '${boxes}'`,
  'an unpaid order stands in no ledger, but for what came too late and is owed back': `update payments set status = 'cancelled' where order_id = '${boxes}'`,
  'a late transfer pays its order, or is owed back once with what came': `insert into late_transfers (payment_id, order_id, payment_account_id, bank_reference, amount_sen, outcome)
    select id, order_id, payment_account_id, 'REF', 5000, 'owed' from payments where order_id = '${boxes}'`,
  'what came of an order that ended unpaid is owed back': `update payments set status = 'cancelled', came_sen = 500 where order_id = '${boxes}'`,
  'a proof is a picture that is kept': `insert into payment_proofs (file_id, payment_id)
    select '${randomUUID()}', id from payments where order_id = '${boxes}'`,
  'a paid box has one voucher, an unpaid one none': `update box_purchases set quantity = 3 where order_id = '${boxes}'`,
  'a voucher is attached to the one shipment that uses it': `update vouchers set status = 'attached' where order_id = '${boxes}'`,
  'a voucher is owed back once it is confirmed, once and with its value': `update vouchers set status = 'confirmed' where order_id = '${boxes}'`,
  'a deposit leaves the books once': `update vouchers set status = 'void' where order_id = '${boxes}'`,
  'no more goes back than was paid': `update refunds set amount_sen = 10000000 where order_id = '${lighter}'`,
  'what was paid back left the books once': `insert into ledger (posting_id, account, amount_sen, order_id) values ('${randomUUID()}', 'paid_out', -5, '${boxes}')`,
  'what is owed back stands in the books': `delete from refunds where order_id = '${lighter}'`,
  'a cancelled order is over, and what was paid for it is owed back': `insert into cancellations (order_id, reason, was_paid, refund_sen)
    values ('${boxes}', 'not_served', true, 10000)`,
  'a box that was cancelled alone is owed back with its voucher void': `insert into box_cancellations (voucher_id, order_id, reason, refund_sen)
    select id, order_id, 'not_served', 5000 from vouchers where order_id = '${boxes}'`,
  'a parcel that is sent back gives back and asks for what its return says': `insert into returns (order_id, reason, refund_sen, fee_sen)
    values ('${shipment}', 'refused', 100, 0)`,
  'a fee is waived or stands': `insert into fees (order_id, kind, concerns, waived_at, waiver)
    values ('${boxes}', 'storage', '${shipment}', now(), 'Kept by mistake')`,
  'a difference is settled when it is paid': `update weighings set status = 'paid' where order_id = '${shipment}'`,
  'a parcel starts when it is paid, not before': `delete from parcels where order_id = '${boxes}'`,
  'a parcel took legal steps only': `update parcel_events set code = 'delivered' where order_id = '${shipment}' and seq = 2`,
  'a parcel stands where its last step put it': `update parcels set step = 'delivered' where order_id = '${shipment}'`,
  'what anybody sees of a parcel is what is known of it': `update public_parcels set is_answered = true where order_id = '${shipment}'`,
  'the events of a parcel are chained': `update parcel_events set at = at + interval '1 second' where order_id = '${shipment}' and seq = 1`,
  'a parcel at the end of its way is in nobody’s hand': `update parcels set step = 'delivered', holder_id = (select id from users limit 1) where order_id = '${shipment}'`,
  'a door takes five tries and gives none back': `update door_codes set tries_left = 5 where order_id = '${door}'`,
  'the ledger sums to zero': `insert into ledger (posting_id, account, amount_sen) values ('${randomUUID()}', 'paid_out', 5)`,
  'every posting sums to zero': `insert into ledger (posting_id, account, amount_sen) values ('${randomUUID()}', 'paid_out', 5)`,
  'deposits are owed for the vouchers that may still be used': `update vouchers set value_sen = 1 where order_id = '${boxes}'`,
  'the figures of the office add up to the ledger': `insert into figure_changes (day, figure, kind, lane, amount)
    values (current_date, 'revenue', 'shipment', 'other', 1)`,
  'an acknowledged order is stored': `update idempotency set answer = jsonb_build_object('TransactionID', '${randomUUID()}') where answer ->> 'TransactionID' = '${shipment}'`,
  'a key gave one order': `insert into idempotency (caller, route, key, body_hash, answer)
    select caller, route, 'another-key', body_hash, answer from idempotency where answer ->> 'TransactionID' = '${shipment}'`,
  'a key has its answer': `update idempotency set answer = null where answer ->> 'TransactionID' = '${shipment}'`,
  'nobody has more unpaid orders than they may': `with many as (
      insert into orders (id, tracking_number, type, total_sen)
      select uuidv7(), 'SB' || upper(substr(md5(n::text), 1, 13)), 'shipment', 100 from generate_series(1, 21) n returning id)
    insert into payments (id, order_id, payer_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, deadline_at)
    select uuidv7(), many.id, p.decided_by, 'cash', p.payment_account_id, 100, 0, 3800, now() + interval '1 hour' from many, payments p where p.order_id = '${boxes}'`,
  'a web hook hears of each event once': `alter table web_hook_deliveries drop constraint web_hook_deliveries_hook_id_event_id_key;
    insert into web_hook_deliveries (hook_id, event_id, event, payload)
    select '${randomUUID()}'::uuid, '${randomUUID()}'::uuid, 'order.placed', '{}' from generate_series(1, 2)`,
  'an approval has one job': `delete from jobs.job where name = 'approval_due'`,
  'a letter is sent on its way once': `insert into jobs.job (name, data) select name, data from jobs.job where name = 'letter' limit 1`,
  'the places taken in a slot are those of the visits to come': `update slot_bookings set booked = booked + 1`,
}

/** The rules that are found broken after a statement that nobody could make, which is then taken back. */
async function brokenBy(client: pg.Client, breach: string) {
  const ask = async (text: string, values?: unknown[]) => (await client.query<Violation>(text, values)).rows
  await client.query(`begin; set local session_replication_role = replica; ${breach}`)
  const rules = (await verify(ask)).map(({ rule }) => rule)
  await client.query('rollback')
  return rules
}

async function makeClient() {
  const client = new pg.Client({ connectionString: url })
  after(() => client.end())
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('each rule finds its breach', async () => {
  while (await db.selectFrom('dispatch').select('id').executeTakeFirst()) await sleep(50)
  const client = await makeClient()
  const unseen: string[] = []
  for (const [rule, breach] of Object.entries(breaches))
    if (!(await brokenBy(client, breach)).includes(rule)) unseen.push(rule)
  assert.deepEqual(unseen, [])
  assert.deepEqual(await found(), [])
})

test('an approval whose time passed while nothing worked in the background is no breach', async () => {
  const { placeWithProof } = await makeOrders(server)
  const { payment_id, proof_id } = await placeWithProof(await makeUser())
  const given = await call(
    approvePayment,
    { params: { id: payment_id }, body: { proof_id } },
    await makeUser('admin'),
  )
  assert.equal(given.code, 200)
  const passed = `update approvals set takes_effect_at = now() - interval '1 hour' where payment_id = '${payment_id}'`
  assert.deepEqual(await brokenBy(await makeClient(), `delete from processes; ${passed}`), [])
})

test('a picture whose bytes are gone is found', async () => {
  const folder = path.join(config.data_dir, 'files')
  const first = (await readdir(folder, { recursive: true, withFileTypes: true })).find((one) => one.isFile())
  assert.ok(first)
  await rm(path.join(first.parentPath, first.name))
  const storage = await openStorage(config)
  const missing = await atOneMoment(url, (ask) => verifyFiles(ask, storage))
  assert.equal(missing.length, 1)
})
