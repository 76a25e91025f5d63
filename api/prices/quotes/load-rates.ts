import { createHash, randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { rateCard } from '#contract/prices/rate-card.ts'
import { parseCsv } from '../../platform/csv.ts'

const folder = path.resolve(import.meta.dirname, '../../../database/rate-card')

/** The first rate card, and the holidays of this edition. What an operator has changed since stays as it is. */
export async function loadRates(client: pg.Client) {
  await loadFirstCard(client)
  await loadHolidays(client)
}

const withExamples = z.looseObject({ examples: z.unknown() })

async function loadFirstCard(client: pg.Client) {
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

async function loadHolidays(client: pg.Client) {
  const text = await readFile(path.join(folder, 'holidays.csv'), 'utf8')
  const fingerprint = createHash('sha256').update(text).digest('hex')
  const { rowCount } = await client.query(
    `select from loaded_data where name = 'holidays' and fingerprint = $1`,
    [fingerprint],
  )
  if (rowCount) return
  await client.query('begin')
  await client.query(storeHolidays, [JSON.stringify(parseCsv(text))])
  await client.query(
    `insert into loaded_data (name, fingerprint) values ('holidays', $1)
     on conflict (name) do update set fingerprint = excluded.fingerprint, loaded_at = now()`,
    [fingerprint],
  )
  await client.query('commit')
}

const storeHolidays = `
  insert into holidays (country, date, label, source, is_estimated)
  select country, date, label, source, is_estimated
  from jsonb_to_recordset($1::jsonb) as h(country text, date date, label text, source text, is_estimated boolean)
  on conflict (country, date) do nothing`
