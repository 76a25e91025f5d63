import { CompiledQuery } from 'kysely'
import { PgBoss, fromKysely } from 'pg-boss'
import { z } from 'zod'
import { sendAhead, type Db } from './database.ts'
import type { Log } from './log.ts'
import { currentTracer, traced } from './tracing.ts'

interface Options {
  start_after_s?: number
  /** Work that has waited for longer is dropped. */
  keep_s?: number
  /** Work of a higher one is done first. */
  priority?: number
}

export interface Jobs {
  /** Sends within the caller's transaction: without the commit there is no job, without the job no commit. */
  send: (db: Db, name: string, payload: object, options?: Options) => Promise<void>
  /** Any number of the same kind with one statement. */
  sendMany: (db: Db, name: string, payloads: object[], options?: Omit<Options, 'priority'>) => Promise<void>
  stop: () => Promise<void>
}

interface AnyJob {
  name: string
  /** The handlers know what their payload looks like: they sent it. The effect key is the same when a job comes twice. */
  work: (payload: never, effect_key: string) => Promise<void>
  /** A cron expression for work that recurs. */
  every?: string
  /** Fetched so many at a time, for work that comes in heaps; each is still done, and fails, for itself, behind those who call. */
  at_a_time?: number
}

// A connection that is never heard again is given up; otherwise its queue would wait for it as long as the kernel does.
const onTheLine = { connectionTimeoutMillis: 5000, query_timeout: 10_000, keepAlive: true }

// Half of what a job may take: a heap that goes slowly is given back before it counts as lost.
const patience_ms = 60_000

export interface Worker {
  log: Log
  /** Resolves when those who call have gone first. */
  calm: () => Promise<void>
  /** Whoever only sends hands work in; another process does it. */
  does: 'sends' | 'works'
}

export async function startJobs(url: string, jobs: AnyJob[], worker: Worker): Promise<Jobs> {
  const { does, log } = worker
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'jobs',
    application_name: 'seberang-jobs',
    ...(does === 'sends' ? { supervise: false, schedule: false } : {}),
    ...onTheLine,
  })
  boss.on('error', (error) =>
    log.error({ err: error }, 'Background jobs: PostgreSQL was not reached; they go on when it is back.'),
  )
  await boss.start()
  for (const job of jobs) {
    await makeQueue(boss, job)
    if (does === 'works') await work(boss, job, worker)
  }
  return handIn(boss)
}

function handIn(boss: PgBoss): Jobs {
  return {
    send: async (db, name, payload, { start_after_s, keep_s, priority } = {}) => {
      await boss.send(name, start_after_s === undefined ? withTrace(payload) : withCause(payload), {
        db: within(db),
        ...(start_after_s === undefined ? {} : { startAfter: start_after_s }),
        ...(keep_s === undefined ? {} : { retentionSeconds: keep_s }),
        ...(priority === undefined ? {} : { priority }),
      })
    },
    sendMany: async (db, name, payloads, { start_after_s, keep_s } = {}) => {
      if (payloads.length === 0) return
      await boss.insert(
        name,
        payloads.map((payload) => ({
          data: withTrace(payload),
          ...(start_after_s === undefined ? {} : { startAfter: start_after_s }),
          ...(keep_s === undefined ? {} : { retentionSeconds: keep_s }),
        })),
        { db: within(db) },
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/** pg-boss only needs the id it made itself, so the job travels with the statement after it. */
function within(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      if (/^\s*insert/i.test(text)) await sendAhead(db, { compile: () => CompiledQuery.raw(text, values) })
      else return fromKysely(db).executeSql(text, values)
      return { rows: [] }
    },
  }
}

async function makeQueue(boss: PgBoss, job: AnyJob) {
  await boss.createQueue(job.name, {
    // With the delays below more than three hours: a mail server may be away for that long.
    retryLimit: 24,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
  })
}

async function work(boss: PgBoss, job: AnyJob, worker: Worker) {
  const options = {
    pollingIntervalSeconds: 1,
    batchSize: job.at_a_time ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await boss.work<never, void, typeof options>(job.name, options, (fetched) => doEach(job, fetched, worker))
  if (job.every) await boss.schedule(job.name, job.every, {})
}

/** One after the other, so that a heap of work never takes more than one connection from those who call. */
async function doEach(job: AnyJob, fetched: { id: string; data: never }[], { log, calm }: Worker) {
  const results: { id: string; status: 'completed' | 'failed' }[] = []
  const until = Date.now() + patience_ms
  for (const { id, data } of fetched) {
    if (job.at_a_time) await calm()
    results.push({
      id,
      status: Date.now() < until && (await isDone(job, data, id, log)) ? 'completed' : 'failed',
    })
  }
  return results
}

/** Work that begins at once belongs to the trace of whoever sent it, unless it says itself where it comes from. */
function withTrace(payload: object) {
  return { ...traceUnderWay('traceparent'), ...payload }
}

/** Work that waits begins a trace of its own, with a link to this one: a trace of days would never be whole. */
function withCause(payload: object) {
  return { ...traceUnderWay('caused_by'), ...payload }
}

function traceUnderWay(name: 'traceparent' | 'caused_by') {
  const current = currentTracer()?.current()
  return current ? { [name]: current.traceparent } : {}
}

const traces = z.object({ traceparent: z.string(), caused_by: z.string() }).partial()

function traceOf(data: unknown) {
  const { traceparent: parent, caused_by: cause } = traces.safeParse(data).data ?? {}
  return { parent, cause }
}

async function isDone(job: AnyJob, data: never, effect_key: string, log: Log) {
  try {
    const start = { name: `job ${job.name}`, kind: 'queue', ...traceOf(data) } as const
    await traced(start, () => job.work(data, effect_key))
    return true
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'A background job failed and will be tried again.')
    return false
  }
}
