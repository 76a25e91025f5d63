import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { boxOrder } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { boxService, isLate } from './late.ts'
import { answerable } from './nobody-came.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { accounts, admin, paid, isFetchedToday, scanned } = await makeParcels(server)

const track = (number: string, tag?: string) =>
  call(
    trackParcel,
    { params: { number } },
    { area: 'public', ...(tag ? { headers: { 'if-none-match': tag } } : {}) },
  )

const cityOf = (code: ReturnType<typeof sql>) => sql`
  select jsonb_build_object('city', c.label, 'country_id', r.country, 'lat', c.lat, 'lon', c.lon)
  from cities c join regions r on r.code = c.region_code where c.code = ${code}`
const partysCity = (party: string) =>
  sql`(select sp.city_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = ${party})`
const partysDay = (party: string) =>
  sql`(select sp.visit_day from shipment_parties sp where sp.order_id = p.order_id and sp.party = ${party})`
const partysHour = (end: 'starts' | 'ends') =>
  sql`case when p.macro <> 'delivered' then (select to_char(${sql.ref(`t.${end}`)}, 'HH24:MI') from shipment_parties sp
    join time_slots t on t.id = sp.time_slot_id where sp.order_id = p.order_id and sp.party = 'receiver' and sp.visit_day is not null) end`
const destination = sql`coalesce(b.region_id, (select sp.region_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver'))`

/** The same parcel read from all the tables that it is kept from. */
async function readWhole(number: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select p.tracking_number, o.type, s.mode, p.code, p.macro, (${cityOf(partysCity('sender'))}) as "from",
      (${cityOf(sql`coalesce(${partysCity('receiver')}, b.city_id)`)}) as "to", exists (${answerable(sql`p.order_id`)}) as may_answer,
      case when s.order_id is not null then jsonb_build_object('from', s.arrives_from, 'to', s.arrives_to)
        when b.visit_day is not null then jsonb_build_object('from', b.visit_day, 'to', b.visit_day) end as arrives,
      ${isLate({ code: sql`p.code`, promised: sql`coalesce(greatest(s.arrives_to, ${partysDay('receiver')}), b.visit_day)`, region: destination })} as is_late,
      case when b.order_id is not null then ${boxService} end as box_service,
      case when p.macro <> 'delivered' and ${partysDay('receiver')} >= (now() at time zone 'Asia/Jakarta')::date
        then ${partysDay('receiver')}::text end as booked_day,
      ${partysHour('starts')} as booked_from, ${partysHour('ends')} as booked_to,
      case when p.code = 'ready_for_collection' then coalesce(b.counter_id,
        (select sp.counter_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver')) end as counter_id,
      case when p.code = 'label_created' then (select sp.drop_point_id from shipment_parties sp
        where sp.order_id = p.order_id and sp.party = 'sender') end as brought_to,
      case when p.code in ('label_created', 'pickup_scheduled', 'pickup_failed') and ${partysDay('sender')} >= (now() at time zone 'Asia/Jakarta')::date
          and (select sp.service_type from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'sender') = 'pickup'
        then ${partysDay('sender')}::text end as fetch_day,
      exists (select from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver' and sp.service_type = 'self_pickup') as is_collected,
      case when p.code like '%_failed' then (select e.params ->> 'reason' from parcel_events e
        where e.order_id = p.order_id and e.code = p.code order by e.seq desc limit 1) end as failed_because,
      case when p.code = 'ready_for_collection' and s.order_id is not null then (select ((e.at at time zone 'Asia/Jakarta')::date + 7)::text
        from parcel_events e where e.order_id = p.order_id and e.code = p.code) end as free_until
    from parcels p join orders o on o.id = p.order_id
      left join shipments s on s.order_id = p.order_id left join box_purchases b on b.order_id = p.order_id
    where p.tracking_number = ${number}`.execute(db)
  const events = await sql<{ at: Date }>`
    select e.id, e.code, e.macro, c.label as city, r.country as country_id, r.code as region_id, e.at
    from parcel_events e join parcels p on p.order_id = e.order_id
      left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
    where p.tracking_number = ${number} order by e.seq desc`.execute(db)
  return {
    ...rows[0],
    events: events.rows.map(({ at, ...event }) => Object.assign(event, { at: at.toISOString() })),
  }
}

/** What anybody gets is what the tables say, and its tag is another one than before. */
async function assertShown(number: string, tagBefore?: unknown) {
  const { code, data, headers } = await track(number)
  assert.equal(code, 200)
  assert.deepEqual(data.parcel, await readWhole(number))
  const tag = String(headers['etag'])
  assert.notEqual(tag, tagBefore)
  assert.equal((await track(number, tag)).status, 304)
  return tag
}

const happen = (order_id: string, code: EventCode, city_id: string | null = null) =>
  sql`insert into parcel_events (order_id, seq, code, macro, city_id, actor_id, hash)
    values (${order_id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, ${city_id}, ${admin.id}::uuid, '')`.execute(
    db,
  )

test('after every step on the way anybody sees what all the tables say, under a new tag', async () => {
  const { id, number } = await paid(await makeUser())
  let tag = await assertShown(number)
  const failed = ['out_for_delivery', 'delivery_failed', 'out_for_delivery', 'delivered'] as const
  for (const code of [...wayAcross, 'delayed', ...failed] as const) {
    await happen(id, code, '32.73')
    tag = await assertShown(number, tag)
    assert.equal((await track(number)).data.parcel.events[0]?.code, code)
  }
})

test('an answer of the receiver, another promise and the passing of the promised day are seen at once', async () => {
  const { id, number } = await paid(await makeUser())
  await isFetchedToday(id)
  await scanned(await makeUser('courier'), number, 'pickup_failed')
  const failed = await assertShown(number)
  assert.equal((await track(number)).data.parcel.may_answer, true)
  await call(sayNobodyCame, { params: { number }, body: { words: '' } }, { area: 'public' })
  const answered = await assertShown(number, failed)
  assert.equal((await track(number)).data.parcel.may_answer, false)
  const promise = (days: number) =>
    sql`update shipments set arrives_from = current_date + ${days}::int, arrives_to = current_date + ${days}::int
      where order_id = ${id}::uuid`.execute(db)
  await promise(30)
  const promised = await assertShown(number, answered)
  await promise(-3)
  const booked = await assertShown(number, promised)
  assert.equal((await track(number)).data.parcel.is_late, false)
  await sql`update shipment_parties set visit_day = null, time_slot_id = null where order_id = ${id}::uuid and party = 'receiver'`.execute(
    db,
  )
  await assertShown(number, booked)
  assert.equal((await track(number)).data.parcel.is_late, true)
})

test('a box, its day and the name of its service are seen as they are now', async () => {
  const person = await makeUser()
  const cash = accounts.find(({ payment_type_id }) => payment_type_id === 'cash')?.id ?? ''
  const body = { ...boxOrder(cash, 'cash', 1), service_id: 'pickup' }
  const id = (await call(purchaseBoxes, { body }, person)).data.TransactionID
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.tracking_number', 'p.id'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  await call(confirmCash, { params: { id: order.id } }, admin)
  const number = order.tracking_number
  const before = await assertShown(number)
  await sql`update box_purchases set visit_day = current_date + 3, time_slot_id = '09-12' where order_id = ${id}::uuid`.execute(
    db,
  )
  const visited = await assertShown(number, before)
  await db.updateTable('services').set({ label: 'Collected' }).where('id', '=', 'pickup').execute()
  await assertShown(number, visited)
  await db.updateTable('services').set({ label: 'Pickup' }).where('id', '=', 'pickup').execute()
})

test('the counter is told once the parcel lies there, and no longer once it is collected', async () => {
  const { id, number } = await paid(await makeUser())
  const there = await db.selectFrom('locations').select('id').orderBy('id').limit(2).execute()
  const collectAt = (place: number) =>
    sql`update shipment_parties set service_type = 'self_pickup', counter_id = ${there[place]?.id}::uuid where order_id = ${id}::uuid and party = 'receiver'`.execute(
      db,
    )
  await collectAt(0)
  for (const code of wayAcross) await happen(id, code, '32.73')
  const onTheWay = await assertShown(number)
  assert.equal((await track(number)).data.parcel.counter_id, null)
  await happen(id, 'ready_for_collection', '32.73')
  const ready = await assertShown(number, onTheWay)
  assert.equal((await track(number)).data.parcel.counter_id, there[0]?.id)
  await collectAt(1)
  const elsewhere = await assertShown(number, ready)
  assert.equal((await track(number)).data.parcel.counter_id, there[1]?.id)
  await happen(id, 'delivered', '32.73')
  await assertShown(number, elsewhere)
  assert.equal((await track(number)).data.parcel.counter_id, null)
})

test('the counter to which a parcel is brought is told until it is handed over', async () => {
  const { id, number } = await paid(await makeUser())
  const [counter] = await db.selectFrom('locations').select('id').limit(1).execute()
  const fetched = await assertShown(number)
  assert.equal((await track(number)).data.parcel.brought_to, null)
  await sql`update shipment_parties set service_type = 'drop_off', drop_point_id = ${counter?.id}::uuid where order_id = ${id}::uuid and party = 'sender'`.execute(
    db,
  )
  const brought = await assertShown(number, fetched)
  assert.equal((await track(number)).data.parcel.brought_to, counter?.id)
  await happen(id, 'dropped_off', '32.73')
  await assertShown(number, brought)
  assert.equal((await track(number)).data.parcel.brought_to, null)
})

test('the day on which a courier comes for a parcel is told until it is fetched, and follows its sender', async () => {
  const { id, number } = await paid(await makeUser())
  const moveTo = async (days: number) => {
    const { rows } = await sql<{
      day: string
    }>`update shipment_parties set visit_day = current_date + ${days}::int
      where order_id = ${id}::uuid and party = 'sender' returning visit_day::text as day`.execute(db)
    return rows[0]?.day
  }
  const before = await assertShown(number)
  await moveTo(9)
  const nine = await assertShown(number, before)
  await happen(id, 'pickup_failed', '32.73')
  const failed = await assertShown(number, nine)
  const tenth = await moveTo(10)
  const ten = await assertShown(number, failed)
  assert.equal((await track(number)).data.parcel.fetch_day, tenth)
  await happen(id, 'picked_up', '32.73')
  await assertShown(number, ten)
  assert.equal((await track(number)).data.parcel.fetch_day, null)
})

test('a city that is renamed is renamed for everybody; a lookup and a 304 are one statement each', async () => {
  const { number } = await paid(await makeUser())
  const tag = await assertShown(number)
  await db.updateTable('cities').set({ label: 'Kota Contoh' }).where('code', '=', '32.73').execute()
  const renamed = await assertShown(number, tag)
  assert.equal((await track(number)).data.parcel.to.city, 'Kota Contoh')
  assert.equal(await server.countStatements(() => track(number)), 1)
  assert.equal(await server.countStatements(() => track(number, renamed)), 1)
  assert.equal((await track(number, tag)).status, 200)
})

test('changes at the same moment are all in it', async () => {
  const { id, number } = await paid(await makeUser())
  await happen(id, 'picked_up')
  await Promise.all([
    ...Array.from({ length: 8 }, () => happen(id, 'delayed')),
    ...Array.from({ length: 8 }, (_, days) =>
      sql`update shipments set arrives_to = arrives_from + ${days + 1}::int where order_id = ${id}::uuid`.execute(
        db,
      ),
    ),
  ])
  await assertShown(number)
})
