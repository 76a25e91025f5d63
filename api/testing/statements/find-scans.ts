import pg from 'pg'
import { z } from 'zod'
import { owners } from '../table-owners.ts'
import { fewRows, scanners } from '../table-sizes.ts'
import { codeOf, free } from './find-strangers.ts'
import { sendersOf, type Recorded } from './recorded.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  Plans?: Node[] | undefined
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)
const answer = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })])

/**
 * A sentence for each statement of the product that reads a table that grows from end to end, because no index fits it,
 * and for each entry of the list that is settled. The plans are those of PostgreSQL, asked for any values.
 */
export async function findScans(
  statements: Recorded[],
  database_url: string,
  { isWhole }: { isWhole: boolean },
) {
  const client = new pg.Client({ connectionString: database_url })
  await client.connect()
  try {
    // No table of a test is large: what would be too dear for millions of rows is only done where there is no other way.
    await client.query('set enable_seqscan = off; set enable_mergejoin = off; set enable_hashjoin = off')
    await client.query('set cpu_tuple_cost = 10; set cpu_index_tuple_cost = 10')
    for (const table of fewRows) await client.query(`analyze ${table}`)
    const known = await readTables(client)
    const found = new Map<string, string>()
    for (const statement of statements) {
      const senders = [...sendersOf(statement)].filter((file) => !free.test(file))
      if (senders.length === 0 || !isExplained(statement.text)) continue
      for (const table of scannedIn(await planOf(client, statement.text), known))
        for (const file of senders) found.set(`${file} ${table}`, statement.text)
    }
    return sentences(found, isWhole)
  } finally {
    await client.end()
  }
}

function sentences(found: Map<string, string>, isWhole: boolean) {
  const listed = Object.entries(scanners).flatMap(([file, { tables }]) =>
    tables.map((table) => `${file} ${table}`),
  )
  const unlisted = [...found].filter(([pair]) => !listed.includes(pair))
  const settled = listed.filter((pair) => isWhole && !found.has(pair))
  return [
    ...unlisted.map(([pair, text]) => {
      const [file, table] = pair.split(' ')
      return `${file} reads all of ${table}: give it an index, or say in api/testing/table-sizes.ts why it may.\n    ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`
    }),
    ...settled.map(
      (pair) => `${pair}: no longer reads all of it, take it off the list in api/testing/table-sizes.ts.`,
    ),
  ].toSorted()
}

/** One statement that reads or changes rows; of several in one text the others would be carried out. */
function isExplained(text: string) {
  const code = codeOf(text).trim().replace(/;$/, '')
  return /^(?:with|select|insert|update|delete)\b/i.test(code) && !code.includes(';')
}

async function planOf(client: pg.Client, text: string) {
  const { rows } = await client.query(`explain (generic_plan, costs off, format json) ${text}`)
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = answer.parse(rows)
  return Plan
}

interface Known {
  /** Indexes of some rows alone. */
  partial: ReadonlySet<string>
  /** The tables that are kept in parts, by their parts. */
  wholes: ReadonlyMap<string, string>
}

async function readTables(client: pg.Client): Promise<Known> {
  const { rows: indexes } = await client.query<{ name: string }>(
    `select relname as name from pg_index join pg_class c on c.oid = indexrelid where indpred is not null`,
  )
  const { rows: parts } = await client.query<{ part: string; whole: string }>(
    `select part.relname as part, whole.relname as whole from pg_inherits
      join pg_class part on part.oid = inhrelid join pg_class whole on whole.oid = inhparent`,
  )
  return {
    partial: new Set(indexes.map(({ name }) => name)),
    wholes: new Map(parts.map(({ part, whole }) => [part, whole])),
  }
}

/**
 * The tables of which this part reads every row. A limit ends the walk along an index early, and an index of some rows
 * alone, of what waits for somebody, is as long as that work.
 */
function scannedIn(part: Node, known: Known, isLimited = false): string[] {
  const name = part['Relation Name'] ?? ''
  const table = known.wholes.get(name) ?? name
  const isWholeIndex = !part['Index Cond'] && !isLimited && !known.partial.has(part['Index Name'] ?? '')
  const isWalk = /^Index (?:Only )?Scan$/.test(part['Node Type']) && isWholeIndex
  const isScan = part['Node Type'] === 'Seq Scan' || isWalk
  const limited = part['Node Type'] === 'Limit' || (isLimited && part['Node Type'] !== 'Sort')
  return [
    ...(isScan && table in owners && !fewRows.has(table) ? [table] : []),
    ...(part.Plans ?? []).flatMap((inner) => scannedIn(inner, known, limited)),
  ]
}
