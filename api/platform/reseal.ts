import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Db } from './database.ts'
import { reseal, type Keys } from './keys.ts'
import type { SealedColumn } from './sealed-columns.ts'

// So many rows go with one statement, and so long one run of the job takes: nobody who calls has to wait for it.
const slice_rows = 500
const patience_ms = 45_000

interface Parts {
  db: Kysely<DB>
  keys: Keys
}

/** Seals everything again, slice by slice, once every process seals with the current key; goes on where it stopped. */
export function resealJob({ db, keys }: Parts, columns: readonly SealedColumn[]) {
  return {
    name: 'reseal',
    every: '* * * * *',
    work: async () => {
      if (!(await isDue(db, keys))) return
      const until = Date.now() + patience_ms
      for (const column of columns) {
        const place = await placeIn(db, column)
        if (!place.isFinished) await resealColumn({ db, keys }, column, place.after, until)
        if (Date.now() > until) return
      }
    },
  }
}

/** What an earlier process wrote with the other key, before the place that was reached, would be missed. */
async function isDue(db: Db, keys: Keys) {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from installation where other_mark is not null and key_mark = ${keys.mark})
      and not exists (select from processes where seals_with is distinct from ${keys.mark}
                      and seen_at > now() - interval '45 seconds') as is_due`.execute(db)
  return rows[0]?.is_due === true
}

async function placeIn(db: Db, { name }: SealedColumn) {
  const { rows } = await sql<{ done_until: string[]; finished_at: Date | null }>`
    select done_until, finished_at from resealing where column_name = ${name}`.execute(db)
  const [place] = rows
  return { after: place?.done_until ?? [], isFinished: (place?.finished_at ?? null) !== null }
}

async function resealColumn({ db, keys }: Parts, column: SealedColumn, start: string[], until: number) {
  let after = start
  while (Date.now() < until) {
    const rows = await column.read(db, after, slice_rows)
    const changed = rows.flatMap(({ key, bound_to, sealed }) => {
      const anew = reseal(keys, { ...column, bound_to, sealed })
      return Buffer.isBuffer(anew) ? [{ key, before: sealed, sealed: anew }] : []
    })
    if (changed.length > 0) await column.write(db, changed)
    after = rows.at(-1)?.key ?? after
    const isFinished = rows.length < slice_rows
    await sql`
      insert into resealing (column_name, done_until, finished_at)
      values (${column.name}, ${after}::text[], case when ${isFinished} then now() end)
      on conflict (column_name) do update set done_until = excluded.done_until, finished_at = excluded.finished_at`.execute(
      db,
    )
    if (isFinished) return
  }
}

/** How many rows of a column open only with a key other than the current one, and how many with none that is held. */
export async function countNotCurrent({ db, keys }: { db: Db; keys: Keys }, column: SealedColumn) {
  const counted = { with_other: 0, with_none: 0 }
  for (let after: string[] = []; ;) {
    const rows = await column.read(db, after, slice_rows)
    for (const { bound_to, sealed } of rows) {
      const anew = reseal(keys, { ...column, bound_to, sealed })
      if (anew === 'opens_with_none') counted.with_none += 1
      else if (anew !== 'is_current') counted.with_other += 1
    }
    after = rows.at(-1)?.key ?? after
    if (rows.length < slice_rows) return counted
  }
}
