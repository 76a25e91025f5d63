import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { Refusal, tooMany } from './errors.ts'
import { coverOf, demandProof, readProof, type ProofContext } from './proof-of-work.ts'

export interface Limit {
  bucket: string
  most: number
  seconds: number
  /** Used up by many people together: over it a call costs a proof of work, and is never refused. */
  isShared?: true
}

/**
 * Counts one more in every bucket, or refuses and counts in none: what one caller uses up is theirs alone.
 * One statement, the same for all processes; a refusal only reads. Shared limits need the context of their proof.
 */
export async function countAgainst(db: Db, limits: readonly Limit[], context?: ProofContext) {
  const proof = context && readProof(context)
  const { rows } = await sql<{ wait_s: number; over: number }>`
    select wait_s, over from count_against(
      ${limits.map(nameOf)}::text[], ${limits.map(({ most }) => most)}::int[], ${limits.map(({ seconds }) => seconds)}::int[],
      ${limits.map(({ isShared = false }) => isShared)}::bool[], ${coverOf(proof)}::float8,
      ${proof?.digest ?? null}::bytea, to_timestamp(${proof?.until_s ?? null}::float8))`.execute(db)
  const [{ wait_s, over } = { wait_s: 0, over: 0 }] = rows
  if (wait_s > 0) throw tooMany(wait_s)
  if (over === 0) return
  if (!context) throw new Error('A shared limit needs to know whom it asks for a proof of work.')
  throw demandProof(context, over)
}

/** For limits of misses: a try is counted before it is made, so that fifty at once are no way past, and a hit is given back. */
export async function countMisses<Result>(
  db: Db,
  limits: readonly Limit[],
  context: ProofContext | undefined,
  attempt: () => Promise<Result>,
  isMiss: (refusal: Refusal) => boolean = () => true,
) {
  await countAgainst(db, limits, context)
  try {
    const result = await attempt()
    await giveBack(db, limits)
    return result
  } catch (error) {
    if (!(error instanceof Refusal) || !isMiss(error)) await giveBack(db, limits)
    throw error
  }
}

/** For work that needs more than the database: whoever tries again while something of ours is away uses nothing up by it. */
export async function countWork<Result>(db: Db, limits: readonly Limit[], work: () => Promise<Result>) {
  await countAgainst(db, limits)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) await giveBack(db, limits)
    throw error
  }
}

async function giveBack(db: Db, limits: readonly Limit[]) {
  await sql`select give_back(${limits.map(nameOf)}::text[])`.execute(db)
}

const longestName = 150

/** Addresses of mail may be longer than a name of a bucket. */
function nameOf({ bucket }: Limit) {
  if (bucket.length <= longestName) return bucket
  return `${bucket.slice(0, 40)}#${createHash('sha256').update(bucket).digest('base64url')}`
}
