import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignParcel, correctParcel, readOrder } from '#contract/office/office-parcels.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, brought, admin } = await makeParcels(server)
const [courier, other] = await Promise.all([makeUser('courier'), makeUser('courier')])

test('what is corrected to the end of its way is in nobody’s hand, whoever took it since', async () => {
  const { id, number } = await paid(await makeUser())
  const params = { number }
  await brought(courier, number)
  for (const code of ['out_for_delivery', 'delivered'] as const) await scanned(courier, number, code)
  const correct = async (to: EventCode) => {
    const last_seq = (await call(readOrder, { params }, admin)).data.parcel?.last_seq ?? 0
    const body = { step: to, reason: 'wrong_parcel', last_seq } as const
    return (await call(correctParcel, { params, body }, admin)).code
  }
  assert.equal(await correct('out_for_delivery'), 200)
  const assignment = { holder_id: other.id, was: null }
  assert.equal((await call(assignParcel, { params, body: assignment }, admin)).code, 200)
  assert.equal(await correct('delivered'), 200)
  const { holder_id } = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(holder_id, null)
})
