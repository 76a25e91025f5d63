import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findOwnOrder } from '#contract/orders/own-order.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { paid } = await makeParcels(server)

test('a tracking number leads its owner to the order, and nobody else', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const { id, number } = await paid(person)
  const orderFor = async (who: typeof person, text: string) =>
    (await call(findOwnOrder, { params: { number: text } }, who)).data.order
  assert.deepEqual(await orderFor(person, number.toLowerCase()), { id, type: 'shipment' })
  assert.equal(await orderFor(stranger, number), null)
  assert.equal(await orderFor(person, 'SB0000000000000'), null)
  assert.equal((await call(findOwnOrder, { params: { number } }, { token: '' })).code, 403)
})
