import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settle } from '../faults/people.ts'
import { freePort } from '../faults/ports.ts'
import { makePostgres } from '../faults/postgres.ts'
import { makeServer } from '../faults/server.ts'
import { shareFiles } from './share-files.ts'
import { startPooler, startProxy } from './parts.ts'

const drain_s = 2
const count = 3

export type Cluster = Awaited<ReturnType<typeof makeCluster>>

/** Three processes with a disk in common, behind a proxy, on one PostgreSQL behind a pooler; gone when the work is done. */
export async function inCluster<Result>(root: string, work: (cluster: Cluster) => Promise<Result>) {
  const ends: (() => unknown)[] = []
  try {
    return await work(await makeCluster(root, (end) => ends.push(end)))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function makeCluster(root: string, atEnd: (end: () => unknown) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-cluster-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await makePostgres(folder, await freePort())
  atEnd(postgres.close)
  const pooler = await startPooler(root, postgres.url)
  atEnd(pooler.close)
  const pooled = new URL(postgres.url)
  pooled.port = String(pooler.port)
  const data_dir = path.join(folder, 'process0')
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const metricsPorts = await Promise.all(Array.from({ length: count }, freePort))
  const processes = ports.map((port, place) => {
    const env = {
      PORT: String(port),
      METRICS_PORT: String(metricsPorts[place]),
      DATABASE_URL: pooled.href,
      DATABASE_DIRECT_URL: postgres.url,
      SECRET_KEY: 'x'.repeat(32),
      DATA_DIR: shareFiles(folder, place),
      DRAIN_SECONDS: String(drain_s),
    }
    const server = makeServer(path.join(folder, `process${place}.log`), env)
    atEnd(server.kill)
    return server
  })
  await startAll(processes)
  const proxy = await startProxy(root, ports)
  atEnd(proxy.close)
  const people = await settle(postgres, 100)
  const server = { url: `http://127.0.0.1:${proxy.port}` }
  return { postgres, pooler, processes, server, people, data_dir }
}

/** At once, as after a power cut. How long the slowest took, in milliseconds. */
export async function startAll(processes: readonly ReturnType<typeof makeServer>[]) {
  for (const one of processes) one.start()
  return Math.max(...(await Promise.all(processes.map((one) => one.ready(60_000)))))
}
