import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeLine } from './line.mjs'
import { settle } from './people.mjs'
import { freePort } from './ports.mjs'
import { makePostgres } from './postgres.mjs'
import { makeServer } from './server.mjs'

/** Work in a world of its own, which ends with it. */
export async function inWorld(options, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-faults-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const ends = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    return await work(await makeWorld(folder, options, (end) => ends.push(end)))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** A database, the line to it, a running server, and people. */
async function makeWorld(folder, { customers = 100, env = {}, settings, node_args, direct }, atEnd) {
  const postgres = await makePostgres(folder, await freePort(), settings)
  atEnd(postgres.close)
  const address = new URL(postgres.url)
  const line_port = await freePort()
  const line = await makeLine(line_port, { port: Number(address.port), host: address.hostname })
  atEnd(line.close)
  address.port = String(line_port)
  const data_dir = path.join(folder, 'data')
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) }
  const server = makeServer(
    path.join(folder, 'server.log'),
    {
      ...ports,
      DATABASE_URL: direct ? postgres.url : address.href,
      SECRET_KEY: 'x'.repeat(32),
      DATA_DIR: data_dir,
      ...env,
    },
    node_args,
  )
  atEnd(server.kill)
  server.start()
  await server.ready(60_000)
  const metrics_url = `http://127.0.0.1:${ports.METRICS_PORT}/metrics`
  return { folder, data_dir, postgres, line, server, metrics_url, people: await settle(postgres, customers) }
}
