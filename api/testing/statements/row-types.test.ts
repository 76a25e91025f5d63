import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ResultColumn } from './recorded.ts'
import { findWrongRows } from './row-types.ts'

const file = 'api/made-up.ts'
const source = `import { sql } from 'kysely'
import type { Paid } from './made-up-types.ts'
interface Row { id: string; status: 'paid' | 'due'; at: Date | null }
export const fits = sql<Row>\`select id, status, at from payments where id = \${1}\`
export const wrong = sql<Paid>\`select id, at, data from payments where \${fits}\`
export const value = sql<number>\`count(*)\`.as('waiting')
export const unrun = sql<{ id: string }>\`select id from refunds\`
`
const types = `export type Paid = Pick<{ id: string; data: { at: Date }; total: number }, 'id' | 'data' | 'total'>\n`
const uuid = 2950
const text = 25
const int4 = 23
const timestamptz = 1184
const jsonb = 3802

test('a row that is not what came back is named with its place; one that fits is not', async () => {
  const found = await findWrongRows(
    [
      came('select id, status, at from payments where id = $1', [
        column('id', uuid),
        column('status', text),
        { ...column('at', timestamptz), isNullSeen: true },
      ]),
      came('select id, at, data from payments where true', [
        { ...column('id', uuid), isNullSeen: true },
        column('at', timestamptz),
        column('data', jsonb),
      ]),
      came('select count(*) as "waiting" from payments', [column('waiting', text)]),
    ],
    {
      isWhole: true,
      sources: new Map([
        [file, source],
        ['api/made-up-types.ts', types],
      ]),
    },
  )
  assert.deepEqual(found, [
    'api/made-up.ts:5: at comes back but is not declared',
    'api/made-up.ts:5: data is declared as another type',
    'api/made-up.ts:5: id can be null',
    'api/made-up.ts:5: total is declared but does not come back',
    'api/made-up.ts:6: waiting is declared as another type',
    'api/made-up.ts:7: no test runs this statement, so nothing checks its type',
  ])
})

test('a type that nobody knows how to read is said, not passed over', async () => {
  const statement = came('select id from refunds', [column('id', int4 + 1_000_000)])
  const sources = new Map([[file, source]])
  await assert.rejects(findWrongRows([statement], { isWhole: false, sources }), /No kind is known/)
})

function came(text: string, columns: ResultColumn[]) {
  return { text, columns, senders: [[file]] }
}

function column(name: string, type: number): ResultColumn {
  return { name, type, isNullSeen: false }
}
