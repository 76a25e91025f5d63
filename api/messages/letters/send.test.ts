import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { codeLifetime_s, forgotPassword } from '#contract/people/accounts.ts'
import { writeToOwner } from '../../people/sessions/account-letters.ts'
import { sendInvitation } from '../../people/accounts/invitation-letters.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { transaction } from '../../platform/transaction.ts'

const server = await startTestServer()
const { app, db, call, makeUser } = server

interface Sent {
  name: string
  data: { cause: string }
  priority: number
  kept_s: number
}

async function sentJobs() {
  const { rows } = await sql<Sent>`
    select name, data, priority, extract(epoch from keep_until - start_after)::int as kept_s
    from jobs.job where data ? 'cause' order by created_on`.execute(db)
  return rows
}

test('a code comes before other letters and waits no longer than it is good; no job holds an address or a code', async () => {
  const person = await makeUser()
  await call(forgotPassword, { body: { email: person.email } })
  await transaction(db, (tx) => writeToOwner(app, tx, person.id, 'email_changed'))
  await transaction(db, (tx) => sendInvitation(tx, app.jobs, person.id, randomUUIDv7()))
  const sent = await sentJobs()
  const day_s = 86_400
  assert.deepEqual(
    sent.map(({ name, data, priority, kept_s }) => [name, data.cause, priority, kept_s]),
    [
      ['prompt_letter', 'code', 1, codeLifetime_s],
      ['prompt_letter', 'account', 0, 14 * day_s],
      ['prompt_letter', 'invitation', 0, 7 * day_s],
    ],
  )
  for (const { data } of sent) {
    const said = JSON.stringify(data)
    assert.doesNotMatch(said, /@|example|staff-setup|"\d{6}"/)
    const fields = Object.keys(data).toSorted().join(' ')
    assert.match(fields, /^(cause id nonce|cause kind language sealed_email user_id|cause nonce user_id)$/)
  }
})
