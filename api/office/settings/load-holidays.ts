import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { parseCsv } from '../../platform/csv.ts'
import { isLoaded, noteLoaded } from '../../platform/loaded-data.ts'

const file = path.resolve(import.meta.dirname, '../../../database/rate-card/holidays.csv')

/** The holidays of this edition. What an operator has changed since stays as it is. */
export async function loadHolidays(client: pg.Client) {
  const text = await readFile(file, 'utf8')
  const fingerprint = createHash('sha256').update(text).digest('hex')
  if (await isLoaded(client, 'holidays', fingerprint)) return
  await client.query('begin')
  await client.query(storeHolidays, [JSON.stringify(parseCsv(text))])
  await noteLoaded(client, 'holidays', fingerprint)
  await client.query('commit')
}

const storeHolidays = `
  insert into holidays (country, date, label, source, is_estimated)
  select country, date, label, source, is_estimated
  from jsonb_to_recordset($1::jsonb) as h(country text, date date, label text, source text, is_estimated boolean)
  on conflict (country, date) do nothing`
