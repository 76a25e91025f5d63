import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMasterData } from '#contract/site/master-data.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'

const server = await startTestServer()
const other = await server.startAnother()

test('what is edited on one process is served by another a moment later', async () => {
  const customer = await server.makeUser()
  const priceAt = async ({ call }: Pick<typeof server, 'call'>) =>
    (await call(readMasterData, {}, customer)).data.box[0]?.price
  const before = await priceAt(other)
  assert.ok(before)
  await server.db
    .updateTable('boxes')
    .set((row) => ({ price_sen: row('price_sen', '+', 100) }))
    .execute()
  await until(async () => (await priceAt(other)) !== before)
  assert.equal(await priceAt(other), before + 1)
})
