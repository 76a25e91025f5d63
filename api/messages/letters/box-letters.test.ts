import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { languages, type Language } from '#contract/platform/language.ts'
import { changeMessageChoices } from '#contract/messages/messages.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { makeReturns } from '../../orders/returns/test-returns.ts'
import { makeMailWorld } from './test-world.ts'

const { mail, server, orders, parcels, speak, whenQuiet } = await makeMailWorld()
const { call, makeUser } = server
const { admin, scanned } = parcels
const sentBack = makeReturns(server)

type Person = Awaited<ReturnType<typeof makeUser>>

async function paidBoxes(person: Person) {
  const id = await orders.place(person, 'cash')
  const payment = await orders.paymentOf(id)
  await call(confirmCash, { params: { id: payment.id } }, admin)
  const { data } = await call(readTransaction, { params: { id } }, person)
  return data.transaction.tracking_number
}

async function walk(number: string) {
  for (const code of ['out_for_delivery', 'delivery_failed', 'ready_for_collection', 'delivered'] as const)
    assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
  await whenQuiet()
}

const words: Record<Language, { boxes: RegExp; parcel: RegExp }> = {
  id: { boxes: /boks pesanan/i, parcel: /paket/i },
  my: { boxes: /kotak tempahan/i, parcel: /bungkusan/i },
  sg: { boxes: /the boxes of order/i, parcel: /parcel/i },
}

for (const language of languages)
  test(`every letter about boxes on their way speaks of boxes, in ${language}`, async () => {
    const person = await makeUser()
    await speak(person.id, language)
    await walk(await paidBoxes(person))
    const letters = await mail.mailsTo(person.email, 6)
    const { boxes, parcel } = words[language]
    const onTheWay = letters.filter(({ subject = '' }) => boxes.test(subject))
    assert.equal(onTheWay.length, 4, letters.map(({ subject }) => subject).join(' | '))
    for (const { subject = '', text = '' } of onTheWay) assert.doesNotMatch(subject + text, parcel)
  })

for (const language of languages)
  test(`what goes wrong with boxes speaks of boxes too, in ${language}`, async () => {
    const person = await makeUser()
    await speak(person.id, language)
    const number = await paidBoxes(person)
    for (const code of ['delayed', 'damaged', 'lost', 'out_for_delivery', 'refused'] as const)
      assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
    assert.equal((await sentBack(admin, number)).code_message, 'success')
    assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
    await whenQuiet()
    const letters = await mail.mailsTo(person.email, 10)
    const { boxes, parcel } = words[language]
    const onTheWay = letters.filter(({ subject = '' }) => boxes.test(subject))
    assert.equal(onTheWay.length, 8, letters.map(({ subject }) => subject).join(' | '))
    for (const { subject = '', text = '' } of onTheWay) assert.doesNotMatch(subject + text, parcel)
  })

test('whoever wants no letter of a step of boxes gets none, and the others still', async () => {
  const person = await makeUser()
  const muted = ['boxes_out_for_delivery', 'boxes_ready'] as const
  await call(changeMessageChoices, { body: { language: 'sg', muted: [...muted] } }, person)
  await walk(await paidBoxes(person))
  const subjects = (await mail.mailsTo(person.email, 4)).map(({ subject = '' }) => subject)
  assert.equal(subjects.filter((subject) => /boxes of order.*(handed over|arrived)/.test(subject)).length, 2)
  assert.equal(subjects.filter((subject) => /out for delivery|ready/.test(subject)).length, 0)
})

test('the upgrade keeps what people do not want to read, for boxes too', () =>
  withDatabaseBefore('0047', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const [some, none] = [randomUUID(), randomUUID()]
    await client.query('insert into message_choices (user_id, muted) values ($1, $2), ($3, $4)', [
      some,
      ['delivery_failed', 'departed', 'delivered'],
      none,
      ['departed'],
    ])
    await upgrade()
    const { rows } = await client.query('select user_id, muted from message_choices')
    assert.deepEqual(
      new Map(rows.map(({ user_id, muted }) => [user_id, muted])),
      new Map([
        [some, ['delivery_failed', 'departed', 'delivered', 'boxes_delivery_failed', 'boxes_delivered']],
        [none, ['departed']],
      ]),
    )
  }))

test('nor does the upgrade write to anybody about boxes that are late or lost against their wish', () =>
  withDatabaseBefore('0049', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const muted = ['delayed', 'departed', 'lost']
    await client.query('insert into message_choices (user_id, muted) values ($1, $2)', [randomUUID(), muted])
    await upgrade()
    const { rows } = await client.query('select muted from message_choices')
    assert.deepEqual(rows, [{ muted: [...muted, 'boxes_delayed', 'boxes_lost'] }])
  }))
