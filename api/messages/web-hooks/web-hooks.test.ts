import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { confirmCash } from '#contract/money/payments.ts'
import {
  createWebHook,
  enableWebHook,
  hookWaits_s,
  listDeliveries,
  listWebHooks,
  pingWebHook,
  removeWebHook,
  repeatDelivery,
} from '#contract/messages/web-hooks.ts'
import { isPublicAddress } from '../../platform/outside-address.ts'
import { startOutside } from '../../testing/test-outside.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'
import { makeShipments } from '../../orders/shipments/test-shipments.ts'
import { webHookConsumer } from './tell.ts'
import { forgetDeliveriesJob } from './forget-deliveries.ts'
import { isSigned, makeHooks } from './test-hooks.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place } = await makeShipments(server)
const { sent, jobs, deliver, hookOf, pass, logOf, later } = await makeHooks(server)
const admin = await makeUser('admin')

async function pay(order_id: string) {
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  await call(confirmCash, { params: { id } }, admin)
}

test('a paid order is told with its steps in order, signed, once, and to nobody else', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const [shop, other] = [await startOutside(), await startOutside()]
  const { web_hook, secret } = await hookOf(person, shop.url)
  await hookOf(stranger, other.url)
  const order_id = await place(person)
  await pay(order_id)
  const happened = await pass()
  assert.ok(sent.includes('web_hooks_deliver'))
  await db.transaction().execute((tx) => webHookConsumer({ jobs }).take(tx, happened))
  await Promise.all([deliver(), deliver()])

  const messages = shop.told.map(({ body }) => JSON.parse(body.toString('utf8')))
  assert.deepEqual(messages.map(({ event }) => event).toSorted(), [
    'order.placed',
    'parcel.moved',
    'parcel.moved',
    'parcel.moved',
    'payment.approved',
  ])
  const steps = messages.filter(({ parcel }) => parcel).map(({ parcel }) => [parcel.sequence, parcel.code])
  assert.deepEqual(steps.toSorted(), [
    [1, 'order_created'],
    [2, 'payment_confirmed'],
    [3, 'label_created'],
  ])
  assert.ok(messages.every(({ order }) => order.id === order_id))
  assert.ok(shop.told.every((one) => isSigned(one, secret)))
  assert.equal(isSigned({ headers: shop.told[0]?.headers ?? {}, body: Buffer.from('{}') }, secret), false)
  assert.doesNotMatch(JSON.stringify(messages), /Contoh|example\.com|123456789/)
  assert.deepEqual(other.told, [])
  const log = await logOf(person, web_hook.id)
  assert.deepEqual(
    new Set(log.map(({ status, last_status, last_answer }) => `${status} ${last_status} ${last_answer}`)),
    new Set(['delivered 200 ok']),
  )
  assert.equal((await call(listDeliveries, { params: { id: web_hook.id } }, stranger)).code, 404)
})

test('only what was asked for is told', async () => {
  const person = await makeUser()
  const shop = await startOutside()
  await hookOf(person, shop.url, ['order.cancelled'])
  await call(cancelTransaction, { params: { id: await place(person) } }, person)
  await pass()
  await deliver()
  assert.deepEqual(
    shop.told.map(({ headers }) => headers['seberang-event']),
    ['order.cancelled'],
  )
})

test('the secret is shown once and lies sealed; http, our own network and an eleventh address are refused', async () => {
  const person = await makeUser()
  const { web_hook, secret } = await hookOf(person, 'https://shop.example/hook')
  assert.match(secret, /^whsec_[\w-]{43}$/)
  const { rows } = await sql<{
    row: string
  }>`select to_jsonb(h)::text as row from web_hooks h where id = ${web_hook.id}::uuid`.execute(db)
  assert.equal(rows[0]?.row.includes(secret), false)
  assert.equal(JSON.stringify((await call(listWebHooks, {}, person)).data).includes('whsec'), false)
  for (const url of [
    'http://shop.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/',
    'https://a:b@shop.example/',
    'https://2130706433/',
    'ftp://shop.example',
    '',
  ]) {
    const { code, errors } = await call(createWebHook, { body: { url, events: ['order.placed'] } }, person)
    assert.deepEqual([url, code, errors[0]?.path], [url, 400, 'url'])
  }
  await sql`insert into web_hooks (user_id, url, events, sealed_secret) select ${person.id}::uuid, 'https://shop.example/', array['order.placed'], 'x' from generate_series(1, 8)`.execute(
    db,
  )
  const body = { url: 'https://shop.example/', events: ['order.placed' as const] }
  const answers = await Promise.all([1, 2].map(() => call(createWebHook, { body }, person)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['success', 'too_many_hooks'])
})

test('a name that later leads into our network is not called, and a redirect is not followed', async () => {
  const person = await makeUser()
  const inside = await startOutside()
  const outside = await startOutside(
    (reply) => void reply.writeHead(302, { location: inside.url }).end('away'),
  )
  const { web_hook } = await hookOf(person, inside.url, ['order.placed'])
  await place(person)
  await pass()
  await deliver(() => '127.0.0.1', isPublicAddress)
  assert.deepEqual(inside.told, [])
  const [rebound] = await logOf(person, web_hook.id)
  assert.deepEqual(
    [rebound?.status, rebound?.attempts, rebound?.last_status, rebound?.last_answer],
    ['waiting', 1, null, 'address_private'],
  )

  const away = await hookOf(person, outside.url, ['order.placed'])
  await call(removeWebHook, { params: { id: web_hook.id } }, person)
  await place(person)
  await pass()
  await deliver()
  const [redirected] = await logOf(person, away.web_hook.id)
  assert.deepEqual([redirected?.status, redirected?.last_status, inside.told.length], ['waiting', 302, 0])
})

test('what fails is tried again for a day, then given up; by hand it can be sent once more', async () => {
  const person = await makeUser()
  let isUp = false
  const shop = await startOutside((reply) => void reply.writeHead(isUp ? 200 : 500).end('x'.repeat(5000)))
  const { web_hook } = await hookOf(person, shop.url, ['order.placed'])
  await place(person)
  await pass()
  const waits: number[] = []
  for (let round = 0; round <= hookWaits_s.length; round += 1) {
    await later()
    await deliver()
    await deliver()
    const { rows } = await sql<{ wait: number | null }>`
      select round(extract(epoch from next_at - now()) / 10)::int * 10 as wait from web_hook_deliveries where hook_id = ${web_hook.id}::uuid`.execute(
      db,
    )
    if (rows[0]?.wait) waits.push(rows[0].wait)
  }
  assert.deepEqual(
    waits,
    hookWaits_s.map((wait) => Math.round(wait / 10) * 10),
  )
  assert.equal(shop.told.length, hookWaits_s.length + 1)
  const [given] = await logOf(person, web_hook.id)
  assert.deepEqual([given?.status, given?.last_status, given?.last_answer?.length], ['failed', 500, 500])

  isUp = true
  const params = { id: given?.id ?? '' }
  assert.equal((await call(repeatDelivery, { params }, await makeUser())).code, 404)
  const answers = await Promise.all([1, 2].map(() => call(repeatDelivery, { params }, person)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['delivery_waits', 'success'])
  await settled(given?.id ?? '')
  await later()
  await deliver()
  const ids = new Set(shop.told.map(({ body }) => JSON.parse(body.toString('utf8')).id))
  assert.deepEqual([(await logOf(person, web_hook.id))[0]?.status, ids.size], ['delivered', 1])
})

test('after days of silence an address is switched off with one mail, and on again by its owner', async () => {
  const person = await makeUser()
  const shop = await startOutside((reply) => void reply.writeHead(503).end())
  const { web_hook } = await hookOf(person, shop.url, ['order.placed'])
  await sql`update web_hooks set failing_since = now() - interval '4 days' where id = ${web_hook.id}::uuid`.execute(
    db,
  )
  await place(person)
  await place(person)
  await pass()
  sent.length = 0
  await deliver()
  assert.deepEqual(sent, ['prompt_letter'])
  const [shown] = (await call(listWebHooks, {}, person)).data.web_hook_data
  assert.ok(shown?.disabled_at)
  const before = shop.told.length
  await later()
  await deliver()
  assert.equal(shop.told.length, before)
  assert.equal((await call(pingWebHook, { params: { id: web_hook.id } }, person)).code, 404)
  assert.equal((await call(enableWebHook, { params: { id: web_hook.id } }, await makeUser())).code, 404)
  const on = await call(enableWebHook, { params: { id: web_hook.id } }, person)
  assert.equal(on.data.web_hook.disabled_at, null)
})

test('a slow address keeps no other waiting, and the log goes after a month', async () => {
  const [slow, quick] = await Promise.all([makeUser(), makeUser()])
  const never = await startOutside(() => undefined)
  const shop = await startOutside()
  await hookOf(slow, never.url, ['order.placed'])
  const { web_hook } = await hookOf(quick, shop.url, ['order.placed'])
  await place(slow)
  await place(quick)
  await pass()
  let isWaiting = true
  const delivering = deliver().then(() => (isWaiting = false))
  await until(() => shop.told.length > 0)
  assert.equal(isWaiting, true, 'the slow address was still waited for')
  assert.equal(shop.told.length, 1)
  await delivering
  await sql`update web_hook_deliveries set created_at = now() - interval '31 days' where hook_id = ${web_hook.id}::uuid`.execute(
    db,
  )
  await forgetDeliveriesJob({ db }).work()
  assert.deepEqual(await logOf(quick, web_hook.id), [])
})

/** The server's own job has tried it, and did not find the name. */
async function settled(id: string) {
  await until(async () => {
    const { attempts } = await db
      .selectFrom('web_hook_deliveries')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return attempts > 0
  })
  await sleep(300)
}
