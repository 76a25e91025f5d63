import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeLetter,
  listLetters,
  previewLetter,
  readLetter,
  resetLetter,
  sendTestLetter,
} from '#contract/messages/messages.ts'
import { about } from './test-mails.ts'
import { makeMailWorld } from './test-world.ts'

const { mail, server, orders, whenQuiet, parcels } = await makeMailWorld()
const { call, db, makeUser } = server
const { admin } = parcels
const kind = 'order_placed'

async function current() {
  return (await call(readLetter, { params: { kind } }, admin)).data.letter
}

function changed(
  version_id: string | null,
  subject: string,
  words: Awaited<ReturnType<typeof current>>['words'],
) {
  return { version_id, words: { ...words, id: { ...words.id, subject } } }
}

test('the office changes a letter, and the next mail has the new words; the old ones come back', async () => {
  const first = await current()
  assert.deepEqual(
    [first.version_id, first.is_changed, first.required],
    [null, false, ['tracking_number', 'amount', 'deadline', 'pay_to']],
  )
  const body = changed(null, 'Segera bayar {{ amount }} untuk {{company}}', first.words)
  const { data, code } = await call(changeLetter, { params: { kind }, body }, admin)
  assert.deepEqual([code, data.letter.is_changed], [200, true])
  const person = await makeUser()
  await orders.place(person)
  about(await mail.mailsTo(person.email), /^Segera bayar RM 100\.\d\d untuk Seberang$/)
  const listed = (await call(listLetters, {}, admin)).data.letter_data
  assert.deepEqual(
    listed.filter(({ is_changed }) => is_changed).map((letter) => letter.kind),
    [kind],
  )

  const reset = await call(
    resetLetter,
    { params: { kind }, body: { version_id: data.letter.version_id } },
    admin,
  )
  assert.deepEqual(reset.data.letter.words, first.words)
  const events = await db
    .selectFrom('events')
    .select(['name', 'actor_id', 'data'])
    .where('name', 'like', 'letter_%')
    .orderBy('id')
    .execute()
  assert.deepEqual(events, [
    { name: 'letter_changed', actor_id: admin.id, data: { letter: kind } },
    { name: 'letter_reset', actor_id: admin.id, data: { letter: kind } },
  ])
  await assert.rejects(() => db.deleteFrom('letter_versions').execute(), /only grows/)
})

test('an unknown placeholder, a broken one and one that is missing are refused in any language', async () => {
  const { version_id, words } = await current()
  const before = await db.selectFrom('letter_versions').select('id').execute()
  const faulty = [
    ['{{tracking_number}} {{password}}', 'error.placeholder_unknown'],
    ['{{serial}}', 'error.placeholder_unknown'],
    ['{{amount', 'error.placeholder_unknown'],
    ['{{}}', 'error.placeholder_unknown'],
  ] as const
  for (const [subject, message] of faulty) {
    const my = { ...words.my, subject }
    const answer = await call(
      changeLetter,
      { params: { kind }, body: { version_id, words: { ...words, my } } },
      admin,
    )
    assert.deepEqual([answer.code, answer.errors], [400, [{ path: 'words.my', message }]], subject)
  }
  const sg = { ...words.sg, paragraphs: ['Please pay {{amount}} before {{deadline}}.'] }
  const lacking = await call(
    changeLetter,
    { params: { kind }, body: { version_id, words: { ...words, sg } } },
    admin,
  )
  assert.deepEqual(lacking.errors, [{ path: 'words.sg', message: 'error.placeholder_missing' }])
  const line = { ...words.id, subject: 'One\r\nBcc: two@example.com {{tracking_number}}' }
  const headers = await call(
    changeLetter,
    { params: { kind }, body: { version_id, words: { ...words, id: line } } },
    admin,
  )
  assert.equal(headers.errors[0]?.message, 'error.one_line')
  assert.equal((await db.selectFrom('letter_versions').select('id').execute()).length, before.length)
})

test('of two who change the same version one is told; nobody but the office may', async () => {
  const { version_id, words } = await current()
  const bodies = ['Satu {{amount}}', 'Dua {{amount}}'].map((subject) => changed(version_id, subject, words))
  const answers = await Promise.all(
    bodies.map((body) => call(changeLetter, { params: { kind }, body }, admin)),
  )
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['newer_version', 'success'])
  const courier = await makeUser('courier')
  assert.equal((await call(listLetters, {}, courier)).status, 403)
  assert.equal((await call(readLetter, { params: { kind: 'toString' } }, admin)).code, 404)
})

test('a preview and a test mail show example data, in the words as they stand in the editor', async () => {
  const { words } = await current()
  const mine = { ...words.sg, subject: 'Draft <i>for</i> {{name}}' }
  const body = { language: 'sg' as const, words: mine }
  const { data } = await call(previewLetter, { params: { kind }, body }, admin)
  assert.equal(data.preview.subject, 'Draft <i>for</i> Siti Aminah')
  assert.match(data.preview.text, /Hello Siti Aminah,\n\n.*SB 0000/)
  assert.equal((await call(sendTestLetter, { params: { kind }, body }, admin)).code, 200)
  const sent = about(await mail.mailsTo(admin.email), /^Draft/)
  assert.match(sent.html ?? '', /<title>Draft &lt;i&gt;for&lt;\/i&gt; Siti Aminah<\/title>/)
  await whenQuiet()
})
