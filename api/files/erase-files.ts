import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Storage } from '../platform/storage.ts'

/** Without its key a file is noise from the commit on; its bytes are removed afterwards. `which` selects ids of files. */
export async function forgetFiles(jobs: Jobs, tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    update files set sealed_key = '' where id in (${which}) and sealed_key <> ''
    returning id, storage_key`.execute(tx)
  const keys = rows.map(({ storage_key }) => storage_key)
  if (keys.length > 0) await jobs.send(tx, 'erase_files', { keys })
  return rows.map(({ id }) => id)
}

/** Pictures of the office's accounts stay: they are not the person's. */
export function eraseFilesOf(jobs: Jobs, tx: Transaction<DB>, owner_id: string) {
  return forgetFiles(
    jobs,
    tx,
    sql`select id from files where owner_id = ${owner_id}::uuid and kind <> 'account_image'`,
  )
}

/** With their rows, so that no fingerprint of them stays either. */
export async function removeFiles(jobs: Jobs, tx: Transaction<DB>, ids: string[]) {
  if (ids.length === 0) return
  const removed = await tx
    .deleteFrom('files')
    .where(sql<boolean>`id = any(${ids})`)
    .returning('storage_key')
    .execute()
  await jobs.send(tx, 'erase_files', { keys: removed.map(({ storage_key }) => storage_key) })
}

export function eraseFilesJob({ storage }: { storage: Storage }) {
  return {
    name: 'erase_files',
    work: async ({ keys }: { keys: string[] }) => {
      for (const key of keys) if (await storage.exists(key)) await storage.remove(key)
    },
  }
}
