import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listOwnEvents } from '#contract/courier/evidence.ts'
import { readWaiting } from '#contract/office/figures.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { answerReport, listReceiverAnswers, reopenReport } from '#contract/parcels/report-replies.ts'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { readCarried } from '#contract/courier/scans.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { forgetContactsJob } from './nobody-came.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, isFetchedToday, scanned, brought, admin } = await makeParcels(server)
const courier = await makeUser('courier')

let caller = 0
const say = (number: string, words = '', address = `198.51.100.${(caller += 1)}`) =>
  call(sayNobodyCame, { params: { number }, body: { words } }, { area: 'public', address })
const mayAnswer = async (number: string) =>
  (await call(trackParcel, { params: { number } }, { area: 'public' })).data.parcel.may_answer

test('the receiver says once for each failed attempt that nobody came; office, courier and owner see it', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal(await mayAnswer(number), false)
  assert.equal((await say(number)).code_message, 'nothing_to_answer')
  await isFetchedToday(id)
  await scanned(courier, number, 'pickup_failed')
  assert.equal(await mayAnswer(number), true)
  const answers = await Promise.all([say(number, 'Saya di rumah'), say(number), say(number)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409, 409])
  assert.equal(await mayAnswer(number), false)

  const { data } = await call(listReceiverAnswers, { query: {} }, admin)
  assert.deepEqual(
    data.answer_data.map(({ tracking_number, attempt, attempt_by }) => [
      tracking_number,
      attempt,
      attempt_by,
    ]),
    [[number, 'pickup_failed', 'Test courier']],
  )
  const carried = await call(readCarried, { params: { number } }, admin)
  assert.equal(carried.data.parcel.answer?.words, data.answer_data[0]?.words)
  const own = await call(listOwnEvents, { params: { id } }, person)
  assert.equal(own.data.event_data[0]?.code, 'nobody_came')
  const events = await db
    .selectFrom('events')
    .select(['data', 'actor_id'])
    .where('name', '=', 'nobody_came')
    .where('order_id', '=', id)
    .execute()
  assert.deepEqual(events, [{ data: {}, actor_id: null }])

  await scanned(courier, number, 'pickup_failed')
  assert.equal((await say(number, 'Lagi')).code, 200)
})

test('office and courier read who said it: by a private link, as whoever ordered, or with the number alone', async () => {
  const [owner, stranger] = await Promise.all([makeUser(), makeUser()])
  const saidBy = async (given: { key?: 'sender_key' | 'receiver_key'; guess?: string; token?: string }) => {
    const { id, number } = await paid(owner)
    await isFetchedToday(id)
    await scanned(courier, number, 'pickup_failed')
    const { data } = await call(readVisitKeys, { params: { id } }, owner)
    const visit_key = given.key ? data[given.key] : (given.guess ?? null)
    const address = `198.51.100.${(caller += 1)}`
    const body = { words: '', visit_key }
    const who = given.token
      ? { token: given.token, area: 'user' as const, address }
      : { area: 'public' as const, address }
    assert.equal((await call(sayNobodyCame, { params: { number }, body }, who)).code, 200)
    const { answer_data } = (await call(listReceiverAnswers, { query: { limit: '1' } }, admin)).data
    const { parcel } = (await call(readCarried, { params: { number } }, admin)).data
    assert.equal(parcel.answer?.said_by, answer_data[0]?.said_by)
    return answer_data[0]?.said_by
  }
  assert.equal(await saidBy({}), 'anybody')
  assert.equal(await saidBy({ key: 'receiver_key' }), 'receiver')
  assert.equal(await saidBy({ key: 'sender_key' }), 'sender')
  assert.equal(await saidBy({ guess: 'A'.repeat(22) }), 'anybody')
  assert.equal(await saidBy({ token: owner.token }), 'owner')
  assert.equal(await saidBy({ token: stranger.token }), 'anybody')
})

test('whoever says so can be reached by the office for some weeks, and by nobody else', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await isFetchedToday(id)
  const sayWith = (contact: string | null) =>
    call(
      sayNobodyCame,
      { params: { number }, body: { words: '', contact } },
      { area: 'public', address: `198.51.100.${(caller += 1)}` },
    )
  await scanned(courier, number, 'pickup_failed')
  for (const wrong of ['ring me', 'a@', '12345678', '+99 1234 5678'])
    assert.deepEqual(
      (await sayWith(wrong)).errors?.map(({ path, message }) => [path, message]),
      [['contact', 'error.contact_invalid']],
      wrong,
    )
  const contacts = [
    ['0813-3456-7890', '+6281334567890'],
    ['012 345 6789', '+60123456789'],
    ['+62 813 3456 7890', '+6281334567890'],
    ['Ibu@Example.com ', 'ibu@example.com'],
    [null, null],
    ['', null],
  ] as const
  for (const [typed, understood] of contacts) {
    assert.equal((await sayWith(typed)).data.contact, understood)
    const { data } = await call(listReceiverAnswers, { query: { limit: '1' } }, admin)
    assert.equal(data.answer_data[0]?.contact, understood)
    await scanned(courier, number, 'pickup_failed')
  }
  const carried = await call(readCarried, { params: { number } }, admin)
  const own = await call(listOwnEvents, { params: { id } }, person)
  assert.doesNotMatch(JSON.stringify([carried.data, own.data]), /81334567890|ibu@/)

  const job = forgetContactsJob({ db })
  const kept = async () => {
    const rows = await db
      .selectFrom('receiver_answers')
      .select('contact')
      .where('order_id', '=', id)
      .where('contact', 'is not', null)
      .execute()
    return rows.length
  }
  await job.work()
  assert.equal(await kept(), 4)
  await sql`update receiver_answers set at = at - interval '91 days' where order_id = ${id}::uuid`.execute(db)
  await job.work()
  assert.equal(await kept(), 0)
})

test('the office answers a report once, it waits no more, and may be opened again', async () => {
  const { id, number } = await paid(await makeUser())
  await isFetchedToday(id)
  await scanned(courier, number, 'pickup_failed')
  const waiting = async () => {
    const { data } = await call(readWaiting, {}, admin)
    return data.reports
  }
  const inList = async (state: 'waiting' | 'answered') => {
    const { data } = await call(listReceiverAnswers, { query: { state, limit: '50' } }, admin)
    return data.answer_data.filter(({ tracking_number }) => tracking_number === number)
  }
  const before = await waiting()
  await say(number, 'Saya di rumah')
  assert.equal(await waiting(), before + 1)
  const [report] = await inList('waiting')
  const params = { id: report?.id ?? '' }
  const answer = (words: string) => call(answerReport, { params, body: { words } }, admin)
  assert.equal((await call(answerReport, { params, body: { words: '' } }, courier)).code, 403)
  const answers = await Promise.all([answer('Besok pagi'), answer('Besok pagi')])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['report_answered', 'success'])
  assert.equal(await waiting(), before)
  assert.deepEqual(await inList('waiting'), [])
  const [answered] = await inList('answered')
  assert.deepEqual([answered?.answer, answered?.answered_by], ['Besok pagi', 'Test admin'])

  const answered_at = answered?.answered_at ?? ''
  const reopen = (at: string) => call(reopenReport, { params, body: { answered_at: at } }, admin)
  const earlier = new Date(new Date(answered_at).getTime() - 1).toISOString()
  assert.equal((await reopen(earlier)).code_message, 'report_not_answered')
  assert.equal((await reopen(answered_at)).code, 200)
  assert.equal((await reopen(answered_at)).code_message, 'report_not_answered')
  assert.equal(await waiting(), before + 1)
  assert.deepEqual([(await inList('waiting')).length, await inList('answered')], [1, []])
  assert.equal((await answer('')).code, 200)
  assert.equal((await inList('answered'))[0]?.answer, null)
  const events = await db
    .selectFrom('events')
    .select(['name', 'data', 'actor_id'])
    .where('order_id', '=', id)
    .where('name', 'like', 'nobody_came_%')
    .orderBy('id')
    .execute()
  const [given, back] = ['nobody_came_answered', 'nobody_came_reopened'].map((name) => ({
    name,
    data: {},
    actor_id: admin.id,
  }))
  assert.deepEqual(events, [given, back, given])
  const missing = { params: { id: randomUUID() }, body: { words: '' } }
  assert.equal((await call(answerReport, missing, admin)).code, 404)
})

test('a parcel that is out for long may be answered, one that has just gone out not', async () => {
  const { id, number } = await paid(await makeUser())
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  assert.equal(await mayAnswer(number), false)
  await sql`alter table parcel_events disable trigger parcel_events_grow`.execute(db)
  await sql`update parcel_events set at = at - interval '11 hours' where order_id = ${id}::uuid`.execute(db)
  await sql`alter table parcel_events enable trigger parcel_events_grow`.execute(db)
  await sql`select refresh_public_parcels(array[${id}::uuid])`.execute(db)
  assert.equal(await mayAnswer(number), true)
  assert.equal((await say(number)).code, 200)
})

test('too many answers from one address are refused, and customers read no list', async () => {
  const { number } = await paid(await makeUser())
  for (let tries = 0; tries < 10; tries += 1) await say(number, '', '203.0.113.90')
  assert.equal((await say(number, '', '203.0.113.90')).code, 429)
  assert.equal((await call(listReceiverAnswers, { query: {} }, await makeUser())).code, 403)
})
