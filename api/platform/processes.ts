import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { keyFor } from './secrets.ts'

const beat_ms = 10_000
/** A process that was not seen for so long has ended. */
const silence_s = 45
// Any fixed number: one process joins at a time.
const lock = 727_002

interface Joining extends Pick<Config, 'data_dir' | 'runs' | 's3'> {
  secret_key: string
  database_url: string
}

/**
 * Enters this process among those of the installation. Refuses, with a sentence, a process with another key, and one
 * whose files the others could not read: both would work at first and lose what people entrusted to them.
 */
export async function joinInstallation(joining: Joining, log: Pick<Log, 'warn'>) {
  const files_place = await placeOfFiles(joining)
  const present = [randomUUIDv7(), hostname().slice(0, 200), joining.runs, files_place]
  await withClient(joining.database_url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await holdToKey(client, joining.secret_key)
    await holdToFiles(client, files_place)
    await client.query(presence, present)
    await client.query('commit')
  })
  return keepSeen(joining.database_url, present, log)
}

// Who was silent for long was swept by others, and comes back with all it says of itself.
const presence = `insert into processes (id, host, runs, files_place) values ($1, $2, $3, $4)
  on conflict (id) do update set seen_at = now()`

async function holdToKey(client: pg.Client, secret_key: string) {
  const mark = keyMark(secret_key)
  await client.query('insert into installation (key_mark) values ($1) on conflict do nothing', [mark])
  const { rows } = await client.query<{ key_mark: string }>('select key_mark from installation')
  if (rows[0]?.key_mark !== mark)
    throw new Error(
      'SECRET_KEY is not the key this installation was started with. With another one, second factors and stored pictures could not be opened. Set the first one again.',
    )
}

async function holdToFiles(client: pg.Client, files_place: string) {
  await client.query(`delete from processes where seen_at < now() - make_interval(secs => $1)`, [silence_s])
  const { rows } = await client.query<{ host: string; files_place: string }>(
    'select host, files_place from processes where files_place <> $1 limit 1',
    [files_place],
  )
  const other = rows[0]
  if (other)
    throw new Error(
      `Another process of this installation, on ${other.host}, keeps its files elsewhere (${other.files_place}; this one: ${files_place}). Pictures sent to one could not be read by the other: give both the same S3_BUCKET, or a DATA_DIR on the same disk. If that process has ended, try again in ${silence_s} seconds.`,
    )
}

/** Tells one key from another, and nothing of either. */
export function keyMark(secret_key: string) {
  return keyFor(secret_key, 'mark of the key').toString('base64url')
}

/** The bucket, or the folder by a name of its own that is written into it: two machines may share one disk. */
async function placeOfFiles({ s3, data_dir }: Joining) {
  if (s3) return `s3 ${s3.endpoint ?? s3.region}/${s3.bucket}`
  const folder = path.join(data_dir, 'files')
  const note = path.join(folder, '.place')
  await mkdir(folder, { recursive: true })
  // 'wx' never overwrites: the name that exists wins, also between two processes.
  await writeFile(note, randomUUID(), { flag: 'wx' }).catch(() => undefined)
  return `disk ${(await readFile(note, 'utf8')).trim()}`
}

/** Says again and again that this process is there; returns how it leaves. */
function keepSeen(database_url: string, present: string[], log: Pick<Log, 'warn'>) {
  const beat = () =>
    withClient(database_url, (client) => client.query(presence, present)).catch((error: unknown) =>
      log.warn({ err: error }, 'This process could not say that it runs; tried again.'),
    )
  const timer = setInterval(() => void beat(), beat_ms).unref()
  return async () => {
    clearInterval(timer)
    await withClient(database_url, (client) =>
      client.query('delete from processes where id = $1', present.slice(0, 1)),
    ).catch(() => undefined)
  }
}

async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({
    connectionString,
    application_name: 'seberang-process',
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
