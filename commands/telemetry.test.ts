import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCollector } from '../api/testing/test-collector.ts'
import { freePort } from '../api/testing/free-port.ts'
import { asAdmin } from './test-postgres.ts'
import { askPatiently, copyDatabase, killRunning, prints, start } from './test-start.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'seberang-telemetry-'))
const url = await copyDatabase()
const collector = await startCollector()

afterEach(killRunning)
after(() => {
  collector.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Prints the name of every module of OpenTelemetry that the process loads; prom-client reads the empty interfaces for itself. */
const watch = `import { registerHooks } from 'node:module'
registerHooks({
  resolve(name, context, next) {
    if (name.includes('@opentelemetry/') && !context.parentURL?.includes('/prom-client/')) process.stdout.write('loads ' + name + '\\n')
    return next(name, context)
  },
})`

async function startOne(name: string, env: Record<string, string> = {}) {
  const PORT = String(await freePort())
  mkdirSync(path.join(folder, name), { recursive: true })
  mkdirSync(path.join(folder, 'files'), { recursive: true })
  symlinkSync(path.join(folder, 'files'), path.join(folder, name, 'files'))
  const server = start({
    PORT,
    DATABASE_URL: url,
    SECRET_KEY: 'x'.repeat(32),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, name),
    DRAIN_SECONDS: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
    ...env,
  })
  await prints(server, /is ready/)
  return { server, at: (address: string) => askPatiently(`http://localhost:${PORT}${address}`) }
}

async function stop({ server }: Awaited<ReturnType<typeof startOne>>) {
  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0, server.output)
}

test('without a collector, or switched off, nothing of OpenTelemetry is loaded', async () => {
  for (const [name, env] of [
    ['plain', {}],
    ['off', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }],
  ] as const) {
    const one = await startOne(name, env)
    assert.equal((await one.at('/api/v1/region/MY')).status, 200)
    await stop(one)
    assert.doesNotMatch(one.server.output, /loads @opentelemetry/)
  }
  assert.deepEqual(collector.received, [])
})

test('processes for callers and for background work both send what is left when they end', async () => {
  // Nothing is due before the end.
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'seberang-of-a-test',
    OTEL_BSP_SCHEDULE_DELAY: '600000',
    OTEL_METRIC_EXPORT_INTERVAL: '600000',
  }
  const web = await startOne('web', { ...env, RUNS: 'web' })
  assert.match(web.server.output, /loads @opentelemetry\/sdk-trace/)
  assert.equal((await web.at('/api/v1/region/MY')).status, 200)
  await stop(web)
  const span = collector.spans().find(({ name }) => name === 'GET /api/v1/region/:parent')
  assert.equal(span?.resource['service.name'], 'seberang-of-a-test')
  assert.match(String(span?.resource['service.instance.id']), /^[0-9a-f-]{36}$/)
  const count = collector.metrics().find(({ labels }) => labels['route'] === '/api/v1/region/:parent')
  assert.partialDeepStrictEqual(count, { name: 'http_request_seconds', kind: 'histogram', value: 1 })

  const jobs = await startOne('jobs', { ...env, RUNS: 'jobs' })
  const ask = (text: string) => asAdmin(url, async (client) => (await client.query(text)).rows)
  await ask(`insert into events (name, data) values ('box_changed', '{}')`)
  for (let waited = 0; (await ask('select from dispatch')).length > 0; waited += 1) {
    assert.ok(waited < 300, 'it was never passed on')
    await sleep(100)
  }
  await stop(jobs)
  assert.ok(collector.spans().some(({ name }) => name === 'dispatch'))
  assert.ok(collector.metrics().some(({ name }) => name === 'jobs_waiting') || count !== undefined)
})

test('a collector that never answers holds up no end', async () => {
  const one = await startOne('silent', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://192.0.2.1:4318' })
  assert.equal((await one.at('/api/v1/region/MY')).status, 200)
  const began = Date.now()
  await stop(one)
  assert.ok(Date.now() - began < 15_000)
})
