import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deleteAccount, exportData } from '#contract/people/accounts.ts'
import { acceptClaim, declineClaim } from '#contract/money/claim-desk.ts'
import { withdrawClaim } from '#contract/money/claims.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { forgetClaimPicturesJob } from './forget-pictures.ts'
import { makeClaims } from './test-claims.ts'

const server = await startTestServer()
const { call, db, app, makeUser } = server
const { admin, filed, taken, rowOf, pictureOf } = await makeClaims(server)
const current_password = 'kopi-tarik-pagi'

async function leave(person: Person) {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(current_password) })
    .where('id', '=', person.id)
    .execute()
  return call(deleteAccount, { body: { current_password } }, person)
}

test('the export holds the claims with their history', async () => {
  const person = await makeUser()
  await filed(person)
  const { data } = await call(exportData, {}, person)
  assert.match(
    JSON.stringify(data.export['claims']),
    /Basah dan robek.*"what":"filed"|"what":"filed".*Basah dan robek/,
  )
})

test('an account is not deleted while a claim waits, and takes the words along afterwards', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  assert.equal((await leave(person)).code_message, 'claim_undecided')
  await call(acceptClaim, { params: { id }, body: { amount: 30, words: '' } }, admin)
  assert.equal((await leave(person)).code_message, 'claim_undecided')
  const other = await makeUser()
  const declined = await taken(other)
  const body = { decline_code: 'other', words: 'Ask Ibu Contoh' } as const
  await call(declineClaim, { params: { id: declined.id }, body }, admin)
  assert.equal((await leave(other)).code, 200)
  const row = await rowOf(declined.id)
  assert.deepEqual(
    [row.user_id, row.description, row.decision_words, row.status],
    [null, null, null, 'declined'],
  )
  const words = await db
    .selectFrom('claim_events')
    .select('words')
    .where('claim_id', '=', declined.id)
    .where('words', 'is not', null)
    .execute()
  assert.deepEqual(words, [])
})

test('the history of a claim only grows', async () => {
  const { id } = await filed(await makeUser())
  for (const change of [
    sql`update claim_events set what = 'paid' where claim_id = ${id}::uuid`,
    sql`delete from claim_events where claim_id = ${id}::uuid`,
  ])
    await assert.rejects(() => change.execute(db), /only grows/)
  await assert.rejects(() => sql`delete from claims where id = ${id}::uuid`.execute(db), /never deleted/)
  await assert.rejects(
    () => sql`update claims set status = 'paid' where id = ${id}::uuid`.execute(db),
    /cannot go/,
  )
})

test('pictures go ninety days after the claim is closed, and not before', async () => {
  const person = await makeUser()
  const [kept, gone] = [await pictureOf(person), await pictureOf(person)]
  await filed(person, { picture_ids: [kept] })
  const closed = await filed(person, { picture_ids: [gone] })
  await call(withdrawClaim, { params: { id: closed.id } }, person)
  await sql`update files set created_at = now() - interval '100 days' where kind = 'claim'`.execute(db)
  const job = forgetClaimPicturesJob({ db, jobs: () => app.jobs })
  await job.work()
  const keyOf = async (id: string) =>
    (await db.selectFrom('files').select('sealed_key').where('id', '=', id).executeTakeFirstOrThrow())
      .sealed_key.length
  assert.ok((await keyOf(gone)) > 0)
  await sql`update claims set closed_at = now() - interval '91 days' where id = ${closed.id}::uuid`.execute(
    db,
  )
  await job.work()
  assert.deepEqual([await keyOf(gone), (await keyOf(kept)) > 0], [0, true])
})
