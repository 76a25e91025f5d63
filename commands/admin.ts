// `npm run admin -- …`: what an operator does from the command line, beside a running service or without it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { backUp, readStart, restore } from '../api/backup/backup.ts'
import { loadEnvFile, readConfig, type Config } from '../api/platform/config.ts'
import { openDatabase, type Database } from '../api/platform/database.ts'
import { startEmbeddedPostgres } from '../api/platform/embedded-postgres.ts'
import { openKeys } from '../api/platform/installation.ts'
import { markOf, secretsIn, type Keys } from '../api/platform/keys.ts'
import { dropKey, rotateKey } from '../api/platform/rotate-key.ts'
import { closeMissing } from '../api/files/close-missing.ts'
import { everySealedColumn } from '../api/sealed.ts'
import { migrate } from '../api/migrate.ts'
import { isServing } from '../api/platform/running.ts'
import { keepKey, keyFor, secretKey } from '../api/platform/secrets.ts'
import { brokenEvents } from '../api/parcels/parcels/verify-events.ts'
import { atOneMoment } from '../api/verify/connection.ts'
import { verifyFiles } from '../api/verify/files.ts'
import { verify } from '../api/verify/verify.ts'
import { openStorage } from '../api/platform/storage.ts'
import { createStaff, resetPasskeys, resetSecondFactor } from '../api/people/accounts/staff.ts'

const usage = `npm run admin -- create --email you@example.com --name "Your Name" --phone +60123456789 --role admin|courier|agent
npm run admin -- reset-second-factor --email you@example.com
npm run admin -- reset-passkeys you@example.com
npm run admin -- maintenance on|off
npm run admin -- rotate-key
npm run admin -- drop-key
npm run admin -- backup <file>
npm run admin -- restore <file>
npm run admin -- close-missing
npm run admin -- verify
npm run admin -- verify-events`

interface Operator {
  db: Database['db']
  url: string
  config: Config
  secret_key: string
  /** Opened by whoever needs them: a restore brings its own. */
  keys: () => Promise<Keys>
  /** The options by name, and the word after the command. */
  values: { email?: string; name?: string; phone?: string; role?: string }
  word: string | undefined
}

const commands: Record<string, (operator: Operator) => Promise<void>> = {
  create: async ({ db, keys, values }) => showOnce(await createStaff(db, await keys(), values)),
  'reset-second-factor': async ({ db, keys, values }) =>
    showOnce(await resetSecondFactor(db, await keys(), values.email ?? '')),
  'reset-passkeys': async ({ db, values, word }) => {
    const removed = await resetPasskeys(db, word ?? values.email ?? '')
    console.log(`Passkeys removed: ${removed}. Log in with password and second factor, then add a new one.`)
  },
  'verify-events': async ({ db }) => {
    const broken = await brokenEvents(db)
    for (const { tracking_number, seq, code } of broken)
      console.log(`Changed afterwards: ${tracking_number}, event ${seq} (${code})`)
    console.log(
      broken.length > 0 ? `${broken.length} events do not fit their chain.` : 'Every event fits its chain.',
    )
    if (broken.length > 0) process.exitCode = 1
  },
  verify: async ({ url, config }) => {
    const storage = await openStorage(config)
    const violations = await atOneMoment(url, async (ask) => [
      ...(await verify(ask)),
      ...(await verifyFiles(ask, storage)),
    ])
    for (const { rule, id } of violations) console.log(`Violated: ${rule} (${id})`)
    console.log(
      violations.length > 0
        ? `${violations.length} violations.`
        : 'Money, vouchers, slots, parcels and files agree.',
    )
    if (violations.length > 0) process.exitCode = 1
  },
  backup: async ({ url, config, secret_key, word }) => {
    const { file, passphrase } = backupOf(config, word)
    const source = { url, storage: await openStorage(config), secret_key, ownsKey: !config.secret_key }
    const { rows, files } = await backUp(file, passphrase, source)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file} holds ${total} rows and ${files} pictures.`)
    if (!config.secret_key)
      console.log('It holds the key of this installation, too: keep it where that is safe.')
  },
  restore: async ({ url, config, word }) => {
    const { file, passphrase } = backupOf(config, word)
    const { rows, files } = await restore(file, passphrase, { url, storage: await openStorage(config) })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`Restored ${total} rows and ${files} pictures. Now: npm run admin -- verify`)
  },
  'close-missing': async ({ db, config }) => {
    const closed = await closeMissing(db, await openStorage(config))
    console.log(`Rows closed because their pictures are gone: ${closed}. Now: npm run admin -- verify`)
  },
  'rotate-key': async ({ url, config, secret_key }) => {
    await rotateKey(url, [secret_key, config.secret_key_other])
    console.log(
      'The other key seals from now on; every process follows within ten seconds. What was sealed before is sealed anew in the background. Then: npm run admin -- drop-key',
    )
  },
  'drop-key': async ({ db, url, keys }) => {
    const lost = await dropKey(url, { db, keys: await keys(), columns: everySealedColumn })
    for (const sentence of lost) console.log(sentence)
    console.log(
      'Nothing needs the key of before. Set the new one as SECRET_KEY, leave SECRET_KEY_OTHER out, and restart every process. Keep the key of before as long as the backups that were made with it.',
    )
  },
  maintenance: async ({ db, word }) => {
    if (word !== 'on' && word !== 'off') throw new Error(usage)
    await db
      .updateTable('switches')
      .set({ maintenance: word === 'on' })
      .execute()
    console.log(`Maintenance is ${word}; every process follows within two seconds.`)
  },
}

function backupOf({ backup_passphrase }: Config, word: string | undefined) {
  if (!word) throw new Error(usage)
  if (!backup_passphrase)
    throw new Error('BACKUP_PASSPHRASE must be set: at least 16 characters, kept where the backup is not.')
  return { file: path.resolve(word), passphrase: backup_passphrase }
}

/** A key that the lost machine had made itself comes with the backup, and has to be there before anything else. */
async function placeKey(config: Config, word: string | undefined) {
  const { file, passphrase } = backupOf(config, word)
  if (await isServing(config.data_dir)) throw new Error('Stop Seberang before a backup is restored.')
  const { secret_key, key_mark, other_mark } = await readStart(file, passphrase)
  const key = config.secret_key ?? secret_key
  if (!key) throw new Error('Set SECRET_KEY: the backup was made where it is set, so it does not hold it.')
  const own = config.secret_key ?? (await keepKey(config.data_dir, key))
  const marks = new Set(secretsIn([own, config.secret_key_other]).map(markOf))
  if (!marks.has(key_mark))
    throw new Error(
      'The backup belongs to another key than the one here. Set its SECRET_KEY, or restore into an empty DATA_DIR.',
    )
  if (other_mark && !marks.has(other_mark))
    throw new Error(
      'The backup was made while the key was replaced. Set both keys, as SECRET_KEY and SECRET_KEY_OTHER.',
    )
}

type Enrolled = Awaited<ReturnType<typeof createStaff>> | Awaited<ReturnType<typeof resetSecondFactor>>

function showOnce({ secret, recovery_codes, ...account }: Enrolled) {
  for (const [name, value] of Object.entries(account)) console.log(`${name.padEnd(10)} ${value}`)
  console.log(`\nAdd this key to an authenticator app: ${secret}`)
  console.log(
    `Recovery codes, each good once:\n  ${recovery_codes.join('\n  ')}\n\nThey are not shown again.`,
  )
}

async function main() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: text, name: text, phone: text, role: text },
  })
  const [name = '', word] = positionals
  const command = commands[name]
  if (!command) throw new Error(usage)

  loadEnvFile()
  const config = readConfig()
  if (name === 'restore') await placeKey(config, word)
  const secret_key = await secretKey(config.secret_key, config.data_dir)
  const held = [secret_key, config.secret_key_other] as const
  const isInUse = await isServing(config.data_dir)
  const { url, stop } = await openPostgres(config, secret_key)
  try {
    await migrate(url)
    const database = openDatabase(url, 2)
    const keys = () => openKeys(url, held)
    await command({ db: database.db, url, config, secret_key, keys, values, word }).finally(database.close)
  } finally {
    // A PostgreSQL that a running service uses stays.
    if (!isInUse) await stop()
  }
}

async function openPostgres({ database_url, database_direct_url, data_dir }: Config, secret_key: string) {
  if (database_url) return { url: database_direct_url ?? database_url, stop: async () => {} }
  return startEmbeddedPostgres(data_dir, keyFor(secret_key, 'database').toString('hex'), () => {})
}

await main().catch((error: unknown) => {
  if (error instanceof z.ZodError)
    for (const { path, message } of error.issues) console.error(`--${path.join('.')} ${message}`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
