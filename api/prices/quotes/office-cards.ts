import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { addRateCard, listRateCards, readRateCard } from '#contract/prices/rate-cards.ts'
import { rateCard } from '#contract/prices/rate-card.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { inForce } from './rate-cards.ts'

export function rateCardRoutes(app: App) {
  app.serve(listRateCards, ({ query }) => cards(app.db, query))
  app.serve(readRateCard, async ({ params }) => {
    const found = await app.db
      .selectFrom('rate_cards')
      .select(['id', 'version', 'valid_from', 'card', state])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!found) throw notFound()
    return { rate_card: { ...found, card: rateCard.parse(found.card) } }
  })
  app.serve(addRateCard, async ({ user, body, once }) => {
    try {
      return await once((tx) => add(tx, user.id, body))
    } catch (error) {
      if (violates(error, 'rate_cards_version_key')) throw conflict('rate_card_newer')
      throw error
    }
  })
}

const state = sql<'in_force' | 'to_come' | 'past'>`
  case when id = (${inForce}) then 'in_force' when valid_from > now() then 'to_come' else 'past' end`.as(
  'state',
)

async function cards(db: Db, asked: z.output<typeof listRateCards.query>) {
  let query = db
    .selectFrom('rate_cards')
    .select(['id', 'version', 'valid_from', state])
    .orderBy('version', 'desc')
    .limit(rowsFor(asked))
  const { cursor } = asked
  if (cursor)
    query = query.where('version', '<', (eb) =>
      eb.selectFrom('rate_cards as c').select('c.version').where('c.id', '=', cursor),
    )
  const { page, next_cursor } = asPage(await query.execute(), asked)
  return { card_data: page, next_cursor }
}

/** Two admins at once: the second did not see the card of the first, and is asked to look. */
async function add(tx: Transaction<DB>, admin_id: string, asked: z.output<typeof addRateCard.body>) {
  const { card, valid_from, base_version } = asked
  const { rows } = await sql<{ id: string; version: number; valid_from: Date; is_past: boolean }>`
    insert into rate_cards (id, version, valid_from, card)
    select ${randomUUIDv7()}::uuid, newest.version + 1, coalesce(${valid_from}::timestamptz, now()), ${JSON.stringify(card)}::jsonb
    from (select max(version) as version from rate_cards) newest where newest.version = ${base_version}
    returning id, version, valid_from, valid_from < now() as is_past`.execute(tx)
  const [added] = rows
  if (!added) throw conflict('rate_card_newer')
  if (added.is_past) throw invalidField('valid_from', 'error.day_past')
  const { is_past: _, ...row } = added
  await record(tx, {
    name: 'rate_card_added',
    subject_id: row.id,
    actor_id: admin_id,
    data: {
      valid_from: row.valid_from,
      before: { version: base_version },
      after: { version: row.version },
    },
  })
  return { rate_card: { ...row, state: valid_from === null ? ('in_force' as const) : ('to_come' as const) } }
}
