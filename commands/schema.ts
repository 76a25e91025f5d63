// Writes database/schema.ts from the migrated database; with --check it only compares.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { asAdmin, databaseAt, startTestPostgres } from './test-postgres.ts'

const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, 'database/schema.ts')
const types: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  timestamptz: 'Date',
  time: 'string',
  jsonb: 'unknown',
  numeric: 'string',
}

const columns = `
  select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
    c.column_default is not null or c.is_identity = 'YES' as has_default, c.is_generated = 'ALWAYS' as is_generated,
    (select array_agg(m[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
     where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c' and array_length(k.conkey, 1) = 1
       and k.conkey[1] = c.ordinal_position and pg_get_constraintdef(k.oid) ~ '= ANY') as allowed
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  has_default: boolean
  is_generated: boolean
  allowed: string[] | null
}

async function generateSchema(url: string) {
  const rows = await asAdmin(url, async (client) => (await client.query<Column>(columns)).rows)
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const interfaces = [...tables].map(
    ([name, fields]) => `export interface ${pascal(name)} {\n${fields.map(field).join('\n')}\n}\n`,
  )
  const index = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)}`).join('\n')
  return `// Written by \`npm run schema\` from the migrated database; do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

${interfaces.join('\n')}
export interface DB {\n${index}\n}\n`
}

function field({ column_name, udt_name, nullable, has_default, is_generated, allowed }: Column) {
  const list = udt_name.startsWith('_')
  const base = allowed
    ? allowed.map((value) => `'${value}'`).join(' | ')
    : types[list ? udt_name.slice(1) : udt_name]
  if (!base) throw new Error(`No TypeScript type is known for ${udt_name} (${column_name}).`)
  const plain = `${list ? `${base}[]` : base}${nullable ? ' | null' : ''}`
  const wrapped = is_generated ? `GeneratedAlways<${plain}>` : has_default ? `Generated<${plain}>` : plain
  return `  ${column_name}: ${wrapped}`
}

function pascal(name: string) {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export async function isSchemaCurrent(url: string) {
  return (await generateSchema(url)) === (await readFile(file, 'utf8').catch(() => ''))
}

/** Whether nothing that the schema follows from has changed since it was found to fit. */
export async function isSchemaUnchanged(stamp: string) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprint())
}

export async function keepSchemaStamp(stamp: string) {
  await writeFile(stamp, await fingerprint())
}

/** The migrations, what carries them out and reads the result, the version of PostgreSQL, and the schema itself. */
async function fingerprint() {
  const migrations = (await readdir(path.join(root, 'database/migrations'))).toSorted()
  const sources = [
    ...migrations.map((name) => `database/migrations/${name}`),
    'api/platform/migrate.ts',
    'commands/schema.ts',
    'package-lock.json',
    'database/schema.ts',
  ]
  const hash = createHash('sha256')
  for (const source of sources) hash.update(`${source}\n`).update(await readFile(path.join(root, source)))
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) {
  const server = await startTestPostgres()
  await writeFile(file, await generateSchema(databaseAt(server.url, server.template)))
  await server.stop()
  console.log('database/schema.ts is written.')
}
