import { everyConsumer, everyJob, serveEverything } from './app.ts'
import { openStorage } from './files/storage.ts'
import { openPost } from './mail/mail.ts'
import { mailboxRoutes } from './mailbox/mailbox.ts'
import { pageRoutes } from './pages/pages.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { DatabaseWatch } from './platform/database-watch.ts'
import { startDispatch } from './platform/dispatch.ts'
import { makeHttp, refuseOtherVerbs } from './platform/http.ts'
import { startJobs, type Jobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { openApiRoutes } from './platform/openapi.ts'
import { acceptUploads } from './platform/picture-upload.ts'
import { plainPageRoutes } from './platform/plain-page.ts'
import { watchPressure } from './platform/pressure.ts'
import { makeApp } from './platform/serve.ts'

/** All parts put together over a migrated database; the caller listens. */
export async function makeServer(config: Config & { secret_key: string }, database_url: string, log: Log) {
  const database = openDatabase(database_url, config.database_pool)
  const watch = new DatabaseWatch(database_url, log)
  const pressure = watchPressure(database.pool)
  let stopping = false
  const http = makeHttp(config, log, { watch, pressure, isStopping: () => stopping })
  const { secret_key, public_url } = config
  const storage = await openStorage(config)
  const parts = { db: database.db, storage, post: openPost(config), secret_key, public_url, jobs: () => jobs }
  const jobs: Jobs = await startJobs(database_url, everyJob(parts), log)
  const dispatch = startDispatch({ db: database.db, watch, log }, everyConsumer(parts))
  const app = makeApp({ db: database.db, http, watch, jobs, storage, secret_key, public_url })

  await acceptUploads(http)
  serveEverything(app)
  refuseOtherVerbs(http, app.served)
  openApiRoutes(app, public_url)
  plainPageRoutes(app)
  if (config.embedded && !config.smtp_url) mailboxRoutes(app, config.data_dir)
  await pageRoutes(app, config.dist_dir, public_url)

  return {
    app,
    dispatch,
    /** Says it is not ready, lets running calls finish, then lets go of everything. */
    stop: async () => {
      stopping = true
      await http.close()
      await dispatch.stop()
      await jobs.stop()
      watch.close()
      pressure.close()
      await database.close()
    },
  }
}
