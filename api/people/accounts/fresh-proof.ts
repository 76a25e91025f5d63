import { sql } from 'kysely'
import { proofLife_s, type ProofWay } from '#contract/people/fresh-proof.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'

/** A page answers this with one dialog, and then repeats the call. */
function freshProofRequired() {
  return new Refusal('fresh_proof_required')
}

/** By the database's clock, for this session alone: a session that was taken over opens nothing that matters. */
export async function demandFreshProof(db: Db, session_id: string) {
  if (!(await freshUntil(db, session_id))) throw freshProofRequired()
}

const end = sql<Date>`proven_at + make_interval(secs => ${sql.lit(proofLife_s)})`

export async function freshUntil(db: Db, session_id: string) {
  const row = await db
    .selectFrom('fresh_proofs')
    .select(end.as('fresh_until'))
    .where('session_id', '=', session_id)
    .where(sql<boolean>`${end} > now()`)
    .executeTakeFirst()
  return row?.fresh_until ?? null
}

export async function keepProof(db: Db, session_id: string, proven_by: ProofWay) {
  const fresh = { proven_by, proven_at: sql<Date>`now()` }
  const { fresh_until } = await db
    .insertInto('fresh_proofs')
    .values({ session_id, ...fresh })
    .onConflict((known) => known.column('session_id').doUpdateSet(fresh))
    .returning(end.as('fresh_until'))
    .executeTakeFirstOrThrow()
  return { fresh_until }
}

export function proofsForExport(db: Db, user_id: string) {
  return db
    .selectFrom('fresh_proofs as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['s.device', 'p.proven_by', 'p.proven_at'])
    .where('s.user_id', '=', user_id)
    .execute()
}
