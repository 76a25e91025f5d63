import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { scanParcel } from '#contract/courier/scans.ts'
import { correctParcel, readOrder } from '#contract/office/office-parcels.ts'
import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, brought, evidence, admin } = await makeParcels(server)
const courier = await makeUser('courier')

async function scene() {
  const person = await makeUser()
  const { id, number } = await paid(person, (order) => ({ ...order, wants_door_code: true }))
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  const door = async () => (await call(readDoorCode, { params: { id } }, { token: person.token })).data
  const deliver = async (door_code?: string) => {
    const body = {
      scan_id: randomUUIDv7(),
      code: 'delivered' as const,
      device_at: new Date().toISOString(),
      reason: '' as const,
      received_by: 'Ibu Contoh',
      evidence_id: await evidence(courier, number),
      ...(door_code === undefined ? {} : { door_code }),
    }
    return call(scanParcel, { params: { number }, body }, { token: courier.token })
  }
  const backToTheDoor = async () => {
    const last_seq = (await call(readOrder, { params: { number } }, admin)).data.parcel?.last_seq ?? 0
    const body = { step: 'out_for_delivery', reason: 'wrong_parcel', last_seq } as const
    return (await call(correctParcel, { params: { number }, body }, admin)).code
  }
  return { id, door, deliver, backToTheDoor }
}

test('a door that was opened by mistake asks for a new code on the way that follows', async () => {
  const { door, deliver, backToTheDoor } = await scene()
  const first = (await door()).code ?? ''
  assert.equal((await deliver(first)).code_message, 'success')
  assert.equal(await backToTheDoor(), 200)
  const second = await door()
  assert.equal(second.state, 'ready')
  assert.notEqual(second.code, first)
  assert.deepEqual((await deliver()).errors, [{ path: 'door_code', message: 'error.door_code_required' }])
  assert.equal((await deliver(first)).code_message, 'door_code_wrong')
  assert.equal((await deliver(second.code ?? '')).code_message, 'success')
})

test('opened by the last try and corrected, it waits for the office', async () => {
  const { id, door, deliver, backToTheDoor } = await scene()
  await db.updateTable('door_codes').set({ tries_left: 1 }).where('order_id', '=', id).execute()
  const code = (await door()).code ?? ''
  assert.equal((await deliver(code)).code_message, 'success')
  assert.equal(await backToTheDoor(), 200)
  assert.equal((await door()).state, 'locked')
  assert.equal((await deliver(code)).code_message, 'door_code_locked')
})
