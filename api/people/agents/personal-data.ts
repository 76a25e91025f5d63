import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { applicationKept_days } from '#contract/people/agents.ts'
import type { DB } from '#database/schema.ts'
import { removeFiles } from '../../files/erase-files.ts'
import type { Db } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { transaction } from '../../platform/transaction.ts'

interface Parts {
  db: Kysely<DB>
  jobs: () => Jobs
}

const unclaimed_hours = 12

/** Pictures whose application never came. */
export function sweepAgentPicturesJob({ db, jobs }: Parts) {
  return {
    name: 'sweep_agent_pictures',
    every: '29 * * * *',
    work: () =>
      transaction(db, (tx) =>
        removePictures(
          jobs(),
          tx,
          sql`application_id is null and created_at < now() - make_interval(hours => ${unclaimed_hours}::int)`,
        ),
      ),
  }
}

/** A rejected application goes altogether, of an approved one the identity picture: its purpose is served. */
export function forgetApplicationsJob({ db, jobs }: Parts) {
  return {
    name: 'forget_applications',
    every: '47 4 * * *',
    work: () =>
      transaction(db, async (tx) => {
        const old = sql`decided_at < now() - make_interval(days => ${applicationKept_days}::int)`
        await erase(jobs(), tx, sql`status = 'rejected' and ${old}`)
        await removePictures(
          jobs(),
          tx,
          sql`kind = 'identity' and application_id in (select id from agent_applications where status = 'approved' and ${old})`,
        )
      }),
  }
}

interface Person {
  id: string
  email: string
}

/** The address of an account is proven, so what came from it is its owner's, signed in or not. */
export function applicationsForExport(db: Db, { id, email }: Person) {
  return db
    .selectFrom('agent_applications')
    .select(['reference', 'status', 'created_at', 'decided_at', 'reject_code', 'reject_reason'])
    .select([
      'name',
      'email',
      'phone',
      'label',
      'address',
      'postal_code',
      'country_id',
      'region_id',
      'city_id',
    ])
    .select(['lat', 'lon', 'hours', 'years_in_business', 'about', 'registration_number'])
    .where((eb) => eb.or([eb('applicant_id', '=', id), eb('email', '=', email)]))
    .orderBy('id')
    .execute()
}

/** What waits is withdrawn. An approved one stays with its counter, which goes on without the account. */
export async function eraseApplicationsOf(jobs: Jobs, tx: Transaction<DB>, { id, email }: Person) {
  const own = sql`(applicant_id = ${id}::uuid or email = ${email})`
  await sql`update agent_applications set status = 'withdrawn' where status = 'waiting' and ${own}`.execute(
    tx,
  )
  await erase(jobs, tx, sql`status in ('rejected', 'withdrawn') and ${own}`)
}

async function erase(jobs: Jobs, tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`
    update agent_applications set name = null, email = null, phone = null, label = null, address = null, postal_code = null,
      lat = null, lon = null, about = null, registration_number = null, reject_reason = null, applicant_id = null, hours = '{}', erased_at = now()
    where erased_at is null and ${which} returning id`.execute(tx)
  if (rows.length > 0) await removePictures(jobs, tx, sql`application_id = any(${rows.map(({ id }) => id)})`)
}

async function removePictures(jobs: Jobs, tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{
    file_id: string
  }>`delete from agent_pictures where ${which} returning file_id`.execute(tx)
  await removeFiles(
    jobs,
    tx,
    rows.map(({ file_id }) => file_id),
  )
}
