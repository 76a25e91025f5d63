import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import { findOwnOrder } from '#contract/orders/own-order.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { paid, scanned } = await makeParcels(server)

function look(on: Pick<typeof server, 'http'>, number: string, from: string, tag?: string) {
  const url = pathIn('public', trackParcel.path).replace(':number', number)
  const headers = tag === undefined ? {} : { 'if-none-match': tag }
  return on.http.inject({ url, headers, remoteAddress: from })
}

const guessed = () => newTrackingNumber(randomBytes(trackingNumber_bytes))

test('guesses are counted over all processes, and a tag sent along hides none of them', async () => {
  const other = await server.startAnother()
  const { number } = await paid(await makeUser())
  const from = '198.51.100.21'
  const { headers } = await look(server, number, from)
  const tag = String(headers['etag'])
  for (let tries = 0; tries < 60; tries += 1)
    assert.equal((await look(tries % 2 === 0 ? server : other, guessed(), from, tag)).statusCode, 404)
  for (const on of [server, other])
    assert.equal((await look(on, guessed(), from, tag)).json().code_message, 'proof_of_work_required')
  assert.equal((await look(other, number, from)).statusCode, 200)
  assert.equal((await look(server, guessed(), '198.51.100.22')).statusCode, 404)
})

test('a tag tells of its own parcel only, and of no person', async () => {
  const person = await makeUser()
  const [one, two] = [await paid(person), await paid(person)]
  const from = '198.51.100.23'
  const first = await look(server, one.number, from)
  const tag = String(first.headers['etag'])
  assert.equal((await look(server, one.number, from, tag)).statusCode, 304)
  assert.equal((await look(server, two.number, from, tag)).statusCode, 200)
  assert.equal(first.headers['cache-control'], 'private, no-cache')
  await scanned(await makeUser('courier'), one.number, 'picked_up')
  const moved = await look(server, one.number, from, tag)
  assert.equal(moved.statusCode, 200)
  assert.doesNotMatch(moved.body, /Contoh|Jalan|Merdeka|@|\+60|\+62|012345|0812345/)
  for (const hostile of ['*', '"', `W/"${'x'.repeat(5000)}"`, '"\u0000"', `${tag}, "x"`])
    assert.ok([200, 400].includes((await look(server, one.number, from, hostile)).statusCode), hostile)
})

test('whose a number is, only its owner is told', async () => {
  const owner = await makeUser()
  const { id, number } = await paid(owner)
  const asked = async (who: Awaited<ReturnType<typeof makeUser>>, what: string) =>
    (await call(findOwnOrder, { params: { number: what } }, who)).data.order
  assert.deepEqual(await asked(owner, number), { id, type: 'shipment' })
  for (const role of ['customer', 'courier', 'agent', 'admin'] as const)
    assert.equal(await asked(await makeUser(role), number), null)
  assert.equal(await asked(owner, guessed()), null)
  assert.equal((await call(findOwnOrder, { params: { number } })).code, 403)
})
