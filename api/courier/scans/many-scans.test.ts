import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { scanParcel } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { fileOf, makeBulk, rowOf } from '../../orders/bulk/test-bulk.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { shop, place } = await makeBulk(server)
const [admin, agent, colleague] = [await makeUser('admin'), await makeUser('agent'), await makeUser('agent')]

async function paidParcels(count: number) {
  const rows = Array.from({ length: count }, (_, index) => rowOf(`ROW-${index}`))
  const order_id = await place(await shop(), fileOf(rows))
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  assert.equal((await call(confirmCash, { params: { id: payment.id } }, admin)).code, 200)
  const parcels = await db.selectFrom('parcels').select('tracking_number').execute()
  return parcels.map(({ tracking_number }) => tracking_number)
}

async function scan(who: { token: string }, number: string) {
  const body = {
    scan_id: randomUUIDv7(),
    code: 'dropped_off' as const,
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: '',
    evidence_id: '',
  }
  return (await call(scanParcel, { params: { number }, body }, { token: who.token })).code_message
}

test('200 parcels are taken in one after another: no limit stops the batch, and each refused one says why', async () => {
  const numbers = await paidParcels(200)
  assert.equal(numbers.length, 200)
  const elsewhere = numbers.slice(0, 3)
  for (const number of elsewhere) assert.equal(await scan(colleague, number), 'success')
  const answers = new Map<string, number>()
  for (const number of [...numbers, 'SB0000000000000']) {
    const word = await scan(agent, number)
    answers.set(word, (answers.get(word) ?? 0) + 1)
  }
  assert.deepEqual(Object.fromEntries(answers), { success: 197, step_not_legal: 3, not_found: 1 })
  const { taken } = await db
    .selectFrom('parcels')
    .select(({ fn }) => fn.countAll<string>().as('taken'))
    .where('step', '=', 'dropped_off')
    .where('holder_id', '=', agent.id)
    .executeTakeFirstOrThrow()
  assert.equal(Number(taken), 197)
})
