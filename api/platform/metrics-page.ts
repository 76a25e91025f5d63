import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Db } from './database.ts'
import { registry } from './metrics.ts'

// An import would load all that it exports, a client of HTTP and of web sockets among it: two megabytes that nobody calls.
const { createServer } = process.getBuiltinModule('node:http')

const databaseUp = new Gauge({
  name: 'database_up',
  help: '1 when the database answered this page',
  registers: [registry],
})

const jobsWaiting = new Gauge({
  name: 'jobs_waiting',
  help: 'Jobs that are due and that nobody has begun',
  labelNames: ['queue'],
  registers: [registry],
})

const jobsWaitSeconds = new Gauge({
  name: 'jobs_wait_seconds',
  help: 'How long the one that has waited longest has been due',
  labelNames: ['queue'],
  registers: [registry],
})

const jobsFailed = new Gauge({
  name: 'jobs_failed',
  help: 'Jobs that were given up and are still kept',
  labelNames: ['queue'],
  registers: [registry],
})

interface Queue {
  queue: string
  waiting: number
  wait_s: number
  failed: number
}

/** Queried for each request: what one process remembers says nothing about the others. */
async function measure(db: Db) {
  const { rows } = await sql<Queue>`
    select name as queue, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as wait_s,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job where state = 'failed' or state in ('created', 'retry') and start_after <= now()
    group by name`.execute(db)
  for (const gauge of [jobsWaiting, jobsWaitSeconds, jobsFailed]) gauge.reset()
  for (const { queue, waiting, wait_s, failed } of rows) {
    jobsWaiting.set({ queue }, waiting)
    jobsWaitSeconds.set({ queue }, wait_s)
    jobsFailed.set({ queue }, failed)
  }
}

async function look(db: Db) {
  await measure(db).then(
    () => databaseUp.set(1),
    () => databaseUp.set(0),
  )
}

async function textOf(db: Db) {
  await look(db)
  return registry.metrics()
}

/** What the page shows, for whoever sends it elsewhere. While the process ends its database is asked no more. */
export async function readMetrics(db: Db, isEnding: boolean) {
  if (!isEnding) await look(db)
  return registry.getMetricsAsJSON()
}

/** For Prometheus on the same machine only; never reachable through the public port. */
export function serveMetrics(port: number, db: Db) {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void textOf(db).then((text) =>
      response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    )
  })
  return new Promise<() => void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}
