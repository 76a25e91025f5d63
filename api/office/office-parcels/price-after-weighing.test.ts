import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrder } from '#contract/office/office-parcels.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { makeWeighings } from '../../orders/differences/test-weighings.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { admin, agree, heavierParcel, newest, paid } = await makeWeighings(server)

async function shown(number: string) {
  return (await call(readOrder, { params: { number } }, admin)).data.weighing
}

test('the office reads what a weighing made of the price, and under which number it is paid', async () => {
  const { person, id, number } = await heavierParcel()
  const { new_total, difference, id: weighing_id } = await newest(person, id)
  const found = { new_total, difference, is_heavier: true }
  assert.deepEqual(await shown(number), { status: 'waiting', ...found, payable_number: null })
  const { TransactionID } = (await agree(person, weighing_id)).data
  const payable = (await call(readTransaction, { params: { id: TransactionID } }, person)).data.transaction
  const { tracking_number: payable_number } = payable
  assert.deepEqual(await shown(number), { status: 'agreed', ...found, payable_number })
})

test('of a parcel that nobody has weighed nothing is said', async () => {
  const { number } = await paid(await makeUser())
  assert.equal(await shown(number), null)
})
