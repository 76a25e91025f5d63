import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { askClaimant } from '#contract/money/claim-desk.ts'
import { exportFigures, readFigures } from '#contract/office/figures.ts'
import { correctParcel } from '#contract/office/office-parcels.ts'
import { confirmCash, rejectPayment } from '#contract/money/payments.ts'
import { makeApplicants } from '../../people/agents/test-agents.ts'
import { makeClaims } from '../../money/claims/test-claims.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { overdueJob } from '../../orders/ending/due.ts'
import { parseCsv } from '../../platform/csv.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { addUpFiguresJob } from './add-up.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { paid, scanned, brought, place: placeShipment, admin } = await makeParcels(server)
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const courier = await makeUser('courier')
const addUp = addUpFiguresJob({ db }).work

test('the figures are the slow truth after orders, payments, rejections, expiries and deliveries, all at once', async () => {
  const stop = new AbortController()
  const adding = keepAddingUp(stop.signal)
  await Promise.all([
    boxesPaid(),
    proofs(),
    neverPaid(),
    deliveries(),
    deliveries('taken back'),
    plainShipments(),
  ])
  await compare()
  stop.abort()
  await adding
  await compare()
  const { changes } = await db
    .selectFrom('figure_changes')
    .select(sql<number>`count(*)`.as('changes'))
    .executeTakeFirstOrThrow()
  assert.equal(changes, 0)
})

test('claims on which it is our turn, and agents who apply, wait on the first page', async () => {
  const claims = await makeClaims(server)
  const { waiting: before } = await figures()
  await claims.filed(await makeUser())
  const { id } = await claims.taken(await makeUser())
  await makeApplicants(server).apply()
  const { waiting: meanwhile } = await figures()
  await call(askClaimant, { params: { id }, body: { words: 'Which shirt?' } }, admin)
  const { waiting: after } = await figures()
  assert.equal(meanwhile.claims - before.claims, 2)
  assert.equal(after.claims - before.claims, 1)
  assert.equal(after.applications - before.applications, 1)
})

test('a payment counts in revenue without the deposit, on the day and the lane it belongs to', async () => {
  const before = await figures()
  const id = await place(await makeUser(), 'cash', 3)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const after = await figures()
  const [was, is] = [before.day_data.at(-1), after.day_data.at(-1)]
  assert.equal((is?.box_revenue ?? 0) - (was?.box_revenue ?? 0), 60)
  assert.equal((is?.box_orders ?? 0) - (was?.box_orders ?? 0), 1)
  const laneOf = ({ lane_data }: typeof before) =>
    lane_data.find(({ lane }) => lane === 'domestic_MY')?.revenue ?? 0
  assert.equal(laneOf(after) - laneOf(before), 60)
})

test('the day ends at midnight in Kuala Lumpur', async () => {
  const { rows } = await sql<{ day: string }>`
    select local_day('2026-03-01 15:59:59+00') as day union all select local_day('2026-03-01 16:00:00+00')`.execute(
    db,
  )
  assert.deepEqual(
    rows.map(({ day }) => day),
    ['2026-03-01', '2026-03-02'],
  )
})

test('the figures are for admins, as a table too, and whoever takes the table along is on record', async () => {
  const query = { days: '7' } as const
  for (const who of [await makeUser(), courier])
    for (const endpoint of [readFigures, exportFigures])
      assert.equal((await call(endpoint, { query }, { ...who, area: 'staff' })).code, 403)
  const { file, headers } = await call(exportFigures, { query }, admin)
  assert.match(String(headers['content-type']), /^text\/csv/)
  const rows = parseCsv(file.toString().replace('\uFEFF', ''))
  const { day_data } = await figures('7')
  const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0)
  assert.equal(
    sum('orders'),
    day_data.reduce((all, { orders }) => all + orders, 0),
  )
  assert.equal(
    sum('revenue_rm').toFixed(2),
    day_data.reduce((all, { revenue }) => all + revenue, 0).toFixed(2),
  )
  const event = await db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'figures_exported')
    .where('actor_id', '=', admin.id)
    .executeTakeFirst()
  assert.deepEqual(event?.data, query)
})

async function figures(days: '7' | '30' | '90' = '30') {
  return (await call(readFigures, { query: { days } }, admin)).data
}

async function keepAddingUp(signal: AbortSignal) {
  while (!signal.aborted) await addUp()
  await addUp()
}

async function boxesPaid() {
  const person = await makeUser()
  await Promise.all(
    [1, 2, 3].map(async (qty) => {
      const id = await place(person, 'cash', qty)
      await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
    }),
  )
}

async function proofs() {
  const person = await makeUser()
  const [first, second] = await Promise.all([placeWithProof(person), placeWithProof(person)])
  const rejection = { proof_id: first.proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
  await Promise.all([
    call(rejectPayment, { params: { id: first.payment_id }, body: rejection }, admin),
    approve({ params: { id: second.payment_id }, body: { proof_id: second.proof_id } }, admin),
    placeWithProof(person),
  ])
}

async function neverPaid() {
  const person = await makeUser()
  const [late, given_up] = await Promise.all([place(person), place(person, 'qris')])
  await sql`update payments set deadline_at = now() - interval '1 minute' where order_id = ${late}::uuid`.execute(
    db,
  )
  await Promise.all([
    call(cancelTransaction, { params: { id: given_up } }, person),
    overdueJob({ db }).work(),
    overdueJob({ db }).work(),
  ])
}

async function deliveries(end?: 'taken back') {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await sql`update shipments set arrives_from = current_date - 9, arrives_to = current_date - 5
    where order_id = ${id}::uuid and random() < 0.5`.execute(db)
  await brought(courier, number)
  for (const code of ['out_for_delivery', 'delivered'] as const) await scanned(courier, number, code)
  if (end) {
    const { last_seq } = await db
      .selectFrom('parcels')
      .select('last_seq')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const body = { step: 'out_for_delivery', reason: 'not_true', last_seq } as const
    assert.equal((await call(correctParcel, { params: { number }, body }, admin)).code, 200)
  }
  const troubled = await paid(person)
  await scanned(courier, troubled.number, 'picked_up')
  await scanned(courier, troubled.number, 'damaged')
}

async function plainShipments() {
  const person = await makeUser()
  const id = await placeShipment(person)
  await placeShipment(person)
  await call(cancelTransaction, { params: { id } }, person)
}

/** What the page shows against what counting all the tables says. */
async function compare() {
  const { day_data, lane_data, waiting } = await figures()
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from orders) as orders,
      (select count(*) from payments where status in ('expired', 'cancelled')) as lapsed,
      (select -sum(amount_sen) from ledger where account in ('box_sales', 'shipping_sales'))::bigint as revenue,
      (select sum(unique_sen) from payments where status = 'success')::bigint as unique_sen,
      (select sum(amount_sen) from ledger where account like 'received:%')::bigint as received,
      (select -sum(amount_sen) from ledger where account = 'deposits_owed')::bigint as deposits,
      (select count(*) from parcels p join shipments using (order_id) where p.macro = 'delivered') as delivered,
      (select count(*) from parcels p join shipments s using (order_id) where p.macro = 'delivered' and s.arrives_to >= local_day(p.changed_at)) as on_time,
      (select count(*) from payments where status = 'awaiting_approval') as proofs,
      (select count(*) from payments where status = 'awaiting_payment' and payment_type_id = 'cash' and deadline_at > now()) as cash,
      (select count(*) from refunds where status = 'due') as refunds,
      (select count(*) from parcels where macro in ('exception', 'attempt_failed')) as exceptions,
      (select count(*) from parcels where macro = 'attempt_failed') as not_delivered,
      (select count(*) from parcels p left join box_purchases b on b.order_id = p.order_id
        left join shipment_parties w on w.order_id = p.order_id and w.party = case when p.code in ('label_created', 'pickup_scheduled', 'pickup_failed') then 'sender' else 'receiver' end
        where p.holder_id is null and not p.in_trouble and p.step in ('label_created', 'pickup_scheduled', 'pickup_failed', 'destination_hub_in', 'delivery_failed')
          and coalesce(w.service_type in ('pickup', 'delivery'), b.service_id <> 'pickup')
          and coalesce(coalesce(w.visit_day, b.visit_day) <= (now() at time zone case when coalesce(w.region_id, b.region_id) like 'MY%' then 'Asia/Kuala_Lumpur' else 'Asia/Jakarta' end)::date, p.changed_at < now() - interval '1 day')) as stops,
      (select count(*) from door_codes where office_asked_at is not null and num_nonnulls(used_at, released_at) = 0) as doors,
      (select count(*) from claims where status in ('filed', 'in_review')) as claims,
      (select count(*) from receiver_answers where answered_at is null) as reports,
      (select count(*) from agent_applications where status = 'waiting') as applications`.execute(db)
  const {
    orders,
    lapsed,
    revenue = 0,
    unique_sen = 0,
    received,
    deposits = 0,
    delivered,
    on_time,
    ...rest
  } = rows[0] ?? {}
  assert.equal(revenue + unique_sen + deposits, received, 'what came in is all named')
  const truth = {
    orders,
    lapsed,
    revenue: revenue / 100,
    unique_amount: unique_sen / 100,
    delivered,
    on_time,
  }
  for (const list of [day_data, lane_data]) {
    const summed = Object.keys(truth).map((name) => [
      name,
      list.reduce((all, row) => all + Number(Object.entries(row).find(([key]) => key === name)?.[1] ?? 0), 0),
    ])
    assert.deepEqual(Object.fromEntries(summed), truth)
  }
  const { refund_amount: _, ...counts } = waiting
  assert.deepEqual(counts, rest)
  assert.ok((delivered ?? 0) > 0 && (lapsed ?? 0) > 0 && (rest['exceptions'] ?? 0) > 0)
}
