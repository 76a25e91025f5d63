import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { forgotPassword } from '#contract/people/accounts.ts'
import { makeApplicants } from '../../people/agents/test-agents.ts'
import { sealAddress } from '../../people/sessions/account-letters.ts'
import { ownWords } from './words.ts'
import { about } from './test-mails.ts'
import { makeMailWorld } from './test-world.ts'

const { mail, server, orders, whenQuiet } = await makeMailWorld()
const { db, makeUser, call } = server
const { keys } = server

/** A job as the version before has written it, which waits at the upgrade. */
async function left(name: string, data: object, id = randomUUID()) {
  await sql`insert into jobs.job (id, name, data) values (${id}::uuid, ${name}, ${JSON.stringify(data)}::jsonb)`.execute(
    db,
  )
}

async function allDone(name: string) {
  const open = sql<{ n: number }>`
    select count(*)::int as n from jobs.job where name = ${name} and state <> 'completed'`
  for (let waited = 0; waited < 100; waited += 1) {
    if ((await open.execute(db)).rows[0]?.n === 0) return
    await sleep(100)
  }
  assert.fail(`a job ${name} was left`)
}

function accountLetter(person: { id: string; email: string }) {
  const sealed_email = sealAddress(keys, person.id, person.email)
  return { kind: 'password_changed', user_id: person.id, sealed_email, language: 'sg' }
}

test('a code that waited at the upgrade is the one that opens, and is mailed', async () => {
  const person = await makeUser()
  await server.dispatch.stop()
  const { data } = await call(forgotPassword, { body: { email: person.email } })
  await whenQuiet()
  about(await mail.mailsTo(person.email), /kata sandi baru/)
  const { nonce } = await db
    .selectFrom('one_time_codes')
    .select('nonce')
    .where('id', '=', data.request_id)
    .executeTakeFirstOrThrow()
  await left('code_mail', { id: data.request_id, nonce })
  const [first, second] = await mail.mailsTo(person.email, 2)
  assert.deepEqual([second?.subject, second?.text], [first?.subject, first?.text])
  await allDone('code_mail')
})

test('letters about accounts, orders, work and tests that waited go out, each once', async () => {
  const person = await makeUser()
  await left('account_letter', accountLetter(person))
  await left('test_letter', {
    kind: 'delivered',
    user_id: person.id,
    language: 'sg',
    words: ownWords('delivered').sg,
  })
  const order_id = await orders.place(person, 'cash')
  const { id: event_id } = await db
    .selectFrom('events')
    .select('id')
    .where('order_id', '=', order_id)
    .where('name', '=', 'order_placed')
    .executeTakeFirstOrThrow()
  const placed = { event_id, kind: 'order_placed', order_id, subject_id: null }
  await left('letter', placed)
  await left('letter', placed)
  for (const name of ['account_letter', 'test_letter', 'letter']) await allDone(name)
  const mails = await mail.mailsTo(person.email, 3)
  assert.equal(mails.length, 3)
  about(mails, /password was changed/)
  about(mails, /SB 0000.* has arrived/)
  about(mails, /^Pesanan SB.*: bayar/)
})

test('an invitation, an application and a web hook that waited go out', async () => {
  const [invited, owner] = await Promise.all([makeUser('courier'), makeUser()])
  const nonce = randomUUID()
  await sql`insert into staff_invitations (user_id, nonce, language, expires_at)
    values (${invited.id}::uuid, ${nonce}::uuid, 'my', now() + interval '1 day')`.execute(db)
  await left('invitation_mail', { user_id: invited.id, nonce })
  about(await mail.mailsTo(invited.email), /^Akses baharu/)
  const hook_id = randomUUID()
  await sql`insert into web_hooks (id, user_id, url, sealed_secret, events, disabled_at)
    values (${hook_id}::uuid, ${owner.id}::uuid, 'https://shop.example/hook', '\\x00', '{order.placed}', now())`.execute(
    db,
  )
  await left('web_hook_disabled_mail', { hook_id })
  about(await mail.mailsTo(owner.email), /Webhook/)
  const applied = await makeApplicants(server).apply()
  await mail.mailsTo(applied.email)
  await left('agent_mail', { application_id: applied.id, letter: 'received' })
  const [first, again] = await mail.mailsTo(applied.email, 2)
  assert.deepEqual([again?.subject, again?.text], [first?.subject, first?.text])
  for (const name of ['invitation_mail', 'web_hook_disabled_mail', 'agent_mail']) await allDone(name)
})

test('what the version before has sent, and could not note any more, is not sent again', async () => {
  const person = await makeUser()
  const id = randomUUID()
  await db.insertInto('effects').values({ key: id }).execute()
  await left('account_letter', accountLetter(person), id)
  await allDone('account_letter')
  assert.equal((await mail.mailsTo(person.email, 1, 500)).length, 0)
})
