import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { enterKeys, lockInstallation } from './installation.ts'
import type { Held, Keys } from './keys.ts'
import { withClient } from './one-connection.ts'

const beat_ms = 10_000
/** A process that was not seen for so long has ended. */
const silence_s = 45

interface Joining extends Pick<Config, 'data_dir' | 'runs' | 's3'> {
  held: Held
  database_url: string
}

/**
 * Enters this process among those of the installation. Refuses, with a sentence, a process with another key, and one
 * whose files the others could not read: both would work at first and lose what people entrusted to them.
 */
export async function joinInstallation(
  joining: Joining,
  log: Pick<Log, 'warn' | 'error'>,
  every_ms = beat_ms,
) {
  const files_place = await placeOfFiles(joining)
  const present = [randomUUIDv7(), hostname().slice(0, 200), joining.runs, files_place]
  const keys = await withClient(joining.database_url, async (client) => {
    await client.query('begin')
    await lockInstallation(client)
    const entered = await enterKeys(client, joining.held)
    await holdToFiles(client, files_place)
    await client.query(presence, [...present, entered.marks, entered.mark])
    await client.query('commit')
    return entered
  })
  return { keys, leave: keepSeen(joining.database_url, { present, keys, every_ms }, log) }
}

// Who was silent for long was swept by others, and comes back with all it says of itself.
const presence = `insert into processes (id, host, runs, files_place, key_marks, seals_with) values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set seen_at = now(), seals_with = excluded.seals_with`

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

interface Seen {
  present: string[]
  keys: Keys
  every_ms: number
}

/** Says again and again that this process is there, and seals with the key that is named by then; returns how it leaves. */
function keepSeen(database_url: string, { present, keys, every_ms }: Seen, log: Pick<Log, 'warn' | 'error'>) {
  const beat = () =>
    withClient(database_url, async (client) => {
      const { rows } = await client.query<{ key_mark: string }>('select key_mark from installation')
      if (!keys.writeWith(rows[0]?.key_mark ?? keys.mark)) return endFor(log)
      await client.query(presence, [...present, keys.marks, keys.mark])
    }).catch((error: unknown) =>
      log.warn({ err: error }, 'This process could not say that it runs; tried again.'),
    )
  let underWay: Promise<void> | undefined
  const beatOnce = () => (underWay ??= beat().finally(() => void (underWay = undefined)))
  const timer = setInterval(() => void beatOnce(), every_ms).unref()
  return async () => {
    clearInterval(timer)
    // What is being said of it would bring it back, to keep others out for nothing.
    await underWay
    await withClient(database_url, (client) =>
      client.query('delete from processes where id = $1', present.slice(0, 1)),
    ).catch(() => undefined)
  }
}

/** What it sealed from now on nobody could open: it was away for so long that the key was replaced without it. */
function endFor(log: Pick<Log, 'error'>) {
  log.error('The key of this installation was replaced by one that this process does not hold. It stops.')
  process.kill(process.pid, 'SIGTERM')
}
