import { sql } from 'kysely'
import { rateCard, type RateCard } from '#contract/prices/rate-card.ts'
import type { Db } from '../../platform/database.ts'

export interface CurrentCard {
  id: string
  version: number
  card: RateCard
}

// Cards are never rewritten: whoever knows the id of the one in force need not read it again.
let latest: CurrentCard | undefined

export async function rateCardOf(db: Db, id: string): Promise<CurrentCard> {
  if (latest?.id === id) return latest
  const { card, ...row } = await db
    .selectFrom('rate_cards')
    .select(['id', 'version', 'card'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  latest = { ...row, card: rateCard.parse(card) }
  return latest
}

/** By the database's clock: a card whose day has come counts from that moment on, in every process. */
export const inForce = sql`
  select id from rate_cards where valid_from <= now() order by valid_from desc, version desc limit 1`
