import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteAccount, readProfile } from '#contract/people/accounts.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import { eraseReturned, eraseReturnedJob, returnedPeople } from './erasures.ts'
import { makeOrders } from './orders/purchases/test-orders.ts'
import { password, startWithPeople } from './people/accounts/test-people.ts'
import { startOn } from './testing/test-server.ts'
import { until } from './testing/test-until.ts'

const server = await startWithPeople()
const { call, db, url, config, makeAccount, userRow } = server
const { storage } = server.app
const { place, placeWithProof } = await makeOrders(server)
const parts = { db, storage, jobs: () => server.app.jobs }

/** As after a restore: the storage knows that they were erased, the database does not. */
function comeBack({ id }: { id: string }) {
  return storage.put(`erased/${id}`, new Uint8Array())
}

test('that somebody was erased is kept beside the pictures, by their id alone', async () => {
  const { token, id } = await makeAccount()
  const body = { current_password: password }
  assert.equal((await call(deleteAccount, { body }, { token })).code, 200)
  await until(() => storage.exists(`erased/${id}`))
  assert.equal((await storage.get(`erased/${id}`)).length, 0)
  assert.deepEqual(await returnedPeople(parts), [])
})

test('a process that starts over a database of an earlier moment erases people again before it serves', async () => {
  const [gone, stays] = [await makeAccount(), await makeAccount()]
  await place(gone, 'transfer', 1)
  await comeBack(gone)
  assert.deepEqual(await returnedPeople(parts), [gone.id])
  const stops: (() => Promise<void>)[] = []
  const next = await startOn(url, { DATA_DIR: config.data_dir }, stops)
  try {
    assert.equal(await userRow(gone.email), undefined)
    assert.equal((await next.call(readProfile, {}, gone)).status, 401)
    assert.equal((await next.call(readProfile, {}, stays)).code, 200)
    const left = await db.selectFrom('orders').select('id').where('user_id', '=', gone.id).execute()
    assert.deepEqual(left, [])
    assert.match(next.logged.join(''), /erased again/)
  } finally {
    for (const stop of stops) await stop()
  }
})

test('whose payment is open at that moment is signed out, and goes once it is settled', async () => {
  const person = await makeAccount()
  const { payment_id, proof_id } = await placeWithProof(person)
  await comeBack(person)
  assert.deepEqual(await eraseReturned(parts, await returnedPeople(parts)), { erased: 0, waiting: 1 })
  assert.equal((await call(readProfile, {}, person)).status, 401)
  assert.ok(await userRow(person.email))
  const body = { proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
  const admin = await server.makeUser('admin')
  assert.equal((await call(rejectPayment, { params: { id: payment_id }, body }, admin)).code, 200)
  await eraseReturnedJob(parts).work()
  assert.equal(await userRow(person.email), undefined)
})
