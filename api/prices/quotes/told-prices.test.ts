import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addRateCard, listRateCards, readRateCard } from '#contract/prices/rate-cards.ts'
import { readToldPrices } from '#contract/prices/told-prices.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, makeUser } = server

test('the prices that texts tell are those of the card in force', async () => {
  const admin = await makeUser('admin')
  const told = async () => (await call(readToldPrices, {}, { area: 'public' })).data.prices
  const { card_data } = (await call(listRateCards, { query: {} }, admin)).data
  const [newest] = card_data
  const { rate_card } = (await call(readRateCard, { params: { id: newest?.id ?? '' } }, admin)).data
  const { surcharges, liability, insurance } = rate_card.card
  assert.equal((await told()).storage_fee, surcharges.storage.per_day / 100)
  const card = {
    ...rate_card.card,
    surcharges: {
      ...surcharges,
      storage: { free_days: 3, per_day: 450 },
      return_to_sender: { percent_of_freight: 80 },
    },
    insurance: { ...insurance, domestic: { ...insurance.domestic, percent_of_value: 0.75 } },
    liability: { ...liability, most: 25_050 },
  }
  const body = { card, valid_from: null, base_version: newest?.version ?? 0 }
  assert.equal((await call(addRateCard, { body }, admin)).code, 200)
  const { storage_free_days, storage_fee, cover_most, return_percent, insurance_domestic_percent } =
    await told()
  assert.deepEqual([return_percent, insurance_domestic_percent], [80, 0.75])
  assert.deepEqual([storage_free_days, storage_fee, cover_most], [3, 4.5, 250.5])
})
