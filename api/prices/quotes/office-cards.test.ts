import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createQuote } from '#contract/prices/quotes.ts'
import { addRateCard, listRateCards, readRateCard } from '#contract/prices/rate-cards.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const admin = await makeUser('admin')

async function newest() {
  const { data } = await call(listRateCards, { query: { limit: '1' } }, admin)
  const [row] = data.card_data
  assert.ok(row)
  const { data: whole } = await call(readRateCard, { params: { id: row.id } }, admin)
  return whole.rate_card
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

test('a card for a day to come changes no price before that day, and every price from then on', async () => {
  const base = await newest()
  const dearer = structuredClone(base.card)
  dearer.international.document_fee += 1000
  const { data } = await call(
    addRateCard,
    { body: { card: dearer, valid_from: inAWeek(), base_version: base.version } },
    admin,
  )
  assert.deepEqual([data.rate_card.version, data.rate_card.state], [base.version + 1, 'to_come'])
  const before = await priceToday()
  const now = await call(
    addRateCard,
    { body: { card: dearer, valid_from: null, base_version: base.version + 1 } },
    admin,
  )
  assert.equal(now.data.rate_card.state, 'in_force')
  assert.equal((await priceToday()) - before, 10)
  const recorded = await db
    .selectFrom('events')
    .select('actor_id')
    .where('name', '=', 'rate_card_added')
    .execute()
  assert.deepEqual(
    recorded.map(({ actor_id }) => actor_id),
    [admin.id, admin.id],
  )
})

test('the list goes on behind the last card of the part before', async () => {
  const { data } = await call(listRateCards, { query: { limit: '1' } }, admin)
  const [first] = data.card_data
  assert.ok(first && data.next_cursor)
  const { data: rest } = await call(listRateCards, { query: { cursor: data.next_cursor } }, admin)
  assert.deepEqual(
    rest.card_data.map(({ version }) => version),
    Array.from({ length: first.version - 1 }, (_, index) => first.version - 1 - index),
  )
})

async function priceToday() {
  const place = await db
    .selectFrom('regions')
    .select(['code', 'country'])
    .where('is_active', '=', true)
    .orderBy('code')
    .execute()
  const of = (country: string) => place.find((row) => row.country === country)?.code ?? ''
  const { data } = await call(createQuote, {
    body: {
      origin_country: 'MY',
      origin_region: of('MY'),
      destination_country: 'ID',
      destination_region: of('ID'),
      weight_kg: 5,
      length: 10,
      width: 10,
      height: 10,
    },
  })
  return data.air.total
}

test('two admins at once: one card is added, the other is asked to look again', async () => {
  const [base, other] = [await newest(), await makeUser('admin')]
  const body = { card: base.card, valid_from: inAWeek(), base_version: base.version }
  const answers = await Promise.all([call(addRateCard, { body }, admin), call(addRateCard, { body }, other)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['rate_card_newer', 'success'])
  assert.equal((await newest()).version, base.version + 1)
})

test('a card that lacks a pair, has a negative price or starts in the past is not stored', async () => {
  const base = await newest()
  const send = (change: (card: typeof base.card) => void, valid_from = inAWeek()) => {
    const card = structuredClone(base.card)
    change(card)
    return call(addRateCard, { body: { card, valid_from, base_version: base.version } }, admin)
  }
  const lacking = await send((card) => void Reflect.deleteProperty(card.domestic_MY.air.pairs, 'MYP-MYS'))
  assert.equal(lacking.errors[0]?.message, 'error.rate_card_incomplete')
  const negative = await send((card) => (card.surcharges.pickup.price = -1))
  assert.equal(negative.errors[0]?.path, 'card.surcharges.pickup.price')
  const late = await send(() => undefined, new Date(Date.now() - 60_000).toISOString())
  assert.deepEqual(late.errors, [{ path: 'valid_from', message: 'error.day_past' }])
  assert.equal((await newest()).version, base.version)
})

test('a card that is there is never changed, not even by the database', async () => {
  await assert.rejects(() => sql`update rate_cards set valid_from = now()`.execute(db), /only ever added/)
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(listRateCards, {}, { ...(await makeUser(role)), area: 'staff' })).code, 403)
})
