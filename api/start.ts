import { flushCompileCache } from 'node:module'
import type { SampleLogin } from './people/accounts/sample-people.ts'
import { ConfigError, loadEnvFile, readConfig, type Config } from './platform/config.ts'
import { waitForDatabase } from './platform/database-wait.ts'
import { guardPostgres } from './platform/embedded-guard.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { openLog, type Log } from './platform/log.ts'
import { claimDataFolder } from './platform/running.ts'
import { keyFor, secretKey } from './platform/secrets.ts'
import { tidyUpOnce } from './platform/tidy-up.ts'
import type { Patience } from './server.ts'
import { makeStops } from './stops.ts'

// Everything else is read while PostgreSQL starts.
const parts = Promise.all([
  import('./server.ts'),
  import('./migrate.ts'),
  import('./platform/processes.ts'),
  import('./platform/metrics-page.ts'),
  import('./samples.ts'),
])

interface Start {
  patience?: Patience
  /** Settles when the pages are there: they may be built while the database comes up. */
  pages?: Promise<void>
}

/** The whole start-up; what prevents it is told in a sentence, and the process ends. */
export function start({ patience, pages = Promise.resolve() }: Start = {}) {
  // Whoever waits for it is told; until then it is nobody's.
  pages.catch(() => undefined)
  return run(pages, patience).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error)
    process.stderr.write(
      error instanceof ConfigError
        ? `The configuration is wrong:\n${words}\n`
        : `Seberang cannot start: ${words}\n`,
    )
    process.exit(1)
  })
}

/** Configuration, database, migrations, server, ready. */
async function run(pages: Promise<void>, patience?: Patience) {
  loadEnvFile()
  const config = readConfig()
  const log = openLog(config.log_level)
  const stops = makeStops(log, config.drain_ms)
  const telemetry = await openTelemetry(config, log)
  if (telemetry) stops.add(telemetry.stop)
  stops.add(await claimDataFolder(config.data_dir, config.port))
  const secret_key = await secretKey(config.secret_key, config.data_dir)

  const database_url = config.database_url ?? (await startEmbedded(config, secret_key, log, stops.add))
  const [{ makeServer }, { migrate }, { joinInstallation }, { serveMetrics, readMetrics }, samples] =
    await parts
  const { database_direct_url = database_url } = config
  await waitForDatabase(database_direct_url, say)
  // A version that cannot be built leaves the database as it was.
  await pages.catch(async (error: unknown) => {
    await stops.stopAll()
    throw error
  })
  const isPooled = config.database_direct_url !== undefined
  const applied = await migrate(database_direct_url, { isPooled })
  if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`)

  const held = [secret_key, config.secret_key_other] as const
  const { keys, leave } = await joinInstallation({ ...config, held, database_url: database_direct_url }, log)
  stops.add(leave)

  const server = await makeServer({ ...config, keys }, database_url, log, patience)
  stops.add(server.stop)
  stops.add(await serveMetrics(config.metrics_port, server.app.db))
  telemetry?.pushMetrics((isEnding) => readMetrics(server.app.db, isEnding))
  if (config.sample_data) await samples.makeSamples(server.app.db, keys)
  await server.app.http.listen({ port: config.port, host: config.host })
  say(`\nSeberang is ready: ${config.public_url}`)
  if (config.sample_data) sayLogins(config, samples.sampleLogins(keys))
  flushCompileCache()
  tidyUpOnce()
}

/** A process without a collector loads nothing of it. */
async function openTelemetry({ telemetry }: Config, log: Log) {
  if (!telemetry) return undefined
  const { startTelemetry } = await import('./platform/telemetry.ts')
  return startTelemetry(telemetry, log)
}

async function startEmbedded(
  config: Config,
  secret_key: string,
  log: Log,
  addStop: (stop: () => Promise<void>) => void,
) {
  say('Starting PostgreSQL …')
  const password = keyFor(secret_key, 'database').toString('hex')
  const postgres = await startEmbeddedPostgres(config.data_dir, password, say)
  addStop(guardPostgres(postgres, log))
  return postgres.near_url
}

function sayLogins({ public_url, smtp_url }: Config, logins: readonly SampleLogin[]) {
  say('\nSample logins, on this machine only:')
  for (const { role, email, password } of logins) say(`  ${role.padEnd(9)} ${email.padEnd(28)} ${password}`)
  if (!smtp_url) say(`Mails, and the second factor of staff: ${public_url}/mailbox`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
