// `npm run admin -- …`: what an operator does from the command line, beside a running service or without it.
import { parseArgs } from 'node:util'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const { loadEnvFile, readConfig } = await import('../api/platform/config.ts')
const { openDatabase } = await import('../api/platform/database.ts')
const { startEmbeddedPostgres } = await import('../api/platform/embedded-postgres.ts')
const { migrate } = await import('../api/migrate.ts')
const { isServing } = await import('../api/platform/running.ts')
const { keyFor, secretKey } = await import('../api/platform/secrets.ts')
const { brokenEvents } = await import('../api/parcels/parcels/verify-events.ts')
const { atOneMoment } = await import('../api/verify/connection.ts')
const { verifyFiles } = await import('../api/verify/files.ts')
const { verify } = await import('../api/verify/verify.ts')
const { openStorage } = await import('../api/platform/storage.ts')
const { createStaff, resetPasskeys, resetSecondFactor } = await import('../api/people/accounts/staff.ts')

const usage = `npm run admin -- create --email you@example.com --name "Your Name" --phone +60123456789 --role admin|courier|agent
npm run admin -- reset-second-factor --email you@example.com
npm run admin -- reset-passkeys you@example.com
npm run admin -- maintenance on|off
npm run admin -- verify
npm run admin -- verify-events`

const acts = {
  create: async (db, secret_key, values) => showOnce(await createStaff(db, secret_key, values)),
  'reset-second-factor': async (db, secret_key, values) =>
    showOnce(await resetSecondFactor(db, secret_key, values.email ?? '')),
  'reset-passkeys': async (db, _, values, address) => {
    const removed = await resetPasskeys(db, address ?? values.email ?? '')
    console.log(`Passkeys removed: ${removed}. Log in with password and second factor, then add a new one.`)
  },
  'verify-events': async (db) => {
    const broken = await brokenEvents(db)
    for (const { tracking_number, seq, code } of broken)
      console.log(`Changed after the fact: ${tracking_number}, event ${seq} (${code})`)
    console.log(
      broken.length > 0 ? `${broken.length} events do not fit their chain.` : 'Every event fits its chain.',
    )
    if (broken.length > 0) process.exitCode = 1
  },
  verify: async (_, __, ___, { url, config }) => {
    const storage = await openStorage(config)
    const found = await atOneMoment(url, async (ask) => [
      ...(await verify(ask)),
      ...(await verifyFiles(ask, storage)),
    ])
    for (const { rule, id } of found) console.log(`Not so: ${rule} (${id})`)
    console.log(
      found.length > 0 ? `${found.length} violations.` : 'Money, vouchers, slots, parcels and files agree.',
    )
    if (found.length > 0) process.exitCode = 1
  },
  maintenance: async (db, _, __, ___, state) => {
    if (state !== 'on' && state !== 'off') throw new Error(usage)
    await db
      .updateTable('switches')
      .set({ maintenance: state === 'on' })
      .execute()
    console.log(`Maintenance is ${state}; every process follows within two seconds.`)
  },
}

function showOnce({ secret, recovery_codes, ...account }) {
  for (const [name, value] of Object.entries(account)) console.log(`${name.padEnd(10)} ${value}`)
  console.log(`\nAdd this key to an authenticator app: ${secret}`)
  console.log(`Recovery codes, each good once:\n  ${recovery_codes.join('\n  ')}\n\nThis is shown only now.`)
}

async function main() {
  const text = { type: 'string' }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: text, name: text, phone: text, role: text },
  })
  const [name, ...rest] = positionals
  const act = acts[name]
  if (!act) throw new Error(usage)

  loadEnvFile()
  const config = readConfig()
  const secret_key = await secretKey(config.secret_key, config.data_dir)
  const serving = await isServing(config.data_dir)
  const embedded = config.embedded
    ? await startEmbeddedPostgres(config.data_dir, keyFor(secret_key, 'database').toString('hex'), () => {})
    : undefined
  const url = config.database_url ?? embedded.url
  try {
    await migrate(url)
    const database = openDatabase(url, 2)
    await act(database.db, secret_key, values, { url, config }, ...rest).finally(database.close)
  } finally {
    // A PostgreSQL that a running service uses stays.
    if (embedded && !serving) await embedded.stop()
  }
}

await main().catch((error) => {
  const issues = error?.issues?.map(({ path, message }) => `--${path.join('.')} ${message}`)
  console.error(issues ? issues.join('\n') : error.message)
  process.exitCode = 1
})
