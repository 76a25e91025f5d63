import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { rateCard } from '#contract/prices/rate-card.ts'

const folder = path.resolve(import.meta.dirname, '../../../database/rate-card')

const withExamples = z.looseObject({ examples: z.unknown() })

/** The first rate card of an installation that has none. */
export async function loadRates(client: pg.Client) {
  const { rowCount } = await client.query('select from rate_cards limit 1')
  if (rowCount) return
  const { examples: _, ...rest } = withExamples.parse(
    JSON.parse(await readFile(path.join(folder, 'rate_card.json'), 'utf8')),
  )
  await client.query(
    `insert into rate_cards (id, version, valid_from, card) values ($1, 1, '2026-01-01T00:00:00Z', $2)`,
    [randomUUIDv7(), JSON.stringify(rateCard.parse(rest))],
  )
}
