import type { Db } from '../../platform/database.ts'
import { notFound, type Refusal } from '../../platform/errors.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import type { Visitor } from '../../platform/visitor.ts'

const missesPerHour = 60

/** Only misses count, so that whoever has a number is never limited; beyond sixty an hour each one costs work. */
export async function missed(db: Db, { network, proofFor }: Visitor): Promise<Refusal> {
  const limits: Limit[] = [
    { bucket: `tracking:${network}`, most: missesPerHour, seconds: 3600, isShared: true },
  ]
  await countAgainst(db, limits, proofFor('tracking'))
  return notFound()
}
