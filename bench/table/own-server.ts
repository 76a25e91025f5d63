import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stopLeftover } from '../../api/platform/embedded-postgres.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { makeServer } from '../faults/server.ts'

const mib = 1024 * 1024

export type OwnServer = Awaited<ReturnType<typeof makeOwnServer>>

/** A server as `npm start` runs it, with its own PostgreSQL and a folder that goes with it. */
async function makeOwnServer(folder: string) {
  const port = await freePort()
  const data_dir = path.join(folder, 'data')
  const server = makeServer(path.join(folder, 'server.log'), {
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data_dir,
    DATABASE_URL: '',
    WEB_BUILD: 'production',
  })
  return {
    ...server,
    data_dir,
    /** What the process holds of the machine's memory, without PostgreSQL. */
    memory_mib: async () => {
      const status = await readFile(`/proc/${server.pid()}/status`, 'utf8')
      return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / mib
    },
  }
}

export async function withOwnServer<Done>(work: (server: OwnServer) => Promise<Done>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-bench-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const server = await makeOwnServer(folder)
  try {
    return await work(server)
  } finally {
    await server.stop()
    await stopLeftover(server.data_dir).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
}
