import type { Storage } from '../platform/storage.ts'
import type { Ask, Violation } from './ask.ts'

const atOnce = 16

/** Rows of pictures whose bytes are not there; one that was erased has none. */
export async function verifyFiles(ask: Ask, storage: Pick<Storage, 'exists'>) {
  const rows = await ask(
    `select storage_key as id, 'a picture lies where its row says' as rule from files where sealed_key <> '' order by 1`,
  )
  const missing: Violation[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const there = await Promise.all(some.map(({ id }) => storage.exists(id)))
    missing.push(...some.filter((_, place) => !there[place]))
  }
  return missing
}
