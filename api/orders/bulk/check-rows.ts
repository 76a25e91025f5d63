import { setImmediate as otherWork } from 'node:timers/promises'
import { columnOf } from '#contract/orders/bulk-columns.ts'
import { endOfPictureId } from '#contract/orders/picture-codes.ts'
import { mostBulkErrors, type BulkError } from '#contract/orders/bulk.ts'
import { addressesOf } from '../../people/addresses/addresses.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { notFound, Refusal } from '../../platform/errors.ts'
import type { Db } from '../../platform/database.ts'
import { termsAmong } from '../../prices/quotes/terms.ts'
import { picturesEnding } from '../shipments/own-passports.ts'
import { priceShipment } from '../shipments/choose-shipment.ts'
import { readPlaces } from './places.ts'
import { inCells, readRow, type Known } from './read-row.ts'
import type { TableRow } from './read-table.ts'
import { sortRows, standingOf, type Candidate, type Sorted } from './standing.ts'

export interface ReadRows {
  table: readonly TableRow[]
  candidates: Candidate[]
  errors: BulkError[]
}

// So many rows are looked at before others are let in again.
const atOnce = 50

/** Every row by the rules of the single order, as far as it can be said without asking what is still to be had. */
export async function readRows(
  db: Db,
  user_id: string,
  rows: MasterRows,
  table: readonly TableRow[],
): Promise<ReadRows> {
  const known = await knownTo(db, user_id, rows, table)
  const errors: BulkError[] = twice(table)
  const taken = new Set(errors.map(({ row }) => row))
  const contents = []
  for (const [index, row] of table.entries()) {
    if (index % atOnce === atOnce - 1) await otherWork()
    if (taken.has(row.row)) continue
    const read = readRow(known, row)
    if (read.content) contents.push({ row, content: read.content })
    errors.push(...read.errors)
  }
  const regions = new Set(
    contents.flatMap(({ content }) => [content.sender.region_id, content.receiver.region_id]),
  )
  const termsOf = await termsAmong(db, [...regions])
  const candidates: Candidate[] = []
  for (const [index, { row, content }] of contents.entries()) {
    if (index % atOnce === atOnce - 1) await otherWork()
    const terms = termsOf?.(content.sender.region_id, content.receiver.region_id)
    const refused = refusedBy(() => {
      const chosen = priceShipment(rows, terms, { ...content, voucher_id: '' })
      candidates.push({ row: row.row, reference: row.cells.get('reference') ?? '', chosen })
    })
    errors.push(...inCells(row, refused, (path) => columnOf(path)))
  }
  return { table, candidates, errors }
}

async function knownTo(
  db: Db,
  user_id: string,
  rows: MasterRows,
  table: readonly TableRow[],
): Promise<Known> {
  const user = db.selectFrom('users').select('passport_id').where('id', '=', user_id)
  const [places, addresses, account, pictures] = await Promise.all([
    readPlaces(db),
    addressesOf(db, user_id),
    user.executeTakeFirst(),
    picturesEnding(db, user_id, endsIn(table)),
  ])
  if (!account) throw notFound()
  return { places, addresses, rows, passport_id: account.passport_id, pictures }
}

/** Which pictures the rows name by their codes. */
function endsIn(table: readonly TableRow[]) {
  const columns = ['sender_passport_id', 'receiver_passport_id'] as const
  const ends = table.flatMap(({ cells }) =>
    columns.map((column) => endOfPictureId(cells.get(column) ?? '') ?? ''),
  )
  return [...new Set(ends)].filter(Boolean)
}

/** The second row with a reference would be the same shipment again. */
function twice(table: readonly TableRow[]): BulkError[] {
  const seen = new Set<string>()
  return table.flatMap((row) => {
    const reference = row.cells.get('reference') ?? ''
    if (reference === '' || !seen.has(reference)) {
      seen.add(reference)
      return []
    }
    return inCells(row, [{ path: 'reference', message: 'error.reference_twice' }], (path) => path)
  })
}

function refusedBy(work: () => void) {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof Refusal && error.errors) return error.errors
    throw error
  }
}

/** The rows beside what is to be had at this moment; inside a transaction, what is found stays so. */
export async function sortedRows(db: Db, user_id: string, { table, candidates, errors }: ReadRows) {
  const sorted = sortRows(candidates, await standingOf(db, user_id, candidates))
  const rowOf = new Map(table.map((row) => [row.row, row]))
  const refused = sorted.refused.flatMap(({ row, column, message }) => {
    const cells = rowOf.get(row)
    return cells ? inCells(cells, [{ path: column, message }], (path) => path) : []
  })
  return { ...sorted, errors: [...errors, ...refused].toSorted((one, other) => one.row - other.row) }
}

export type SortedRows = Awaited<ReturnType<typeof sortedRows>>

export function totalOf(ready: Sorted['ready']) {
  return ready.reduce((sum, { chosen }) => sum + chosen.priced.total_sen, 0)
}

/** As the customer sees it before anything is ordered. */
export function summaryOf(table: readonly TableRow[], { ready, known, errors }: SortedRows) {
  return {
    rows: table.length,
    parcels: ready.length,
    total: totalOf(ready),
    lanes: lanesOf(ready),
    wrong_rows: new Set(errors.map(({ row }) => row)).size,
    error_count: errors.length,
    errors: errors.slice(0, mostBulkErrors),
    known_rows: known.length,
    known: known.slice(0, mostBulkErrors).map(({ row, ordered }) => Object.assign({ row }, ordered)),
  }
}

export function lanesOf(ready: Sorted['ready']) {
  const lanes = Map.groupBy(ready, ({ chosen }) => `${chosen.lane}|${chosen.body.mode}`)
  return [...lanes.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { lane, body } = first.chosen
    return [{ lane, mode: body.mode, parcels: rows.length, amount: totalOf(rows) }]
  })
}
