import { sql, type Kysely } from 'kysely'
import { passportKept_days } from '#contract/platform/files.ts'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { forgetFiles } from '../../files/erase-files.ts'
import { transaction } from '../../platform/transaction.ts'

/** A passport picture goes some days after the last parcel it was given for is closed, or after it was given for none. */
export function forgetPassportsJob({ db, jobs }: { db: Kysely<DB>; jobs: () => Jobs }) {
  return {
    name: 'forget_passports',
    every: '23 4 * * *',
    work: () =>
      transaction(db, async (tx) => {
        const ids = await forgetFiles(jobs(), tx, outlived)
        await sql`update users set passport_id = null where passport_id = any(${ids}::uuid[])`.execute(tx)
      }),
  }
}

const outlived = sql`select f.id from files f
  where f.kind = 'passport' and f.sealed_key <> '' and f.created_at < now() - make_interval(days => ${passportKept_days}::int)
    and not exists (select from shipment_parties p join shipments s on s.order_id = p.order_id
      where p.passport_image_id = f.id
        and (s.closed_at is null or s.closed_at > now() - make_interval(days => ${passportKept_days}::int)))`
