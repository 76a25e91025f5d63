import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignParcel, assignParcels } from '#contract/office/office-parcels.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)
const courier = await makeUser('courier')

test('no courier is sent to a sender who brings the parcel to a counter; the counter may have it, and so may a courier later', async () => {
  const { id, number } = await paid(await makeUser())
  await db
    .updateTable('shipment_parties')
    .set({ service_type: 'drop_off' })
    .where('order_id', '=', id)
    .where('party', '=', 'sender')
    .execute()
  const agent = await makeUser('agent')
  const give = (holder_id: string | null, was: string | null) =>
    call(assignParcel, { params: { number }, body: { holder_id, was } }, admin)
  assert.equal((await give(courier.id, null)).code_message, 'brought_by_sender')
  const many = { holder_id: courier.id, parcels: [{ number, was: null }] }
  const { refused } = (await call(assignParcels, { body: many }, admin)).data
  assert.deepEqual(refused, [{ tracking_number: number, why: 'brought_by_sender' }])
  assert.equal((await give(agent.id, null)).code, 200)
  assert.equal((await give(null, agent.id)).code, 200)
  assert.equal((await scanned(agent, number, 'dropped_off')).code_message, 'success')
  assert.equal((await give(courier.id, agent.id)).code, 200)
})
