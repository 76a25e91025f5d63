import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { refundRest_s } from '#contract/money/refund-rest.ts'
import { listRefunds, payRefund, takeBackPayment } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { changeMessageChoices } from '#contract/messages/messages.ts'
import { readPush, turnPushOff, turnPushOn } from '#contract/messages/push.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { passOn, reachOutside, startOutside } from '../../testing/test-outside.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { pushConsumer, type Notification } from './consumer.ts'
import { pushJob } from './push-job.ts'
import { claimsOf, makeBrowser } from './test-browser.ts'

const server = await startTestServer()
const { app, call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { admin, paid, scanned } = await makeParcels(server)
const orders = await makeOrders(server)
const courier = await makeUser('courier')
// Its own work would take what these tests want to see.
await server.dispatch.stop()

type Person = Awaited<ReturnType<typeof makeUser>>

let waiting: Notification[] = []
const rests = new Map<string, number | undefined>()
const jobs = () => ({
  ...server.jobs,
  sendMany: async (_: unknown, name: string, payloads: object[], rest: { start_after_s?: number } = {}) => {
    assert.equal(name, 'push')
    const told = payloads.filter(isNotification)
    waiting.push(...told)
    for (const { kind } of told) rests.set(kind, rest.start_after_s)
  },
})

function isNotification(payload: object): payload is Notification {
  return 'endpoint_hash' in payload
}

/** What is due is told, twice over, as if every job came again. */
async function tell(...where: Parameters<typeof reachOutside>) {
  waiting = []
  await passOn(db, pushConsumer({ jobs }))
  const { keys, public_url } = app
  const visitKeyOf = () => ''
  const job = pushJob({ db, keys, public_url, visitKeyOf, call: reachOutside(...where) })
  for (const notification of [...waiting, ...waiting]) await job.work(notification)
  return waiting.length
}

async function turnOn(person: Person, endpoint: string) {
  const browser = makeBrowser(endpoint)
  await call(turnPushOn, { body: browser.keys }, person)
  return browser
}

async function isOn(person: Person) {
  return (await call(readPush, {}, person)).data.is_on
}

test('the owner reads on the device what the mail says, in their language, signed, once; nobody else does', async () => {
  const service = await startOutside((reply) => void reply.writeHead(201).end())
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  await db.updateTable('users').set({ language: 'my' }).where('id', '=', person.id).execute()
  const browser = await turnOn(person, service.push_url)
  const { public_key } = (await call(readPush, {}, person)).data
  assert.equal(await isOn(person), true)
  assert.equal(await isOn(stranger), false)
  const { id, payment_id, proof_id } = await orders.placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  await orders.placeWithProof(stranger)
  await tell()

  assert.equal(service.told.length, 3)
  const notices = service.told.map(({ body }) => browser.read(body))
  const paidFor = notices.find(({ title }) => title.startsWith('Telah dibayar'))
  assert.ok(paidFor, JSON.stringify(notices))
  assert.equal(paidFor.lang, 'ms-MY')
  assert.equal(paidFor.tag, id)
  assert.match(paidFor.path, /^\/voucher$/)
  const [head] = service.told.map(({ headers }) => headers)
  const claims = claimsOf(head ?? {}, public_key)
  assert.equal(claims?.aud, new URL(service.push_url).origin)
  assert.ok((claims?.exp ?? 0) * 1000 - Date.now() < 24 * 3_600_000)
  assert.equal(head?.['content-encoding'], 'aes128gcm')
})

test('that a refund was sent rests on its way to a device, and what is undone meanwhile is told on none', async () => {
  const service = await startOutside((reply) => void reply.writeHead(201).end())
  const person = await makeUser()
  const browser = await turnOn(person, service.push_url)
  const { number } = await paid(person)
  const { refund } = (await call(previewCancellation, { params: { number } }, admin)).data
  const cancelled = { reason: 'customer_asked', words: '', refund } as const
  await call(cancelByOffice, { params: { number }, body: cancelled }, admin)
  const bank = { country_id: 'MY', bank_name: 'Maybank', account_name: 'Nur Contoh' } as const
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: { ...bank, account_number: '514012345678' } }, person)
  const [due] = (await call(listRefunds, { query: { status: 'due', search: number } }, admin)).data
    .refund_data
  const params = { id: due?.id ?? '' }
  const body = { bank_reference: 'TRX 1', account_changed_at: due?.account_changed_at ?? '' }
  const { paid_at } = (await call(payRefund, { params, body }, admin)).data
  await call(takeBackPayment, { params, body: { reason: 'not_sent', paid_at } }, admin)
  await tell()
  assert.deepEqual([rests.get('refund_paid'), rests.get('order_ended')], [refundRest_s, undefined])
  const titles = service.told.map((said) => browser.read(said.body).title)
  assert.ok(titles.length > 0)
  assert.deepEqual(
    titles.filter((title) => title.includes('sudah kami kirim') || title.includes('masih akan')),
    [],
  )
})

test('a wish not to be told of a step holds on the device, too', async () => {
  const service = await startOutside((reply) => void reply.writeHead(201).end())
  const [wants, wantsNot] = await Promise.all([makeUser(), makeUser()])
  const parcels = [await paid(wants), await paid(wantsNot)]
  await tell()
  const browser = await turnOn(wants, `${service.push_url}/wants`)
  await turnOn(wantsNot, `${service.push_url}/wants-not`)
  await call(changeMessageChoices, { body: { language: 'sg', muted: [] } }, wants)
  await call(changeMessageChoices, { body: { language: 'sg', muted: ['handed_over'] } }, wantsNot)
  for (const { number } of parcels) await scanned(courier, number, 'picked_up')
  await tell()
  assert.equal(service.told.length, 1)
  const [notice] = service.told.map(({ body }) => browser.read(body))
  assert.match(notice?.title ?? '', /is in our hands$/)
})

test('who signs out, is switched off or gives the device to somebody else is told nothing there', async () => {
  const service = await startOutside((reply) => void reply.writeHead(201).end())
  const [leaves, switches, gives, takes] = await Promise.all([1, 2, 3, 4].map(() => makeUser()))
  assert.ok(leaves && switches && gives && takes)
  for (const [index, person] of [leaves, switches, gives].entries())
    await turnOn(person, `${service.push_url}/${index}`)
  await db.deleteFrom('sessions').where('user_id', '=', leaves.id).execute()
  await call(turnPushOff, {}, switches)
  await turnOn(takes, `${service.push_url}/2`)
  for (const person of [switches, gives]) assert.equal(await isOn(person), false)
  for (const person of [switches, gives]) await orders.place(person)
  assert.equal(await tell(), 0)
  assert.equal(await isOn(takes), true)
  // Another browser of the same sign-in takes the place of the one before.
  await turnOn(takes, `${service.push_url}/new`)
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from push_subscriptions p
    join sessions s on s.id = p.session_id where s.user_id = ${takes.id}::uuid`.execute(db)
  assert.equal(rows[0]?.rows, 1)
})

test('a browser that is gone is forgotten; a service in trouble is asked again', async () => {
  let status = 500
  const service = await startOutside((reply) => void reply.writeHead(status).end())
  const person = await makeUser()
  await turnOn(person, service.push_url)
  await orders.place(person)
  await assert.rejects(tell(), /answered 500/)
  assert.equal(await isOn(person), true)
  status = 410
  await orders.place(person)
  await tell()
  assert.equal(await isOn(person), false)
})

test('an address inside our own network is never called', async () => {
  const inside = await startOutside()
  const person = await makeUser()
  await turnOn(person, inside.push_url)
  await orders.place(person)
  await tell(
    () => '127.0.0.1',
    () => false,
  )
  assert.deepEqual(inside.told, [])
  assert.equal(await isOn(person), false)
})

test('what is no subscription is refused beside its field, and nothing is stored', async () => {
  const person = await makeUser()
  const { keys } = makeBrowser('https://fcm.googleapis.com/fcm/send/x')
  for (const [field, value] of [
    ['endpoint', 'http://fcm.googleapis.com/x'],
    ['endpoint', 'https://user:word@fcm.googleapis.com/x'],
    ['endpoint', 'https://hook.example/fcm.googleapis.com/'],
    ['endpoint', 'https://fcm.googleapis.com.hook.example/x'],
    ['endpoint', 'https://127.0.0.1/x'],
    ['endpoint', 'javascript:alert(1)'],
    ['p256dh', 'B'.repeat(87)],
    ['auth', 'short'],
  ] as const) {
    const refused = await call(turnPushOn, { body: { ...keys, [field]: value } }, person)
    assert.equal(refused.status, 400)
    assert.deepEqual(
      refused.errors.map(({ path }) => path),
      [field],
    )
  }
  assert.equal(await isOn(person), false)
  assert.equal((await call(readPush, {}, {})).status, 401)
})
