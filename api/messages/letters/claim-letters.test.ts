import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptClaim, askClaimant, declineClaim, takeClaim } from '#contract/money/claim-desk.ts'
import { agreeToClaim, objectToClaim } from '#contract/money/claims.ts'
import { changeMessageChoices } from '#contract/messages/messages.ts'
import { optionalLetters } from '#contract/messages/letters.ts'
import { makeClaims } from '../../money/claims/test-claims.ts'
import { about } from './test-mails.ts'
import { makeMailWorld } from './test-world.ts'

const { mail, server, speak, whenQuiet } = await makeMailWorld()
const { call, makeUser } = server
const { admin, taken } = await makeClaims(server)
const second = await makeUser('admin')

type Person = Awaited<ReturnType<typeof makeUser>>

/** What is new since the last look, about claims and the money that comes of them. */
async function told(person: Person) {
  await whenQuiet()
  const mails = await mail.mailsTo(person.email, 0)
  return mails.filter(({ subject = '' }) => /klaim|tuntutan|claim|back to you|kembali kepada/i.test(subject))
}

function decline(id: string, decline_code: 'weak_packing' | 'other', words: string, who = admin) {
  return call(declineClaim, { params: { id }, body: { decline_code, words } }, who)
}

test('a claim is confirmed, asked about and accepted in full, each in one letter that always comes', async () => {
  const person = await makeUser()
  await call(changeMessageChoices, { body: { language: 'id', muted: [...optionalLetters] } }, person)
  const { id, order_id } = await taken(person)
  const words = 'Apakah <b>kotaknya</b> {{amount}} masih ada?'
  await call(askClaimant, { params: { id }, body: { words } }, admin)
  await whenQuiet()
  const first = await told(person)
  assert.equal(first.length, 2)
  const page = `https://seberang.test/claim?id=${order_id}`
  const received = about(first, /^Klaim untuk paket SB.* sudah masuk$/)
  assert.match(received.text ?? '', /paling lambat \d+ \p{L}+ \d{4} pukul 23:59 MYT/u)
  assert.ok(received.text?.includes(page))
  const asked = about(first, /kami punya pertanyaan$/)
  assert.ok(asked.text?.includes(words))
  assert.ok(asked.html?.includes('&lt;b&gt;kotaknya'))

  const claim = await taken(person)
  await call(acceptClaim, { params: { id: claim.id }, body: { amount: 80, words: '' } }, admin)
  const later = await told(person)
  assert.equal(later.length, 4, 'no second letter says that the same money is owed')
  const accepted = about(later, /disetujui: RM 80\.00 untuk Anda$/)
  assert.ok(accepted.text?.includes(claim.order_id))
  assert.doesNotMatch(accepted.text ?? '', /\n\n\n/)
})

test('a lower amount may be objected to; who takes it is told once more when it is owed', async () => {
  const person = await makeUser()
  await speak(person.id, 'my')
  const { id } = await taken(person)
  await call(acceptClaim, { params: { id }, body: { amount: 60, words: 'Sehelai baju tidak rosak.' } }, admin)
  const offered = about(await told(person), /pampasan RM 60\.00$/)
  assert.match(offered.text ?? '', /Sehelai baju tidak rosak\.\n/)
  assert.match(offered.text ?? '', /buat bantahan sebelum \d+ \p{L}+ \d{4}/u)
  assert.equal((await told(person)).length, 2)
  await call(agreeToClaim, { params: { id } }, person)
  await whenQuiet()
  about(await mail.mailsTo(person.email), /^RM 60\.00 dipulangkan kepada anda$/)
})

test('a refusal says why and until when one may object; the second one is the last', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id } = await taken(person)
  await decline(id, 'weak_packing', 'One layer of paper.')
  const refused = about(await told(person), /^We couldn’t accept your claim/)
  assert.match(
    refused.text ?? '',
    /The reason: the packing was too weak\.\n\nOne layer of paper\.\n\n.*object .* before \d+ \w+ \d{4}/,
  )
  assert.equal((await call(objectToClaim, { params: { id }, body: { words: 'No' } }, person)).code, 200)
  await call(takeClaim, { params: { id } }, second)
  await decline(id, 'other', 'The pictures are of another parcel', second)
  const mails = await told(person)
  const last = about(mails, /the decision on your objection$/)
  assert.equal(last.text?.split('The pictures are of another parcel').length, 2)
  assert.doesNotMatch(last.text ?? '', /object on/i)
  assert.equal(mails.length, 3)
})

test('nobody but the claimant is written to', async () => {
  const [person, stranger] = [await makeUser(), await makeUser()]
  const { id } = await taken(person)
  await whenQuiet()
  const before = mail.arrived.length
  await decline(id, 'weak_packing', '')
  await whenQuiet()
  assert.equal(mail.arrived.length, before + 1)
  for (const who of [stranger, admin, second]) assert.deepEqual(await told(who), [])
})
