import { sql, type Kysely } from 'kysely'
import { passportKept_days } from '#contract/platform/files.ts'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../platform/jobs.ts'
import { transaction } from '../platform/transaction.ts'

interface Forgotten {
  id: string
  storage_key: string
}

/** A passport picture goes some days after the last parcel it was given for is closed, or after it was given for none. */
export function forgetPassportsJob({ db, jobs }: { db: Kysely<DB>; jobs: () => Jobs }) {
  return {
    name: 'forget_passports',
    every: '23 4 * * *',
    work: () =>
      transaction(db, async (tx) => {
        const { rows } = await sql<Forgotten>`
          update files f set sealed_key = ''
          where f.kind = 'passport' and f.sealed_key <> '' and f.created_at < now() - make_interval(days => ${passportKept_days}::int)
            and not exists (select from shipment_parties p join shipments s on s.order_id = p.order_id
              where p.passport_image_id = f.id
                and (s.closed_at is null or s.closed_at > now() - make_interval(days => ${passportKept_days}::int)))
          returning f.id, f.storage_key`.execute(tx)
        if (rows.length === 0) return
        await sql`update users set passport_id = null where passport_id = any(${rows.map(({ id }) => id)})`.execute(
          tx,
        )
        await jobs().send(tx, 'erase_files', { keys: rows.map(({ storage_key }) => storage_key) })
      }),
  }
}
