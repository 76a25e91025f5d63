import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { FileKind } from './pictures.ts'
import type { Storage } from '../platform/storage.ts'

const kinds: readonly FileKind[] = [
  'payment_proof',
  'account_image',
  'passport',
  'evidence',
  'agent_document',
  'claim',
]
const day_ms = 86_400_000

/** Files whose row never came, because the call ended between the two: gone after a day. */
export function sweepFilesJob({ db, storage }: { db: Kysely<DB>; storage: Storage }) {
  return {
    name: 'sweep_files',
    every: '41 3 * * *',
    work: async () => {
      for (const kind of kinds)
        for (const days of [2, 3, 4]) await sweepDay(db, storage, `${kind}/${dayBefore(days)}`)
    },
  }
}

function dayBefore(days: number) {
  return new Date(Date.now() - days * day_ms).toISOString().slice(0, 10)
}

async function sweepDay(db: Kysely<DB>, storage: Storage, folder: string) {
  const keys = await storage.list(folder)
  if (keys.length === 0) return
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where(sql<boolean>`storage_key = any(${keys})`)
    .execute()
  const known = new Set(rows.map(({ storage_key }) => storage_key))
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
}
