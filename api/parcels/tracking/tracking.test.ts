import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { test } from 'node:test'
import { inGroups, newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { paid, place, scanned } = await makeParcels(server)
const track = (number: string, address?: string) =>
  call(trackParcel, { params: { number } }, { area: 'public', ...(address ? { address } : {}) })

test('a lookup is one statement, however the number is written', async () => {
  const { number } = await paid(await makeUser())
  await track(number)
  const written = inGroups(number).toLowerCase().replaceAll(' ', '-')
  assert.equal(await server.countStatements(() => track(written)), 1)
  assert.equal((await track(written)).data.parcel.tracking_number, number)
})

test('lookups at the same moment share a statement, and each gets its own answer', async () => {
  const person = await makeUser()
  const [one, other] = [await paid(person), await paid(person)]
  const { headers } = await track(one.number)
  const tag = String(headers['etag'])
  const known = (number: string, tag: string) =>
    call(trackParcel, { params: { number } }, { area: 'public', headers: { 'if-none-match': tag } })
  const missing = newTrackingNumber(randomBytes(trackingNumber_bytes))
  const answers = () =>
    Promise.all([known(one.number, tag), track(one.number), known(other.number, tag), track(missing)])
  assert.equal(await server.countStatements(() => track(missing)), 2)
  // One for all four, and one that counts the miss.
  assert.equal(await server.countStatements(answers), 2)
  const [unchanged, whole, different, missed] = await answers()
  assert.equal(unchanged.status, 304)
  assert.equal(whole.data.parcel.tracking_number, one.number)
  // What another parcel's reader knows is nothing to this one.
  assert.equal(different.data.parcel.tracking_number, other.number)
  assert.equal(missed.code, 404)
})

test('a wrong check character asks nobody; an unpaid order cannot be followed; guessing is slowed', async () => {
  assert.equal(await server.countStatements(() => track('SB0000000000001')), 0)
  const id = await place(await makeUser())
  const { tracking_number } = await server.db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal((await track(tracking_number)).code, 404)
  const guess = () => track(newTrackingNumber(randomBytes(trackingNumber_bytes)), '198.51.100.9')
  for (let tries = 0; tries < 60; tries += 1) assert.equal((await guess()).code, 404)
  assert.equal((await guess()).code_message, 'proof_of_work_required')
})

test('an open page is told within two seconds of a scan on another process, and asks the database nothing of its own', async () => {
  const courier = await makeUser('courier')
  const { number } = await paid(await makeUser())
  const other = await server.startAnother()
  const base = await other.http.listen({ port: 0, host: '127.0.0.1' })
  const told = Promise.withResolvers<string>()
  const pages = Array.from({ length: 20 }, () => request(`${base}/api/v1/tracking/${number}/live`))
  for (const page of pages) {
    page.on('response', (answer) =>
      answer.on('data', (part: Buffer) => part.includes('"in_transit"') && told.resolve(part.toString())),
    )
    page.on('error', () => undefined)
    page.end()
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  await scanned(courier, number, 'picked_up')
  const text = await told.promise
  assert.equal(JSON.parse(text.slice(text.lastIndexOf('data:') + 5)).parcel.macro, 'in_transit')
  assert.ok((await server.countStatements(() => new Promise((resolve) => setTimeout(resolve, 1100)))) <= 2)
  for (const page of pages) page.destroy()
})
