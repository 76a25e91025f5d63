import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { sayNobodyCame, showReport } from '#contract/parcels/receiver-answers.ts'
import { answerReport, listReceiverAnswers, reopenReport } from '#contract/parcels/report-replies.ts'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, isFetchedToday, scanned, admin } = await makeParcels(server)
const [owner, stranger, courier] = await Promise.all([makeUser(), makeUser(), makeUser('courier')])

interface Reader {
  key?: string
  token?: string
}

let caller = 0
const as = ({ token }: Reader) => {
  const address = `198.51.100.${(caller += 1)}`
  return token ? { token, area: 'user' as const, address } : { area: 'public' as const, address }
}

async function missedParcel() {
  const parcel = await paid(owner)
  await isFetchedToday(parcel.id)
  await scanned(courier, parcel.number, 'pickup_failed')
  const links = await call(readVisitKeys, { params: { id: parcel.id } }, owner)
  const door = await call(readDoorCode, { params: { id: parcel.id } }, owner)
  return { ...parcel, ...links.data, door_key: door.data.receiver_key }
}

async function report(number: string, reader: Reader) {
  const body = { words: '', visit_key: reader.key ?? null }
  assert.equal((await call(sayNobodyCame, { params: { number }, body }, as(reader))).code, 200)
  const { data } = await call(listReceiverAnswers, { query: { limit: '1' } }, admin)
  return { id: data.answer_data[0]?.id ?? '' }
}

async function reads(number: string, reader: Reader) {
  const body = { visit_key: reader.key ?? null }
  const { data } = await call(showReport, { params: { number }, body }, as(reader))
  return data.report && [data.report.answered_at !== null, data.report.answer]
}

const words = 'Kurir datang lagi besok pagi.'

test('whoever reported by a link reads the answer there; with the number alone one reads that there is one', async () => {
  const { number, receiver_key, sender_key, door_key } = await missedParcel()
  assert.equal(await reads(number, {}), null)
  const params = await report(number, { key: receiver_key })
  assert.deepEqual(await reads(number, { key: receiver_key }), [false, null])
  const given = await call(answerReport, { params, body: { words } }, admin)
  assert.deepEqual(await reads(number, { key: receiver_key }), [true, words])
  assert.deepEqual(await reads(number, { key: door_key }), [true, words])
  const others = [{}, { key: 'A'.repeat(22) }, { key: sender_key ?? '' }, stranger, owner]
  for (const other of others) assert.deepEqual(await reads(number, other), [true, null])

  const { answered_at } = given.data
  assert.equal((await call(reopenReport, { params, body: { answered_at } }, admin)).code, 200)
  assert.deepEqual(await reads(number, { key: receiver_key }), [false, null])
})

test('whoever ordered reads the answer to a report from the account or from the sender’s link', async () => {
  for (const as_sender of [true, false]) {
    const { number, receiver_key, sender_key } = await missedParcel()
    const params = await report(number, as_sender ? { key: sender_key ?? '' } : owner)
    await call(answerReport, { params, body: { words } }, admin)
    assert.deepEqual(await reads(number, owner), [true, words])
    assert.deepEqual(await reads(number, stranger), [true, null])
    assert.deepEqual(await reads(number, { key: receiver_key }), [true, null])
  }
})

test('an answer is read by its reporter after the parcel has moved on, and by nobody else', async () => {
  const { number, receiver_key } = await missedParcel()
  const params = await report(number, { key: receiver_key })
  await call(answerReport, { params, body: { words } }, admin)
  await scanned(courier, number, 'picked_up')
  assert.deepEqual(await reads(number, { key: receiver_key }), [true, words])
  assert.equal(await reads(number, {}), null)
})

test('what was written for the office alone, before answers were told, is told to nobody', async () => {
  const { number, receiver_key } = await missedParcel()
  const { id } = await report(number, { key: receiver_key })
  // As the version before does.
  const before = { answered_at: new Date(), answer: 'For the office only' }
  await db.updateTable('receiver_answers').set(before).where('id', '=', id).execute()
  assert.deepEqual(await reads(number, { key: receiver_key }), [true, null])
})

test('a report on a number that does not exist is not found, and guesses of numbers are limited', async () => {
  const ask = (number: string) =>
    call(
      showReport,
      { params: { number }, body: { visit_key: null } },
      { area: 'public', address: '203.0.113.91' },
    )
  assert.equal((await ask('SB0000000000001')).code, 404)
  const { number } = await missedParcel()
  assert.equal((await ask(number)).code, 200)
})
