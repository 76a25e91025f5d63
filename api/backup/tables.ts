import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

const part_bytes = 4 << 20
const newLine = 10

export interface Table {
  /** As SQL names it, with its schema. */
  name: string
  /** Those that are stored, not computed. */
  columns: string
}

// What only the running processes mean, counters of minutes, and what says which edition made the tables.
const passing = ['public.processes', 'public.limits', 'public.spent_proofs', 'public.migrations']
// Of the background work, what is still to be done; the rest are figures about it.
const work = ['jobs.queue', 'jobs.schedule', 'jobs.job']

/** Every table whose rows outlive the processes. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select t.name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from (select c.oid, n.nspname || '.' || quote_ident(c.relname) as name from pg_class c
           join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
             and n.nspname in ('public', 'jobs')) t
     join pg_attribute a on a.attrelid = t.oid
     where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and (t.name like 'public.%' or t.name = any($1)) and t.name <> all($2)
     group by t.name order by array_position($1, t.name) nulls first, t.name`,
    [work, passing],
  )
  return rows
}

/** The rows as PostgreSQL writes them, in parts that end with a whole row. */
export async function* rowsOf(client: pg.Client, { name, columns }: Table) {
  let kept = Buffer.alloc(0)
  for await (const chunk of client.query(to(`copy (select ${columns} from ${name}) to stdout`))) {
    kept = Buffer.concat([kept, chunk])
    if (kept.length < part_bytes) continue
    const end = kept.lastIndexOf(newLine) + 1
    if (end === 0) continue
    yield kept.subarray(0, end)
    kept = kept.subarray(end)
  }
  if (kept.length > 0) yield kept
}

/**
 * Within the caller's transaction: empties all tables, lets the rows in without their rules, and puts the rules back,
 * which PostgreSQL then checks over every row.
 */
export async function refill(client: pg.Client, tables: readonly Table[], fill: () => Promise<void>) {
  const own = tables.filter(({ name }) => name.startsWith('public.')).map(({ name }) => name)
  const guarded = [...own, ...(await partsOf(client))]
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of guarded) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${own.join(', ')}`)
  for (const table of work.toReversed()) await client.query(`delete from ${table}`)
  await fill()
  for (const table of guarded) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, rule } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  await moveSequences(client)
}

export async function letIn(client: pg.Client, { name, columns }: Table, rows: Uint8Array) {
  await pipeline(Readable.from([rows]), client.query(from(`copy ${name} (${columns}) from stdin`)))
}

/** The months of history, which are emptied and filled with the tables they belong to. */
async function partsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits join pg_class c on c.oid = inhparent
     where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => name)
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

async function moveSequences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select d.refobjid::regclass::text as "table", quote_ident(a.attname) as "column", d.objid::regclass::text as sequence
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1::regclass, coalesce(max(${column}), 0) + 1, false) from ${table}`, [
      sequence,
    ])
}
