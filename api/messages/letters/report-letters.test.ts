import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { answerReport, listReceiverAnswers, reopenReport } from '#contract/parcels/report-replies.ts'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { until } from '../../testing/test-until.ts'
import { makeMailWorld, to } from './test-world.ts'

const { mail, server, courier, newReceiver, whenQuiet, parcels } = await makeMailWorld()
const { call, db, makeUser } = server
const { admin, paid, scanned, isFetchedToday } = parcels
const words = 'Our courier comes again tomorrow morning.'

async function reportedBy(side: 'receiver' | 'owner' | 'anybody') {
  const person = await makeUser()
  const email = newReceiver()
  const { id, number } = await paid(person, to(email))
  await isFetchedToday(id)
  await scanned(courier, number, 'pickup_failed')
  const links = await call(readVisitKeys, { params: { id } }, person)
  const visit_key = side === 'receiver' ? links.data.receiver_key : null
  const who = side === 'owner' ? { token: person.token } : { area: 'public' as const }
  await call(sayNobodyCame, { params: { number }, body: { words: '', visit_key } }, who)
  const { data } = await call(listReceiverAnswers, { query: { limit: '1' } }, admin)
  return { person, email, number, params: { id: data.answer_data[0]?.id ?? '' } }
}

/** As if the moments in which it can be undone had passed. */
async function rest() {
  await until(async () => {
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from dispatch`.execute(db)
    return rows[0]?.open === 0
  })
  await sql`update jobs.job set start_after = now() where name = 'letter' and state = 'created'`.execute(db)
  await whenQuiet()
}

const answersTo = async (email: string) =>
  (await mail.mailsTo(email, 0)).filter(({ text }) => text?.includes(words))

test('whoever reported gets the answer by email: the receiver by their link, the owner from the account', async () => {
  const receiver = await reportedBy('receiver')
  const owner = await reportedBy('owner')
  for (const { params } of [receiver, owner])
    assert.equal((await call(answerReport, { params, body: { words } }, admin)).code, 200)
  await rest()
  const [toReceiver] = await answersTo(receiver.email)
  assert.match(toReceiver?.subject ?? '', /^Jawaban atas laporan Anda: paket SB/)
  assert.match(toReceiver?.text ?? '', /resi-detail\?number=SB\w+&lang=id#v=[\w-]{22}/)
  assert.equal((await answersTo(owner.person.email)).length, 1)
  assert.deepEqual([await answersTo(receiver.person.email), await answersTo(owner.email)], [[], []])
})

test('an answer that was taken back at once is not written; of somebody unknown nobody is written to', async () => {
  const early = await reportedBy('receiver')
  const unknown = await reportedBy('anybody')
  const given = await call(answerReport, { params: early.params, body: { words } }, admin)
  const { answered_at } = given.data
  await call(reopenReport, { params: early.params, body: { answered_at } }, admin)
  await call(answerReport, { params: unknown.params, body: { words } }, admin)
  await rest()
  for (const email of [early.email, early.person.email, unknown.email, unknown.person.email])
    assert.deepEqual(await answersTo(email), [])
})
