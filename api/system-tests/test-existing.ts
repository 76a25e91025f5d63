import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Existing } from './test-plausible.ts'

// What a part of an address names, where it is not called like its table.
const tableOf: Record<string, string> = {
  transaction: 'orders',
  shipment: 'orders',
  order: 'orders',
  customer: 'users',
  person: 'users',
}

/** Ids and names of what is in the database, so that made-up calls reach something now and then. */
export async function existingIn(db: Db): Promise<Existing> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    where c.table_schema = 'public' and c.data_type in ('uuid', 'text')`.execute(db)
  const texts: Record<string, string[]> = {}
  const ids: string[] = ['00000000-0000-4000-8000-000000000000']
  for (const { table_name, column_name, data_type } of columns) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column_name)}::text as value from ${sql.table(table_name)}
      where ${sql.ref(column_name)} is not null limit 8`.execute(db)
    const values = rows.map(({ value }) => value)
    if (data_type === 'uuid') ids.push(...values)
    if (data_type === 'text') texts[column_name] = [...(texts[column_name] ?? []), ...values]
    if (/^(id|order_id)$/.test(column_name)) remember(texts, table_name, values)
  }
  for (const [name, table] of Object.entries(tableOf))
    texts[`ids of ${name}`] = texts[`ids of ${table.replace(/s$/, '')}`] ?? ids
  texts['number'] = texts['tracking_number'] ?? []
  return { ids: [...new Set(ids)], texts }
}

function remember(texts: Record<string, string[]>, table: string, values: string[]) {
  const name = `ids of ${table.replace(/s$/, '').replaceAll('_', '-')}`
  if (values.length > 0) texts[name] = [...(texts[name] ?? []), ...values]
}
