import type { Keys } from './platform/keys.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { everyConsumer, everyJob, serveEverything, type JobParts } from './app.ts'
import { eraseBeforeServing } from './erasures.ts'
import { findCallers } from './callers.ts'
import { openPost } from './messages/letters/post.ts'
import { currentCodes } from './people/accounts/sample-people.ts'
import { mailboxRoutes } from './messages/letters/mailbox.ts'
import { pageRoutes } from './site/pages/pages.ts'
import type { Config } from './platform/config.ts'
import { calmOf } from './platform/calm.ts'
import { openDatabase } from './platform/database.ts'
import { DatabaseWatch } from './platform/database-watch.ts'
import { startDispatch } from './platform/dispatch.ts'
import { makeShares } from './platform/together.ts'
import { makeHttp, type Health } from './platform/http.ts'
import { acceptJson } from './platform/json-bodies.ts'
import { startJobs, type Jobs, type Worker } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { openApiRoutes } from './platform/openapi-routes.ts'
import { openForms } from './platform/picture-upload.ts'
import { plainPageRoutes } from './platform/plain-page.ts'
import { acceptTables } from './platform/csv-upload.ts'
import { acceptFields } from './platform/form-fields.ts'
import { watchPressure } from './platform/pressure.ts'
import { makeApp, type App } from './platform/serve.ts'
import { openReading } from './platform/standby.ts'
import { openStorage } from './platform/storage.ts'

/** How late the process and a call's turn may be, and how long the database silent, before callers are told so. */
export interface Patience {
  longestDelay_ms?: number
  longestWait_ms?: number
  longestSilence_ms?: number
}

/** All parts put together over a migrated database; the caller listens. */
export async function makeServer(
  config: Config & { keys: Keys },
  database_url: string,
  log: Log,
  patience: Patience = {},
) {
  const { db, pool, shares, close } = openPrimary(config, database_url, patience)
  const watch = new DatabaseWatch(database_url, log, patience.longestSilence_ms)
  const pressure = watchPressure(pool, patience.longestDelay_ms)
  let stopping = false
  const doors = await openDoors(config, log, { watch, pressure, isStopping: () => stopping })
  const { keys, public_url } = config
  const storage = await openStorage(config)
  const parts: JobParts = { db, storage, post: openPost(config), keys, public_url, jobs: () => jobs }
  const isWorking = config.runs !== 'web'
  const worker: Worker = { log, calm: () => calmOf(pool), does: isWorking ? 'works' : 'sends' }
  const jobs: Jobs = await startWork(parts, database_url, worker)
  const dispatch = isWorking
    ? startDispatch({ db, watch, log }, everyConsumer(parts))
    : { stop: async () => {} }
  const callers = findCallers(db)
  const { reading, close: closeReading } = openReading(db, readingOf(config), log)
  const app = makeApp({ db, reading, callers, ...doors, ...shares, jobs, storage, keys, public_url })

  if (config.runs !== 'jobs') await serveCallers(app, config)

  return {
    app,
    dispatch,
    /** Says it is not ready, lets running calls finish, then releases everything. */
    stop: async () => {
      stopping = true
      // Whoever sends callers here has to notice first.
      await sleep(config.drain_ms)
      await doors.http.close()
      await dispatch.stop()
      await jobs.stop()
      watch.close()
      pressure.close()
      await closeReading()
      await close()
    },
  }
}

/** Nobody who was erased is written to: that comes before the first letter goes out. */
async function startWork(parts: JobParts, url: string, worker: Worker) {
  await eraseBeforeServing(
    parts,
    () => startJobs(url, everyJob(parts), { ...worker, does: 'sends' }),
    worker.log,
  )
  return startJobs(url, everyJob(parts), worker)
}

/** Whoever asks it takes turns. */
function openPrimary(config: Config, url: string, { longestWait_ms, longestSilence_ms }: Patience) {
  const silence = longestSilence_ms ? { connectionTimeoutMillis: longestSilence_ms } : {}
  return {
    ...openDatabase(url, config.database_pool, { ...placeOf(config), ...silence }),
    shares: makeShares(config.database_pool, longestWait_ms),
  }
}

/** Whether a pooler stands between. */
function placeOf({ database_direct_url }: Config) {
  return { isPooled: database_direct_url !== undefined }
}

function readingOf(config: Config) {
  const { database_read_url: url, database_pool: pool, mostBehind_ms } = config
  return { url, pool, mostBehind_ms, ...placeOf(config) }
}

/** Everything that people and programs ask for; a process that only works in the background has none of it. */
async function serveCallers(app: App, config: Config) {
  const { public_url } = app
  serveEverything(app)
  openApiRoutes(app, public_url)
  plainPageRoutes(app)
  if (config.embedded && !config.smtp_url) mailboxRoutes(app, config.data_dir, () => currentCodes(app.keys))
  await pageRoutes(app, config.dist_dir, public_url)
}

/** Where callers come in. There are several kinds of bodies; each call takes its own. */
async function openDoors(config: Config, log: Log, health: Health) {
  const http = makeHttp(config, log, health)
  acceptJson(http)
  acceptTables(http)
  acceptFields(http)
  return { http, ...(await openForms(http)), log, watch: health.watch }
}
