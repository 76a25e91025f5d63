import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { eraseFilesOf } from './files/erase-files.ts'
import { eraseClaimsOf } from './money/claims/personal-data.ts'
import { eraseOrdersOf } from './orders/transactions/personal-data.ts'
import { endOtherAccess } from './people/accounts/end-access.ts'
import { removePerson } from './people/accounts/keep-choices.ts'
import { readProfile } from './people/accounts/profile.ts'
import { eraseApplicationsOf } from './people/agents/personal-data.ts'
import { Refusal } from './platform/errors.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Storage } from './platform/storage.ts'
import { transaction } from './platform/transaction.ts'

const folder = 'erased'
const uuid = /^[0-9a-f-]{36}$/

interface Parts {
  db: Kysely<DB>
  storage: Storage
  jobs: () => Jobs
}

/** The person goes with everything that hangs on them, and stays gone when the database is restored to a moment before. */
export async function erasePerson(jobs: Jobs, tx: Transaction<DB>, user_id: string) {
  await eraseClaimsOf(tx, user_id)
  await eraseOrdersOf(tx, user_id)
  const { profile } = await readProfile(tx, user_id)
  await eraseApplicationsOf(jobs, tx, profile)
  await eraseFilesOf(jobs, tx, user_id)
  await removePerson(tx, user_id)
  await jobs.send(tx, 'keep_erasure', { user_id })
}

/** Beside the pictures, which do not go back in time with the database. The name alone says it: an id and nothing else. */
export function keepErasureJob({ storage }: Pick<Parts, 'storage'>) {
  return {
    name: 'keep_erasure',
    work: ({ user_id }: { user_id: string }) => storage.put(`${folder}/${user_id}`, new Uint8Array()),
  }
}

/** People of this database who were erased at a later moment than the one it was restored to. */
export async function returnedPeople({ db, storage }: Pick<Parts, 'db' | 'storage'>) {
  const keys = await storage.list(folder)
  const erased = keys.map((key) => key.slice(folder.length + 1)).filter((id) => uuid.test(id))
  if (erased.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = any(${erased}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many were erased; the others still had money open at that moment, so they are only signed out until it is settled. */
export async function eraseReturned({ db, jobs }: Pick<Parts, 'db' | 'jobs'>, ids: readonly string[]) {
  let erased = 0
  for (const id of ids) {
    const isGone = await transaction(db, (tx) => eraseAgain(jobs(), tx, id)).catch(refusedByMoney)
    if (isGone) erased += 1
    else await transaction(db, (tx) => endOtherAccess(tx, id))
  }
  return { erased, waiting: ids.length - erased }
}

/** Several processes may start at once: the first of them does it. */
async function eraseAgain(jobs: Jobs, tx: Transaction<DB>, id: string) {
  const person = await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (person) await erasePerson(jobs, tx, id)
  return true
}

function refusedByMoney(error: unknown) {
  if (error instanceof Refusal && error.status === 409) return false
  throw error
}

/** Before anybody is served and any letter goes out. A storage that is away holds up no start: the job below asks again. */
export async function eraseBeforeServing(
  parts: Pick<Parts, 'db' | 'storage'>,
  startJobs: () => Promise<Jobs>,
  log: Pick<Log, 'warn'>,
) {
  const ids = await returnedPeople(parts).catch((err: unknown) => {
    log.warn({ err }, 'The storage did not say who was erased; it is asked again every hour.')
    return []
  })
  if (ids.length === 0) return
  const jobs = await startJobs()
  const told = await eraseReturned({ db: parts.db, jobs: () => jobs }, ids).finally(jobs.stop)
  log.warn(told, 'People who were erased after the moment of this database are erased again.')
}

/** For those who had to wait, and for a storage that was away when the process started. */
export function eraseReturnedJob(parts: Parts) {
  return {
    name: 'erase_returned',
    every: '11 * * * *',
    work: async () => {
      await eraseReturned(parts, await returnedPeople(parts))
    },
  }
}
