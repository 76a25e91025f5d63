import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readTelemetry, telemetrySettings } from './telemetry-settings.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((n) => n > 0 && n < 65_536, 'must be a port number from 1 to 65535')
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/$/, ''))
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/name',
})

/** What a process does: answer callers, work in the background, or both. */
const tasks = ['web', 'jobs', 'both'] as const

const environment = z.object({
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default(path.join(projectFolder, 'data')),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  READ_BEHIND_SECONDS: z
    .string()
    .regex(/^([2-9]|[1-9]\d)$/, 'must be a number of seconds from 2 to 99')
    .transform(Number)
    .default(5),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
    .transform(Number)
    .default(10),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 99')
    .transform(Number)
    .optional(),
  RUNS: z.enum(tasks, 'must be web, jobs or both').default('both'),
  PUBLIC_URL: webAddress.optional(),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32')
    .optional(),
  SECRET_KEY_OTHER: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32')
    .optional(),
  TRUST_PROXY: z
    .string()
    .min(1)
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .default('Seberang <no-reply@seberang.example>'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('ap-southeast-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WEB_BUILD: z.enum(['production', 'gallery'], 'must be production or gallery').default('production'),
  SAMPLE_DATA: flag.default(true),
  BACKUP_PASSPHRASE: z
    .string()
    .min(16, 'must have at least 16 characters: it is all that opens a backup')
    .optional(),
  ...telemetrySettings.shape,
})

export type Config = ReturnType<typeof readConfig>

/** The one place where the environment is read; a wrong value stops the start with a sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(
    Object.entries({ ...secretsFromFiles(env), ...env }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const read = environment.safeParse(set)
  if (!read.success)
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))

  const { DATABASE_URL, SECRET_KEY, ...values } = read.data
  refuseHalfOf(read.data)
  const embedded = DATABASE_URL === undefined
  return {
    embedded,
    port: values.PORT,
    // The embedded mode has sample logins and a page with all mails, so it is never offered to the network.
    host: embedded ? '127.0.0.1' : (values.HOST ?? '0.0.0.0'),
    metrics_port: values.METRICS_PORT ?? values.PORT + 1000,
    public_url: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    data_dir: path.resolve(values.DATA_DIR),
    dist_dir: path.join(projectFolder, 'dist', values.WEB_BUILD),
    database_url: DATABASE_URL,
    // With a pooler in between: what needs a connection of its own goes past it.
    database_direct_url: values.DATABASE_DIRECT_URL,
    // Where reports are read, unless it is further behind than this.
    database_read_url: values.DATABASE_READ_URL,
    mostBehind_ms: 1000 * values.READ_BEHIND_SECONDS,
    drain_ms: 1000 * (values.DRAIN_SECONDS ?? (embedded ? 0 : 5)),
    runs: values.RUNS,
    database_pool: values.DATABASE_POOL,
    secret_key: SECRET_KEY,
    // While the key is replaced: the previous or the next one.
    secret_key_other: values.SECRET_KEY_OTHER,
    sample_data: embedded && values.SAMPLE_DATA,
    trust_proxy: values.TRUST_PROXY ?? false,
    smtp_url: values.SMTP_URL,
    mail_from: values.MAIL_FROM,
    s3: readS3(values),
    log_level: values.LOG_LEVEL,
    backup_passphrase: values.BACKUP_PASSPHRASE,
    telemetry: readTelemetry(values),
  }
}

/** Settings that need another one. */
function refuseHalfOf(values: z.infer<typeof environment>) {
  if (values.DATABASE_URL && !values.SECRET_KEY)
    throw new ConfigError([
      'SECRET_KEY must be set when DATABASE_URL is; make one with: openssl rand -hex 32',
    ])
  if (values.SECRET_KEY_OTHER && !values.DATABASE_URL)
    throw new ConfigError([
      'SECRET_KEY_OTHER needs DATABASE_URL: the key of an embedded database cannot be replaced',
    ])
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError(['DATABASE_URL must be set when DATABASE_DIRECT_URL is'])
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    throw new ConfigError(['DATABASE_URL must be set when DATABASE_READ_URL is'])
}

const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRET_KEY',
  'SECRET_KEY_OTHER',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/** Every setting there is, with the files that hold one. */
export const settingNames: ReadonlySet<string> = new Set([
  ...Object.keys(environment.shape),
  ...secrets.map((name) => `${name}_FILE`),
])

/** Vaults and containers hand secrets over as files: `SECRET_KEY_FILE` names the one that holds SECRET_KEY. */
function secretsFromFiles(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(
    secrets.flatMap((name) => {
      const file = env[`${name}_FILE`]
      if (!file) return []
      if (env[name]) throw new ConfigError([`${name} and ${name}_FILE must not both be set`])
      return [[name, textOf(`${name}_FILE`, file)]]
    }),
  )
}

function textOf(name: string, file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError([`${name} must name a file that can be read`])
  }
}

export type S3Place = NonNullable<ReturnType<typeof readS3>>

function readS3(
  values: Pick<z.infer<typeof environment>, `S3_${string}` & keyof z.infer<typeof environment>>,
) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key_id, S3_SECRET_ACCESS_KEY: secret } = values
  if (!bucket) return undefined
  if (!key_id || !secret)
    throw new ConfigError(['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is'])
  return { bucket, key_id, secret, region: values.S3_REGION, endpoint: values.S3_ENDPOINT }
}

export class ConfigError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigError'
  }
}

export function loadEnvFile() {
  const file = path.join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
