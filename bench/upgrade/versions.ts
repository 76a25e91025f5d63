import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shareFiles } from './share-files.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { makePostgres } from '../faults/postgres.ts'
import { makeServer } from '../faults/server.ts'
import { unpackVersion } from './version-before.ts'

export type Versions = Awaited<ReturnType<typeof makeVersions>>

/** A database, and two versions that are told to use it; nothing of it runs but the database. Gone when the work is done. */
export async function withVersions<Result>(commit: string, work: (versions: Versions) => Promise<Result>) {
  const ends: (() => unknown)[] = []
  try {
    return await work(await makeVersions(commit, (end) => ends.push(end)))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function makeVersions(commit: string, atEnd: (end: () => unknown) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-upgrade-'))
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await makePostgres(folder, await freePort())
  atEnd(postgres.close)
  const data_dir = shareFiles(folder, 0)
  const serverOf = async (data_folder: string, checkout?: string) => {
    const env = {
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'x'.repeat(32),
      DATA_DIR: data_folder,
    }
    const server = makeServer(`${data_folder}.log`, env, [], checkout)
    atEnd(server.kill)
    return server
  }
  const before = await serverOf(data_dir, unpackVersion(commit, path.join(folder, 'before')))
  return { postgres, data_dir, before, now: await serverOf(shareFiles(folder, 1)) }
}
