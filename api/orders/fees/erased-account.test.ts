import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeOrder, priceOrderChange, readOrderChange } from '#contract/orders/order-changes.ts'
import { deleteAccount } from '#contract/people/accounts.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeReturns } from '../returns/test-returns.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, paid, scanned } = await makeParcels(server)
const sentBack = makeReturns(server)
const password = 'kopi-tarik-pagi'

async function someone() {
  const person = await makeUser()
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  return person
}

async function erase(person: Person) {
  const { code } = await call(deleteAccount, { body: { current_password: password } }, person)
  assert.equal(code, 200)
}

async function brought(number: string, ...further: Parameters<typeof scanned>[2][]) {
  for (const code of [...wayAcross, ...further])
    assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
}

function feesOf(concerns: string) {
  return db
    .selectFrom('fees as f')
    .innerJoin('payments as p', 'p.order_id', 'f.order_id')
    .select(['f.kind', 'p.status', 'f.waiver'])
    .where('f.concerns', '=', concerns)
    .execute()
}

async function wrappedFor(id: string, person: Person) {
  const { current } = (await call(readOrderChange, { params: { id } }, person)).data
  const add_ons = [{ name: 'wooden_crate' as const, quantity: 1, option: 'whole_parcel' as const }]
  const body = { ...current, package: { ...current.package, add_ons } }
  const { more, back } = (await call(priceOrderChange, { params: { id }, body }, person)).data
  const input = { params: { id }, body: { ...body, more, back } }
  assert.equal((await call(changeOrder, input, { token: person.token })).code, 200)
}

test('a return fee ends with the account that was to pay it, and the parcel is still given back', async () => {
  const person = await someone()
  const { id, number } = await paid(person)
  await brought(number, 'out_for_delivery', 'refused')
  assert.equal((await sentBack(admin, number)).code, 200)
  await erase(person)
  assert.deepEqual(await feesOf(id), [{ kind: 'return', status: 'cancelled', waiver: 'account deleted' }])
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what a change costs outlives the account: its parcel is not sent further for less', async () => {
  const person = await someone()
  const { id, number } = await paid(person)
  await wrappedFor(id, person)
  await erase(person)
  assert.deepEqual(await feesOf(id), [{ kind: 'change', status: 'awaiting_payment', waiver: null }])
  await scanned(admin, number, 'picked_up')
  await scanned(admin, number, 'origin_hub_in')
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'sender_not_agreed')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('storage of a parcel whose account was erased is asked of nobody, and the log says so', async () => {
  const person = await someone()
  const { id, number } = await paid(person)
  await brought(number, 'ready_for_collection')
  await erase(person)
  await liesFor(id, 10)
  assert.equal((await scanned(admin, number, 'delivered')).code_message, 'success')
  await liesFor(id, -10)
  assert.deepEqual(await feesOf(id), [])
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('order_id', '=', id)
    .where('name', '=', 'storage_not_charged')
    .execute()
  assert.deepEqual(
    events.map(({ data }) => data),
    [{ amount_sen: 600 }],
  )
  assert.deepEqual(await atOneMoment(url, verify), [])
})

/** As if it had been ready for collection so many days earlier; the chain of events knows when it really was. */
function liesFor(id: string, days: number) {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update parcel_events set at = at - make_interval(days => ${days}::int)
      where order_id = ${id}::uuid and code = 'ready_for_collection'`.execute(tx)
    await sql`select refresh_public_parcels(array[${id}::uuid])`.execute(tx)
  })
}
