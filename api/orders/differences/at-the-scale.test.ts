import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCarried } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { agreeAtCounter, previewWeighing } from '#contract/parcels/weighings.ts'
import { bindToCounter } from '../../money/payments/test-counters.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { heavy, makeWeighings } from './test-weighings.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
await makeSampleLocations(db)
const { paid, scanned, courier, weighed, newest, paymentOf } = await makeWeighings(server)
const [agent, colleague, elsewhere] = [
  await makeUser('agent'),
  await makeUser('agent'),
  await makeUser('agent'),
]
await bindToCounter(db, agent.id)
await bindToCounter(db, colleague.id)
const other = await db.selectFrom('locations').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
await db.updateTable('users').set({ location_id: other.id }).where('id', '=', elsewhere.id).execute()

const preview = (who: { token: string }, number: string, measured = heavy) =>
  call(previewWeighing, { params: { number }, body: { measured } }, { token: who.token })
const agree = (who: { token: string }, number: string, difference: number) =>
  call(agreeAtCounter, { params: { number }, body: { difference } }, { token: who.token })
const lookedAt = async (who: { token: string }, number: string) =>
  (await call(readCarried, { params: { number } }, { token: who.token })).data.parcel

async function brought() {
  const person = await makeUser()
  const parcel = await paid(person)
  await scanned(agent, parcel.number, 'dropped_off')
  return { person, ...parcel }
}

test('what the scale makes of the price is told before it is kept, to whoever may weigh it', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal((await preview(courier, number)).code_message, 'step_not_legal')
  await scanned(courier, number, 'picked_up')
  const { price } = (await preview(courier, number)).data
  assert.equal((await preview(await makeUser('courier'), number)).code_message, 'step_not_legal')
  assert.equal((await preview(person, number)).code, 403)
  assert.equal((await preview(courier, number, { ...heavy, weight: 900 })).code, 400)
  const none = await db.selectFrom('weighings').select('id').where('order_id', '=', id).execute()
  assert.deepEqual(none, [])
  await weighed(courier, number, heavy)
  const weighing = await newest(person, id)
  assert.deepEqual(price, {
    old_chargeable_kg: weighing.old_chargeable_kg,
    new_chargeable_kg: weighing.new_chargeable_kg,
    old_total: weighing.old_total,
    new_total: weighing.new_total,
    difference: weighing.difference,
    is_heavier: true,
    decided_by: weighing.decided_by,
    volumetric_kg: weighing.volumetric_kg,
  })
  // Couriers have no till.
  assert.equal((await lookedAt(courier, number)).may_pay_here, false)
})

test('a sender at the counter agrees there and pays in cash, once and what they were told', async () => {
  const { person, id, number } = await brought()
  assert.equal((await lookedAt(agent, number)).may_pay_here, false)
  await weighed(agent, number, heavy)
  const parcel = await lookedAt(colleague, number)
  assert.equal(parcel.may_pay_here, true)
  const difference = parcel.difference_due ?? 0
  assert.ok(difference > 0)
  assert.equal((await agree(agent, number, difference - 1)).code_message, 'weighing_answered')
  assert.equal((await agree(elsewhere, number, difference)).code_message, 'other_counter')
  assert.equal((await agree(courier, number, difference)).code, 403)
  assert.equal((await agree(person, number, difference)).code, 403)
  const answers = await Promise.all([agree(agent, number, difference), agree(colleague, number, difference)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'success',
    'weighing_answered',
  ])
  const weighing = await newest(person, id)
  assert.equal(weighing.status, 'agreed')
  const { placed } = await db
    .selectFrom('events')
    .select('actor_id as placed')
    .where('order_id', '=', weighing.payable_id)
    .where('name', '=', 'order_placed')
    .executeTakeFirstOrThrow()
  assert.ok(placed === agent.id || placed === colleague.id)
  assert.equal((await scanned(agent, number, 'consolidated')).code_message, 'sender_not_agreed')
  const due = await lookedAt(agent, number)
  const payment = await paymentOf(weighing.payable_id ?? '')
  assert.deepEqual([due.cash_due, due.cash_payment_id, due.may_pay_here], [difference, payment.id, false])
  assert.equal((await call(confirmCash, { params: { id: payment.id } }, agent)).code, 200)
  assert.equal((await newest(person, id)).status, 'paid')
})

test('a counter without a till, and one whose parcel is its own, cannot', async () => {
  const { number } = await brought()
  await weighed(agent, number, heavy)
  const difference = (await lookedAt(agent, number)).difference_due ?? 0
  await db
    .updateTable('payment_accounts')
    .set({ is_active: false })
    .where('payment_type_id', '=', 'cash')
    .execute()
  assert.equal((await lookedAt(agent, number)).may_pay_here, false)
  assert.equal((await agree(agent, number, difference)).code_message, 'other_counter')
  await db
    .updateTable('payment_accounts')
    .set({ is_active: true })
    .where('payment_type_id', '=', 'cash')
    .execute()
  await db.updateTable('orders').set({ user_id: agent.id }).where('tracking_number', '=', number).execute()
  assert.equal((await lookedAt(agent, number)).may_pay_here, false)
  assert.equal((await agree(agent, number, difference)).code_message, 'other_counter')
})
