import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { admin } from '../cluster/admin.ts'
import { openStore } from '../cluster/store.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { makeServer } from '../faults/server.ts'
import { emptyMachine, type Machine } from './machine.ts'

const patience_ms = 120_000

export type Installation = Awaited<ReturnType<typeof makeInstallation>>

/** A store, and machines that come and go; all of it is gone when the work is done. */
export async function withInstallation<Result>(
  root: string,
  work: (installation: Installation) => Promise<Result>,
) {
  const ends: (() => unknown)[] = []
  try {
    return await work(await makeInstallation(root, (end) => ends.push(end)))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

type AtEnd = (end: () => unknown) => void

async function makeInstallation(root: string, atEnd: AtEnd) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-restore-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(root, folder, atEnd)
  /** Whoever calls, finds the app here. */
  const server = { url: '' }
  return {
    server,
    /** Names of the files in the store. */
    stored: store.names,
    /** A machine for the database, on which nothing runs yet. */
    machine: async () => {
      const machine = await emptyMachine(root, store)
      atEnd(machine.lose)
      return machine
    },
    /** A machine for the app, with nothing on its disk, which is told where the database is. */
    app: async ({ url }: Machine) => {
      const app = await emptyApp(folder, { DATABASE_URL: url, ...store.env })
      atEnd(app.lose)
      const start = async () => {
        server.url = await app.start()
      }
      return { ...app, start }
    },
  }
}

async function emptyApp(folder: string, parts: Record<string, string>) {
  const data_dir = mkdtempSync(path.join(folder, 'app-'))
  const env = {
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    SECRET_KEY: 'x'.repeat(32),
    DATA_DIR: data_dir,
    ...parts,
  }
  const app = makeServer(`${data_dir}.log`, env)
  return {
    start: async () => {
      app.start()
      await app.ready(patience_ms)
      return app.url
    },
    lose: async () => {
      await app.kill()
      rmSync(data_dir, { recursive: true, force: true })
    },
    /** What an operator does there; what went wrong, when something did. */
    admin: (command: string) => admin(command, env),
  }
}
