import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMyParcels } from '#contract/courier/scans.ts'
import { listParcels } from '#contract/office/office-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { paid, scanned, brought, admin } = await makeParcels(server)

test('the lists of office and courier say what goes first on the leg at hand', async () => {
  const [person, courier] = await Promise.all([makeUser(), makeUser('courier')])
  const { number } = await paid(person, (order) => ({
    ...order,
    receiver: { ...order.receiver, service_package: 'priority' },
  }))
  const listed = async () => {
    const { parcel_data } = (await call(listParcels, { query: { customer: person.id } }, admin)).data
    return parcel_data.map(({ is_priority }) => is_priority)
  }
  assert.deepEqual(await listed(), [false])
  await brought(courier, number)
  assert.deepEqual(await listed(), [true])
  await scanned(courier, number, 'out_for_delivery')
  const { parcel_data } = (await call(listMyParcels, {}, courier)).data
  assert.deepEqual(
    parcel_data.map(({ service }) => service?.is_priority),
    [true],
  )
})
