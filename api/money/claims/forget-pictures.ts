import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { forgetFiles } from '../../files/erase-files.ts'
import { transaction } from '../../platform/transaction.ts'

const kept_days = 90

/** A picture goes 90 days after its claim is closed, or after it was given for none. */
export function forgetClaimPicturesJob({ db, jobs }: { db: Kysely<DB>; jobs: () => Jobs }) {
  return {
    name: 'forget_claim_pictures',
    every: '29 4 * * *',
    work: async () => {
      await transaction(db, (tx) => forgetFiles(jobs(), tx, outlived))
    },
  }
}

const outlived = sql`select f.id from files f
  where f.kind = 'claim' and f.sealed_key <> '' and f.created_at < now() - make_interval(days => ${kept_days}::int)
    and not exists (select from claim_pictures p join claims c on c.id = p.claim_id where p.file_id = f.id
      and (c.closed_at is null or c.closed_at > now() - make_interval(days => ${kept_days}::int)))`
