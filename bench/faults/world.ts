import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeLine } from './line.ts'
import { settle } from './people.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { makePostOffice } from './post-office.ts'
import { makePostgres } from './postgres.ts'
import { makeServer } from './server.ts'
import { canMount, mountDisk } from './small-disk.ts'
import { storedIn } from './stored.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

export interface WorldOptions {
  customers?: number
  /** Settings of PostgreSQL. */
  settings?: readonly string[]
  /** The app connects to PostgreSQL itself, as near as `npm start` does, and not through the line. */
  direct?: boolean
  /** The size of a disk of its own for the database, such as `600m`. */
  database_disk?: string
  env?: Record<string, string>
  node_args?: readonly string[]
  with_mail?: boolean
}

export type World = Awaited<ReturnType<typeof makeWorld>> & {
  /** Nobody orders in a world that has ended, whatever became of those who let them in. */
  ended: AbortSignal
}

type AtEnd = (end: () => unknown) => void

/** Runs the work in a world of its own, which ends with it. */
export async function inWorld<Result>(options: WorldOptions, work: (world: World) => Promise<Result>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-faults-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const ending = new AbortController()
  const endAll = async () => {
    ending.abort()
    for (const end of ends.splice(0).toReversed()) await end()
  }
  const onSignal = () => void endAll().finally(() => process.exit(1))
  for (const signal of signals) process.once(signal, onSignal)
  try {
    const world = await makeWorld(folder, options, (end) => ends.push(end))
    return await work({ ...world, ended: ending.signal })
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
    await endAll()
  }
}

/** A database, the line to it, a mail server (closed at first), a running server, and people. */
async function makeWorld(
  folder: string,
  { customers = 100, settings, direct, database_disk, ...options }: WorldOptions,
  atEnd: AtEnd,
) {
  if (database_disk) atEnd(smallDisk(path.join(folder, 'database'), database_disk))
  const postgres = await makePostgres(folder, await freePort(), settings)
  atEnd(postgres.close)
  const address = new URL(postgres.url)
  const line_port = await freePort()
  const line = await makeLine(line_port, { port: Number(address.port), host: address.hostname })
  atEnd(line.close)
  address.port = String(line_port)
  const post_port = await freePort()
  const post = makePostOffice(post_port)
  atEnd(post.close)
  const parts = { database_url: direct ? postgres.near_url : address.href, post_port }
  const { server, startAnother, ...places } = await startServer(folder, parts, options)
  atEnd(server.kill)
  await server.ready(60_000)
  /** One more process on the same database and pictures, as a second one of the same machine. */
  const another = async () => {
    const process = await startAnother()
    atEnd(process.server.kill)
    await process.server.ready(60_000)
    return process
  }
  return {
    folder,
    postgres,
    line,
    post,
    server,
    another,
    ...places,
    people: await settle(postgres, customers),
  }
}

function smallDisk(folder: string, size: string) {
  if (!canMount) throw new Error('Only root can mount a small disk.')
  mkdirSync(folder)
  const { unmount } = mountDisk(folder, size)
  chmodSync(folder, 0o755)
  return unmount
}

async function startServer(
  folder: string,
  { database_url, post_port }: { database_url: string; post_port: number },
  { env, node_args, with_mail }: WorldOptions,
) {
  const start = async (data_dir: string) => {
    const METRICS_PORT = String(await freePort())
    const settings = {
      PORT: String(await freePort()),
      METRICS_PORT,
      DATABASE_URL: database_url,
      SECRET_KEY: 'x'.repeat(32),
      DATA_DIR: data_dir,
      ...(with_mail ? { SMTP_URL: `smtp://127.0.0.1:${post_port}` } : {}),
      ...env,
    }
    const server = makeServer(`${data_dir}.log`, settings, node_args)
    server.start()
    return { server, metrics_url: `http://127.0.0.1:${METRICS_PORT}/metrics` }
  }
  const data_dir = path.join(folder, 'data')
  let others = 0
  const startAnother = () => {
    const other = `${data_dir}-${(others += 1)}`
    mkdirSync(other)
    symlinkSync(path.join(data_dir, 'files'), path.join(other, 'files'))
    return start(other)
  }
  return { ...(await start(data_dir)), startAnother, data_dir, stored: () => storedIn(data_dir) }
}
