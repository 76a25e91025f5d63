import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { sendProof } from '#contract/orders/transactions.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { listRegions } from '#contract/places/geography.ts'
import { makeHooks } from '../messages/web-hooks/test-hooks.ts'
import { makeOrders, makePicture } from '../orders/purchases/test-orders.ts'
import { startCollector } from '../testing/test-collector.ts'
import { startOutside } from '../testing/test-outside.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'
import { readConfig } from './config.ts'
import { readMetrics } from './metrics-page.ts'
import { registry } from './metrics.ts'
import { startTelemetry } from './telemetry.ts'

const proxy = '203.0.113.8'
const customer = '198.51.100.44'
const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent_id = '00f067aa0ba902b7'
const traceparent = `00-${trace_id}-${parent_id}-01`

const collector = await startCollector()
after(collector.stop)
const { telemetry: settings } = readConfig({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
  OTEL_BSP_SCHEDULE_DELAY: '100',
})
assert.ok(settings)
const warnings: string[] = []
const telemetry = startTelemetry(settings, {
  warn: (...said: unknown[]) => void warnings.push(JSON.stringify(said)),
})
after(telemetry.stop)
const server = await startTestServer({ TRUST_PROXY: proxy })
const { call, makeUser, db } = server
const { orderOf } = await makeOrders(server)

const throughProxy = { address: proxy, headers: { traceparent, 'x-forwarded-for': customer } }
const regions = { params: { parent: 'MY' } } as const
const seen = (name: string) => collector.spans().find((span) => span.name === name)

test('an order is one trace: the call that its proxy began, its statements, its letter, and nothing of whoever ordered', async () => {
  const person = await makeUser()
  const key = 'a-key-of-this-customer'
  const headers = { ...throughProxy.headers, tracestate: 'kopi-tarik=1', referer: 'https://example.com/kopi' }
  const { status, data } = await call(
    purchaseBoxes,
    { body: orderOf() },
    { token: person.token, key, address: proxy, headers },
  )
  assert.equal(status, 200)
  const route = 'POST /api/user/v1/transaction/purchase'
  await until(() => seen(route) !== undefined)
  const root = seen(route)
  assert.ok(root)
  assert.partialDeepStrictEqual(root, {
    name: route,
    parent_id,
    kind: 2,
    facts: { 'http.route': '/api/user/v1/transaction/purchase', 'http.response.status_code': 200 },
    has_failed: false,
    resource: { 'service.name': 'seberang' },
  })

  // A letter follows: it was passed on amid whatever else happened, and belongs to the call that caused it.
  const own = () => collector.spans().filter((span) => span.trace_id === trace_id)
  await until(() => own().some(({ name }) => name.startsWith('letter ')))
  const letter = own().find(({ name }) => name.startsWith('letter '))
  await until(() => own().some(({ id }) => id === letter?.parent_id))
  const job = own().find(({ id }) => id === letter?.parent_id)
  assert.partialDeepStrictEqual(job, { name: 'job letter', kind: 5, parent_id: root.id })
  const jobs = () => own().filter(({ kind }) => kind === 5)
  const begun = () => new Set([root, ...jobs()].map(({ id }) => id))
  const strays = () => own().filter(({ id, parent_id }) => !begun().has(id) && !begun().has(parent_id))
  // A job arrives after its parts: only then nothing is without a parent.
  await until(() => strays().length === 0)
  assert.ok(jobs().every((one) => one.parent_id === root.id))
  const names = own()
    .filter((part) => part.parent_id === root.id)
    .map(({ name }) => name)
  for (const words of [/^begin$/m, /insert orders/, /insert payments/, /^commit$/m])
    assert.match(names.join('\n'), words)
  assert.ok(names.every((name) => !name.includes('set_config')))

  // What waits for its hour is a trace of its own, with a link to the call.
  await sql`update jobs.job set start_after = now() where name = 'payment_due'`.execute(db)
  await until(() => seen('job payment_due') !== undefined)
  const due = seen('job payment_due')
  assert.notEqual(due?.trace_id, trace_id)
  assert.deepEqual([due?.parent_id, due?.links], ['', [{ trace_id, id: root.id }]])

  const sent = await call(
    sendProof,
    { params: { id: data.TransactionID } },
    { token: person.token, picture: await makePicture() },
  )
  assert.equal(sent.status, 200)
  await until(() => seen('storage put') !== undefined)
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', data.TransactionID)
    .executeTakeFirstOrThrow()
  const secrets = [
    person.id,
    person.email,
    person.token,
    key,
    customer,
    proxy,
    data.TransactionID,
    payment.id,
    String(payment.proof_id),
    'Siti',
    '0123456789',
    'siti@',
    'Jalan Contoh',
    'Test customer',
    'kopi',
  ]
  const text = collector.received.map(({ bytes }) => bytes.toString('latin1')).join('\n')
  assert.deepEqual(
    secrets.filter((secret) => text.includes(secret)),
    [],
  )
  assert.ok(collector.received.every(({ headers }) => headers.authorization === 'Bearer of the collector'))
})

test('a stranger chooses no trace, a proxy does; health checks leave none, and a log line names its trace', async () => {
  const chosen = 'a'.repeat(32)
  const headers = { traceparent: `00-${chosen}-${parent_id}-01` }
  await call(listRegions, regions, { headers })
  await call(listRegions, regions, { address: proxy, headers: { ...headers, 'x-forwarded-for': customer } })
  await server.http.inject('/livez')
  await server.http.inject('/nowhere?kopi-tarik')
  const of = (name: string) => collector.spans().filter((span) => span.name === name)
  await until(() => of('GET /api/v1/region/:parent').length === 2 && of('GET').length > 0)
  assert.equal(of('GET /api/v1/region/:parent').filter((span) => span.trace_id === chosen).length, 1)
  assert.deepEqual(of('GET')[0]?.facts, { 'http.request.method': 'GET', 'http.response.status_code': 404 })
  assert.deepEqual(of('GET /livez'), [])
  const said = server.logged.filter((line) => line.includes(`"trace_id":"${chosen}"`))
  assert.deepEqual(
    said.map((line) => JSON.parse(line).msg),
    ['answered'],
  )
})

test('a web hook is part of the trace of its cause, and its receiver hears nothing of it', async () => {
  const { hookOf, pass, deliver } = await makeHooks(server)
  const person = await makeUser()
  const shop = await startOutside()
  await hookOf(person, shop.url)
  const cause = 'c'.repeat(32)
  const headers = { ...throughProxy.headers, traceparent: `00-${cause}-${parent_id}-01` }
  const route = 'POST /api/user/v1/transaction/purchase'
  const ordered = await call(
    purchaseBoxes,
    { body: orderOf() },
    { token: person.token, key: 'with-a-hook', address: proxy, headers },
  )
  assert.equal(ordered.status, 200)
  await pass()
  await deliver()
  await until(() => seen('web hook order.placed') !== undefined)
  const placed = () => collector.spans().find((span) => span.trace_id === cause && span.name === route)
  await until(() => placed() !== undefined)
  assert.partialDeepStrictEqual(seen('web hook order.placed'), {
    trace_id: cause,
    parent_id: placed()?.id,
    facts: { 'http.response.status_code': 200 },
  })
  assert.ok(shop.told.length > 0)
  for (const { headers } of shop.told) assert.equal(headers['traceparent'], undefined)
})

test('the metrics of the page are pushed under the same names with the same values; a collector that is away is said once', async () => {
  telemetry.pushMetrics((isEnding) => readMetrics(db, isEnding))
  collector.state.isClosed = true
  await call(listRegions, regions)
  await until(() => warnings.length > 0)
  assert.match(warnings.join(), /are dropped/)
  collector.state.isClosed = false
  await telemetry.stop()
  const page = await registry.getMetricsAsJSON()
  const pushed = collector.metrics()
  assert.deepEqual(
    new Set(pushed.map(({ name }) => name)),
    new Set(page.filter(({ values }) => values.length > 0).map(({ name }) => name)),
  )
  const sent = pushed.find(({ name }) => name === 'database_statements_total')
  assert.partialDeepStrictEqual(sent, { kind: 'sum', labels: {} })
  assert.ok(Number(sent?.value) > 10)
  // Others may have called it in this process before, and been answered otherwise.
  const isThese = (labels: Readonly<Record<string, unknown>>) =>
    labels['route'] === '/api/v1/region/:parent' && String(labels['status']) === '200'
  const calls = pushed.find(({ labels }) => isThese(labels))
  const timed = page.find(({ name }) => name === 'http_request_seconds')?.values ?? []
  const counted =
    timed.find(
      (value) =>
        'metricName' in value && value.metricName === 'http_request_seconds_count' && isThese(value.labels),
    )?.value ?? 0
  assert.ok(counted >= 3)
  assert.partialDeepStrictEqual(calls, {
    name: 'http_request_seconds',
    kind: 'histogram',
    labels: { method: 'GET' },
    value: counted,
  })
  assert.ok(calls && 'buckets' in calls)
  assert.equal(
    calls.buckets.reduce((sum, count) => sum + count, 0),
    counted,
  )
  assert.equal(calls.buckets.length, 10)
  assert.equal(warnings.length, 1)
})
