import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createQuote } from '#contract/prices/quotes.ts'
import { addRateCard, listRateCards, readRateCard } from '#contract/prices/rate-cards.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fileOf, makeBulk, rowOf } from './test-bulk.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { shop, check, order, orderOf } = await makeBulk(server)
await useDearestCard()

/** Every kilogram at the highest price that a card may have, and a volumetric weight above the actual one. */
async function useDearestCard() {
  const admin = await makeUser('admin')
  const { data } = await call(listRateCards, { query: { limit: '1' } }, admin)
  const { data: newest } = await call(readRateCard, { params: { id: data.card_data[0]?.id ?? '' } }, admin)
  const { card, version } = newest.rate_card
  const dear = structuredClone(card)
  dear.international['MY-ID'].air.tiers = [[null, 1_000_000]]
  dear.weight.air.divisor = 1
  const answer = await call(
    addRateCard,
    { body: { card: dear, valid_from: null, base_version: version } },
    admin,
  )
  assert.equal(answer.code, 200)
}

const wholeCube = { length: 300, width: 300, height: 300 }

test('a quote of more than a parcel may cost is refused beside its weight', async () => {
  const journey = {
    origin_country: 'MY',
    origin_region: 'MY-10',
    destination_country: 'ID',
    destination_region: '32',
  } as const
  const { code, errors } = await call(createQuote, { body: { ...journey, weight_kg: 1000, ...wholeCube } })
  assert.deepEqual([code, errors], [400, [{ path: 'weight_kg', message: 'error.price_beyond_limit' }]])
})

test('an order is refused as the quote is', async () => {
  const person = await shop()
  const body = await orderOf(person)
  const { code, errors } = await call(
    orderShipment,
    { body: { ...body, package: { ...body.package, ...wholeCube, weight: 1000 } } },
    person,
  )
  assert.deepEqual([code, errors], [400, [{ path: 'package.weight', message: 'error.price_beyond_limit' }]])
})

test('a list goes up to the largest payment; the rows above it are refused by their number', async () => {
  const person = await shop()
  const rows = Array.from({ length: 12 }, (_, index) =>
    rowOf(`D-${index}`, { weight: '1', length: '9', width: '5', height: '2' }),
  )
  const { data } = await check(person, fileOf(rows))
  assert.deepEqual([data.parcels, data.wrong_rows], [11, 1])
  assert.deepEqual(
    data.errors.map(({ row, column, message }) => [row, column, message]),
    [[13, 'weight', 'error.price_beyond_limit']],
  )
  const ordered = await order(person, fileOf(rows), data.total)
  assert.equal(ordered.data.parcels, 11)
})
