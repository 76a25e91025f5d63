import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { logIn } from '#contract/people/accounts.ts'
import { changeCounterOfAgent } from '#contract/people/staff.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { makeSamplePeople, sampleLogins } from '../../people/accounts/sample-people.ts'
import { stepAt, totp } from '../../people/accounts/second-factor.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeSampleAccounts } from './sample-accounts.ts'

const server = await startTestServer()
const { call, db, makeUser, keys } = server
// As an installation stands that is older than the counters of its people and accounts.
await makeSamplePeople(db, keys)
const { place, paymentOf } = await makeOrders(server)
const sample = sampleLogins(keys).find(({ role }) => role === 'agent')
assert.ok(sample)
const { email, password, totp_secret } = sample

async function startAgain() {
  const counter_id = await makeSampleLocations(db)
  await makeSamplePeople(db, keys, counter_id)
  await makeSampleAccounts(db, counter_id)
  return counter_id
}

const agentRow = () =>
  db.selectFrom('users').select(['id', 'location_id']).where('email', '=', email).executeTakeFirstOrThrow()
const cashCounters = async () =>
  (
    await db
      .selectFrom('payment_accounts')
      .select('location_id')
      .where('payment_type_id', '=', 'cash')
      .execute()
  ).map(({ location_id }) => location_id)

test('the sample agent confirms cash at the sample counter, also in an installation that is older', async () => {
  const { id } = await paymentOf(await place(await makeUser(), 'cash'))
  const other = await makeUser('agent')
  const counter_id = await startAgain()
  assert.ok(counter_id)
  const second_factor = totp(totp_secret, stepAt(Date.now() / 1000))
  const { token } = (await call(logIn, { body: { email, password, second_factor } })).data.user
  assert.equal((await call(confirmCash, { params: { id } }, other)).code_message, 'other_counter')
  assert.equal((await call(confirmCash, { params: { id } }, { token })).code_message, 'success')
  const accounts = await db
    .selectFrom('payment_accounts')
    .select(['payment_type_id', 'location_id'])
    .execute()
  for (const { payment_type_id, location_id } of accounts)
    assert.equal(location_id, payment_type_id === 'cash' ? counter_id : null)
})

test('what the office chose for the sample agent and the sample cash stays at every start', async () => {
  const { id } = await agentRow()
  const admin = await makeUser('admin')
  await call(changeCounterOfAgent, { params: { id }, body: { location_id: null } }, admin)
  await db.updateTable('payment_accounts').set({ is_sample: false, location_id: null }).execute()
  assert.ok(await startAgain())
  assert.equal((await agentRow()).location_id, null)
  assert.deepEqual(await cashCounters(), [null])
})
