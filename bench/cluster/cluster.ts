import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settle } from '../faults/people.ts'
import { startDatabase } from './database.ts'
import { startPooler, startProxy } from './parts.ts'
import { startProcesses } from './processes.ts'
import { openStore } from './store.ts'

const customers = 100

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Three processes behind a proxy; what they keep is in a database and a storage that survive their machines. */
export async function openCluster(root: string) {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await makeCluster(root, (end) => ends.push(end))), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function makeCluster(root: string, atEnd: (end: () => unknown) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-cluster-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(root, folder, atEnd)
  const database = await startDatabase(root, atEnd)
  const pooler = await startPooler(root, database.url)
  atEnd(pooler.close)
  const pooled = new URL(database.url)
  pooled.port = String(pooler.port)
  const shared = { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: database.url, ...store.env }
  const { processes, another } = await startProcesses(folder, shared, atEnd)
  const proxy = await startProxy(root, processes)
  atEnd(proxy.close)
  return {
    database,
    postgres: database.postgres,
    pooler,
    store,
    stored: store.names,
    processes,
    another,
    server: { url: `http://127.0.0.1:${proxy.port}` },
    people: await settle(database.postgres, customers),
  }
}

/** The same cluster with people who have not ordered anything yet. */
export async function withNewPeople(cluster: Cluster) {
  return { ...cluster, people: await settle(cluster.postgres, customers) }
}
