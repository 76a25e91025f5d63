import { makeSamplePeople, sampleLogins } from './people/accounts/sample-people.ts'
import { makeSampleLocations } from './places/locations/sample-locations.ts'
import { makeSampleAccounts } from './office/settings/sample-accounts.ts'
import { ConfigError, loadEnvFile, readConfig, type Config } from './platform/config.ts'
import { waitForDatabase } from './platform/database-wait.ts'
import { guardPostgres } from './platform/embedded-guard.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { openLog, type Log } from './platform/log.ts'
import { serveMetrics } from './platform/metrics-page.ts'
import { migrate } from './migrate.ts'
import { joinInstallation } from './platform/processes.ts'
import { claimDataFolder } from './platform/running.ts'
import type { Keys } from './platform/keys.ts'
import { keyFor, secretKey } from './platform/secrets.ts'
import { makeServer } from './server.ts'
import { makeStops } from './stops.ts'

/** The whole start-up: configuration, database, migrations, server, ready. */
async function start() {
  loadEnvFile()
  const config = readConfig()
  const log = openLog(config.log_level)
  const stops = makeStops(log, config.drain_ms)
  stops.add(await claimDataFolder(config.data_dir, config.port))
  const secret_key = await secretKey(config.secret_key, config.data_dir)

  const database_url = config.database_url ?? (await startEmbedded(config, secret_key, log, stops.add))
  const { database_direct_url = database_url } = config
  await waitForDatabase(database_direct_url, say)
  const isPooled = config.database_direct_url !== undefined
  const applied = await migrate(database_direct_url, { isPooled })
  if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`)

  const held = [secret_key, config.secret_key_other] as const
  const { keys, leave } = await joinInstallation({ ...config, held, database_url: database_direct_url }, log)
  stops.add(leave)

  const server = await makeServer({ ...config, keys }, database_url, log)
  stops.add(server.stop)
  stops.add(await serveMetrics(config.metrics_port, server.app.db))
  if (config.sample_data) {
    const counter_id = await makeSampleLocations(server.app.db)
    await makeSamplePeople(server.app.db, keys, counter_id)
    await makeSampleAccounts(server.app.db, counter_id)
  }
  await server.app.http.listen({ port: config.port, host: config.host })
  say(`\nSeberang is ready: ${config.public_url}`)
  if (config.sample_data) sayLogins(config, keys)
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
  return postgres.url
}

function sayLogins({ public_url, smtp_url }: Config, keys: Keys) {
  say('\nSample logins, on this machine only:')
  for (const { role, email, password } of sampleLogins(keys))
    say(`  ${role.padEnd(9)} ${email.padEnd(28)} ${password}`)
  if (!smtp_url) say(`Mails, and the second factor of staff: ${public_url}/mailbox`)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

start().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof ConfigError
      ? `The configuration is wrong:\n${words}\n`
      : `Seberang cannot start: ${words}\n`,
  )
  process.exit(1)
})
