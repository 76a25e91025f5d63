import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeLine } from './line.mjs'
import { settle } from './people.mjs'
import { freePort } from './ports.mjs'
import { makePostOffice } from './post-office.mjs'
import { makePostgres } from './postgres.mjs'
import { makeServer } from './server.mjs'
import { canMount, mountDisk } from './small-disk.mjs'

/** Work in a world of its own, which ends with it. */
export async function inWorld(options, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-faults-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const ends = [() => rmSync(folder, { recursive: true, force: true })]
  const endAll = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  const onSignal = () => void endAll().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, onSignal)
  try {
    return await work(await makeWorld(folder, options, (end) => ends.push(end)))
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal)
    await endAll()
  }
}

/** A database, the line to it, a mail server (closed at first), a running server, and people. */
async function makeWorld(folder, { customers = 100, settings, direct, database_disk, ...options }, atEnd) {
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
  const parts = { database_url: direct ? postgres.url : address.href, post_port }
  const { server, ...places } = await startServer(folder, parts, options)
  atEnd(server.kill)
  await server.ready(60_000)
  return { folder, postgres, line, post, server, ...places, people: await settle(postgres, customers) }
}

function smallDisk(folder, size) {
  if (!canMount) throw new Error('Only root can mount a small disk.')
  mkdirSync(folder)
  const { unmount } = mountDisk(folder, size)
  chmodSync(folder, 0o755)
  return unmount
}

async function startServer(folder, { database_url, post_port }, { env, node_args, with_mail }) {
  const data_dir = path.join(folder, 'data')
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
  const server = makeServer(path.join(folder, 'server.log'), settings, node_args)
  server.start()
  return { server, data_dir, metrics_url: `http://127.0.0.1:${METRICS_PORT}/metrics` }
}
