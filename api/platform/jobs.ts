import { CompiledQuery } from 'kysely'
import { PgBoss, fromKysely } from 'pg-boss'
import { sendAhead, type Db } from './database.ts'
import type { Log } from './log.ts'

export interface Jobs {
  /** Sends within the caller's transaction: without the commit there is no job, without the job no commit. */
  send: (db: Db, name: string, payload: object, options?: { start_after_s?: number }) => Promise<void>
  stop: () => Promise<void>
}

interface AnyJob {
  name: string
  /** The handlers know what their payload looks like: they sent it. The effect key is the same when a job comes twice. */
  work: (payload: never, effect_key: string) => Promise<void>
  /** A cron expression for work that recurs. */
  every?: string
}

// A connection that is never heard again is given up; otherwise its queue would wait for it as long as the kernel does.
const onTheLine = { connectionTimeoutMillis: 5000, query_timeout: 10_000, keepAlive: true }

export async function startJobs(url: string, jobs: AnyJob[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'jobs',
    application_name: 'seberang-jobs',
    ...onTheLine,
  })
  boss.on('error', (error) =>
    log.error({ err: error }, 'Background jobs: PostgreSQL was not reached; they go on when it is back.'),
  )
  await boss.start()
  for (const job of jobs) await register(boss, job, log)
  return {
    send: async (db, name, payload, { start_after_s } = {}) => {
      await boss.send(name, payload, {
        db: within(db),
        ...(start_after_s === undefined ? {} : { startAfter: start_after_s }),
      })
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

async function register(boss: PgBoss, job: AnyJob, log: Log) {
  await boss.createQueue(job.name, {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
  })
  await boss.work<never>(job.name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([next]) => {
    if (!next) return
    try {
      await job.work(next.data, next.id)
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'A background job failed and will be tried again.')
      throw error
    }
  })
  if (job.every) await boss.schedule(job.name, job.every, {})
}
