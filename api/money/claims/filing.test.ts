import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { claimSteps } from '#contract/money/claim-rules.ts'
import { fileClaim, readClaimable, showOwnClaimPicture } from '#contract/money/claims.ts'
import { sendEvidence } from '#contract/courier/scans.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeClaims } from './test-claims.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, delivered, tell, claimBody, filed, rowOf, pictureOf, picture, taken } = await makeClaims(server)

test('the steps of a claim stand in one table, here and in the database', async () => {
  const rows = await db.selectFrom('claim_steps').selectAll().execute()
  const written = Object.entries(claimSteps).flatMap(([step, nexts]) =>
    nexts.map((next) => `${step} ${next}`),
  )
  assert.deepEqual(rows.map(({ step, next }) => `${step} ${next}`).toSorted(), written.toSorted())
})

test('a claim is filled in from the record of the parcel, and its due dates are promised', async () => {
  const person = await makeUser()
  const { id: order_id, number } = await delivered(person)
  const before = await call(readClaimable, { params: { id: order_id } }, person)
  const { parcel, claim_data } = before.data
  assert.deepEqual(
    [parcel.tracking_number, parcel.code, parcel.received_by, parcel.cover, parcel.cover_left, claim_data],
    [number, 'delivered', 'Ibu Contoh', 100, 100, []],
  )
  assert.deepEqual(parcel.items, [{ position: 1, name: 'Baju', quantity: 2, left: 2, unit_value: 50 }])
  const { data } = await call(fileClaim, { body: await claimBody(person, order_id) }, person)
  assert.equal(data.most, 80)
  const { claim_data: after } = (await call(readClaimable, { params: { id: order_id } }, person)).data
  const [claim] = after
  assert.deepEqual(
    [claim?.status, claim?.wanted, claim?.most, claim?.due_at],
    ['filed', 80, 80, claim?.look_due_at],
  )
  assert.ok(Date.parse(claim?.look_due_at ?? '') < Date.parse(claim?.decide_due_at ?? ''))
  const steps = claim?.steps.map(({ what, side, picture_ids }) => [what, side, picture_ids.length])
  assert.deepEqual(steps, [['filed', 'customer', 1]])
})

test('the most is bounded by the cover shown before paying, whatever the things cost', async () => {
  const person = await makeUser()
  const { id: order_id } = await delivered(person, 0, (order) => ({
    ...order,
    package: {
      ...order.package,
      declared_value: 800,
      items: [{ name: 'Kamera', quantity: 2, unit_value: 400, hs_code: '' }],
    },
  }))
  const { data } = await call(fileClaim, { body: await claimBody(person, order_id, { wanted: 700 }) }, person)
  assert.equal(data.most, 300)
  const row = await rowOf(data.id)
  assert.deepEqual(
    [row.cover_sen, row.wanted_sen, row.items_sen, row.most_sen],
    [30_000, 70_000, 80_000, 30_000],
  )
  await assert.rejects(
    () =>
      sql`insert into claims (order_id, kind, cover_sen, wanted_sen, items_sen, look_due_at, decide_due_at)
        values (${order_id}::uuid, 'lost', 30001, 100, 100, now(), now())`.execute(db),
    /cover shown before paying/,
  )
})

test('damage is claimed until the seventh day after delivery by the clock of the database', async () => {
  const person = await makeUser()
  const last = await delivered(person, 7)
  const late = await delivered(person, 8)
  const inTime = await call(fileClaim, { body: await claimBody(person, last.id) }, person)
  assert.equal(inTime.code, 200)
  const refused = await call(fileClaim, { body: await claimBody(person, late.id) }, person)
  assert.deepEqual([refused.code, refused.code_message], [409, 'claim_too_late'])
})

test('a parcel is lost once its promised arrival has passed, and never when it was handed over to nobody', async () => {
  const person = await makeUser()
  const { id: order_id } = await paid(person)
  const body = await claimBody(person, order_id, { kind: 'lost', picture_ids: [] })
  assert.equal((await call(fileClaim, { body }, person)).code_message, 'parcel_not_handed_over')
  await tell(order_id, 'picked_up', 9)
  assert.equal((await call(fileClaim, { body }, person)).code_message, 'claim_too_early')
  await sql`update shipments set arrives_from = (now() at time zone 'Asia/Jakarta')::date - 1, arrives_to = (now() at time zone 'Asia/Jakarta')::date - 1
    where order_id = ${order_id}::uuid`.execute(db)
  assert.equal((await call(fileClaim, { body }, person)).code, 200)
})

test('somebody else’s parcel does not exist, and neither does one that is not paid', async () => {
  const [person, other] = [await makeUser(), await makeUser()]
  const { id: order_id } = await delivered(person)
  const body = await claimBody(other, order_id)
  assert.equal((await call(fileClaim, { body }, other)).code, 404)
  assert.equal((await call(readClaimable, { params: { id: order_id } }, other)).code, 404)
  const stored = await db.selectFrom('claims').select('id').where('order_id', '=', order_id).execute()
  assert.deepEqual(stored, [])
})

test('of two claims filed at once one counts, and the next waits for the decision', async () => {
  const person = await makeUser()
  const { id: order_id } = await delivered(person)
  const bodies = [await claimBody(person, order_id), await claimBody(person, order_id)]
  const answers = await Promise.all(bodies.map((body) => call(fileClaim, { body }, person)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['claim_open', 'success'])
  const again = await call(fileClaim, { body: await claimBody(person, order_id) }, person)
  assert.deepEqual([again.code, again.code_message], [409, 'claim_open'])
})

test('no more things than were sent, and no more money than they cost', async () => {
  const person = await makeUser()
  const { id: order_id } = await delivered(person)
  const many = await claimBody(person, order_id, { items: [{ position: 1, quantity: 3 }] })
  const { errors } = await call(fileClaim, { body: many }, person)
  assert.deepEqual(errors, [{ path: 'items.0.quantity', message: 'error.claim_more_than_sent' }])
  const unknown = await claimBody(person, order_id, { items: [{ position: 2, quantity: 1 }] })
  assert.equal((await call(fileClaim, { body: unknown }, person)).code, 400)
  const dear = await claimBody(person, order_id, { items: [{ position: 1, quantity: 1 }], wanted: 50.01 })
  assert.deepEqual((await call(fileClaim, { body: dear }, person)).errors, [
    { path: 'wanted', message: 'error.wanted_above_items' },
  ])
  const { id } = await filed(person)
  await assert.rejects(
    () => sql`update claim_items set quantity = 3 where claim_id = ${id}::uuid`.execute(db),
    /only grows/,
  )
})

test('pictures of another kind, of another person, or none at all are refused and nothing is stored', async () => {
  const [person, other, courier] = [await makeUser(), await makeUser(), await makeUser('courier')]
  const { id: order_id, number } = await delivered(person)
  const { data } = await call(sendEvidence, { query: { number } }, { token: courier.token, picture })
  for (const picture_ids of [[], [await pictureOf(other)], [data.evidence_id]]) {
    const { errors } = await call(
      fileClaim,
      { body: await claimBody(person, order_id, { picture_ids }) },
      person,
    )
    assert.deepEqual(errors, [{ path: 'picture_ids', message: 'error.picture_missing' }])
  }
  const claims = await db.selectFrom('claims').select('id').where('order_id', '=', order_id).execute()
  assert.deepEqual(claims, [])
})

test('a picture of a claim is shown to its owner and to nobody else', async () => {
  const [person, other] = [await makeUser(), await makeUser()]
  const picture_id = await pictureOf(person)
  const { id } = await taken(person, { picture_ids: [picture_id] })
  const own = await call(showOwnClaimPicture, { params: { id, picture_id } }, person)
  assert.match(String(own.headers['content-type']), /^image\/jpeg/)
  assert.equal((await call(showOwnClaimPicture, { params: { id, picture_id } }, other)).code, 404)
})
