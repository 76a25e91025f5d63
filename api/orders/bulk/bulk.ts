import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { isBulkColumn } from '#contract/orders/bulk-columns.ts'
import { checkBulkFile, checkBulkRows, orderBulkFile, orderBulkRows } from '#contract/orders/bulk.ts'
import { money } from '#contract/prices/money.ts'
import type { DB } from '#database/schema.ts'
import type { MasterData, MasterRows } from '../../site/master-data/master-data.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict } from '../../platform/errors.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { makeTurns } from '../../platform/turns.ts'
import { accountFor } from '../placing/payment-account.ts'
import { readRows, sortedRows, summaryOf, totalOf, type ReadRows } from './check-rows.ts'
import { placeBatch } from './place-batch.ts'
import { readTable, type TableRow } from './read-table.ts'

const filesPerHour = 120
// Ten thousand rows are work for a processor: two files at a time, the others wait their turn.
const inTurn = makeTurns({ atOnce: 2, mostWaiting: 40, mostWaitingOfOne: 3 })

export function bulkRoutes(app: App, masterData: MasterData) {
  async function read(user_id: string, table: readonly TableRow[]) {
    const rows = await masterData.current()
    return { rows, read: await readRows(app.db, user_id, rows, table) }
  }
  const check = (user_id: string, tableIn: () => Promise<TableRow[]>) =>
    limited(app.db, user_id, async () => {
      const table = await tableIn()
      return summaryOf(table, await sortedRows(app.db, user_id, (await read(user_id, table)).read))
    })

  app.serve(checkBulkFile, ({ user, csv }) => check(user.id, () => readTable(csv())))
  app.serve(checkBulkRows, ({ user, body }) => check(user.id, async () => tableOf(body.rows)))
  app.serve(orderBulkFile, ({ user, csv, query, once }) =>
    limited(app.db, user.id, async () => {
      const found = await read(user.id, await readTable(csv()))
      return once(async (tx) => {
        const { id, placed } = await order(app, tx, { user_id: user.id, ...found, asked: query })
        if (!id) throw conflict('nothing_to_order')
        return { TransactionID: id, parcels: placed.length }
      })
    }),
  )
  app.serve(orderBulkRows, ({ user, body, once }) =>
    limited(app.db, user.id, async () => {
      const found = await read(user.id, tableOf(body.rows))
      return once(async (tx) => {
        const ordered = await order(app, tx, { user_id: user.id, ...found, asked: body })
        const { id, placed, sorted } = ordered
        if (!id && sorted.known.length === 0) throw conflict('nothing_to_order')
        return { TransactionID: id, parcels: placed.length, row_data: outcomes(found.read, ordered) }
      })
    }),
  )
}

/** Should another list have come in between after all, the key of the references says so. */
async function limited<Result>(db: Db, user_id: string, work: () => Promise<Result>) {
  await countAgainst(db, [{ bucket: `bulk:${user_id}`, most: filesPerHour, seconds: 3600 }])
  try {
    return await inTurn({ who: user_id }, work)
  } catch (error) {
    // A picture that another list gave to its party meanwhile is named when the rows are checked again.
    if (violates(error, 'orders_by_reference') || violates(error, 'shipment_parties_passport_once'))
      throw conflict('offer_changed')
    throw error
  }
}

function tableOf(rows: z.output<typeof checkBulkRows.body>['rows']): TableRow[] {
  return rows.map((cells, index) => ({
    row: index + 1,
    cells: new Map(
      Object.entries(cells).flatMap(([name, value]) =>
        isBulkColumn(name) && value !== undefined ? [[name, String(value).trim()] as const] : [],
      ),
    ),
  }))
}

interface Order {
  user_id: string
  rows: MasterRows
  read: ReadRows
  asked: Pick<z.output<typeof orderBulkFile.query>, 'total' | 'payment_type_id' | 'payment_account_id'>
}

/** Two lists of one customer queue up: the second sees what the first has ordered. */
async function order(app: App, tx: Transaction<DB>, { user_id, rows, read, asked }: Order) {
  const account = accountFor(rows, asked)
  await sendAhead(tx, sql`select from users where id = ${user_id}::uuid for no key update`)
  const sorted = await sortedRows(tx, user_id, read)
  const { ready, known } = sorted
  if (ready.length === 0 && (known.length > 0 || read.candidates.length === 0))
    return { id: null, placed: [], sorted }
  const total = totalOf(ready)
  if (total !== asked.total || ready.length === 0)
    throw conflict('price_changed', { total: z.encode(money, total), parcels: ready.length })
  return { ...(await placeBatch(app, tx, { user_id, account, ready })), sorted }
}

type Ordered = Awaited<ReturnType<typeof order>>

type Outcome = z.output<typeof orderBulkRows.data>['row_data'][number]
type Done = Pick<Outcome, 'outcome'> & { id: string; tracking_number: string }

function outcomes({ table }: ReadRows, { placed, sorted }: Ordered): Outcome[] {
  const errors = Map.groupBy(sorted.errors, ({ row }) => row)
  const done = new Map<number, Done>()
  for (const { row, ...one } of placed) done.set(row, { ...one, outcome: 'ordered' })
  for (const { row, ordered } of sorted.known) done.set(row, { ...ordered, outcome: 'already_ordered' })
  return table.map(({ row, cells }) => {
    const found = done.get(row)
    return {
      row,
      reference: cells.get('reference') ?? '',
      outcome: found?.outcome ?? 'refused',
      id: found?.id ?? null,
      tracking_number: found?.tracking_number ?? null,
      errors: errors.get(row) ?? [],
    }
  })
}
