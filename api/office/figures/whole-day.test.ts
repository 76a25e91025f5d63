import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { exportFigures, figureLanes, readFigures } from '#contract/office/figures.ts'
import { exportOrders } from '#contract/office/office-parcels.ts'
import { exportRefunds } from '#contract/money/refunds.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { parseCsv } from '../../platform/csv.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { ordersOf, refundsOf, waysOf } from './test-books.ts'
import { makeDay } from './test-whole-day.ts'

const server = await startTestServer()
const { call, db, url } = server
const { admin, play, payRefunds } = await makeDay(server)
for (const act of play) await act()
await payRefunds()

const dayOf = (at: Date) => at.toLocaleDateString('sv', { timeZone: 'Asia/Kuala_Lumpur' })
const today = dayOf(new Date())
const tableOf = (file: Buffer) => parseCsv(file.toString().replace('\uFEFF', ''))
const sen = (ringgit: string | undefined) => Math.round(Number(ringgit) * 100)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The same numbers added up for each group, from rows of any kind; a group of nothing but zeros is none. */
function sums<Row>(
  rows: readonly Row[],
  group: (row: Row) => string,
  numbers: (row: Row) => readonly number[],
) {
  const added = [...Map.groupBy(rows, group)].map(([name, some]) => {
    const each = some.map(numbers)
    return { name, values: each[0]?.map((_, place) => sumOf(each.map((row) => row[place] ?? 0))) ?? [] }
  })
  return added
    .filter(({ values }) => values.some((value) => value !== 0))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

test('after a day of everything no rule is broken', async () => {
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('the exported figures are the orders, payments and refunds themselves, by kind and lane', async () => {
  const exported = tableOf((await call(exportFigures, { query: { days: '7' } }, admin)).file)
  const orders = await ordersOf(db)
  const isCounted = ({ type }: (typeof orders)[number]) => type === 'shipment' || type === 'box_purchase'
  assert.deepEqual(
    sums(
      exported,
      ({ kind, lane }) => `${kind} ${lane}`,
      (row) => [
        Number(row['orders']),
        Number(row['cancelled_or_never_paid']),
        sen(row['revenue_rm']) + sen(row['unique_amount_rm']),
      ],
    ),
    sums(
      orders,
      ({ type, lane }) => `${orderRules[type].listedAs} ${lane}`,
      (order) => [Number(isCounted(order)), Number(isCounted(order) && order.is_lapsed), order.earned],
    ),
  )
  assert.equal(new Set(orders.map(({ lane }) => lane)).size, figureLanes.length)
})

test('the page adds up to its export, by day and by lane', async () => {
  const exported = tableOf((await call(exportFigures, { query: { days: '7' } }, admin)).file)
  const { day_data, lane_data, waiting } = (await call(readFigures, { query: { days: '7' } }, admin)).data
  const columns = (name: 'day' | 'lane') =>
    sums(
      exported,
      (row) => row[name] ?? '',
      (row) => [
        Number(row['orders']),
        Number(row['cancelled_or_never_paid']),
        sen(row['revenue_rm']),
        sen(row['unique_amount_rm']),
      ],
    )
  const shown = (row: Omit<(typeof lane_data)[number], 'lane'>) =>
    [row.orders, row.lapsed, sen(`${row.revenue}`), sen(`${row.unique_amount}`)] as const
  assert.deepEqual(
    sums(day_data, ({ day }) => day, shown),
    columns('day'),
  )
  assert.deepEqual(
    sums(lane_data, ({ lane }) => lane, shown),
    columns('lane'),
  )
  const refunds = await refundsOf(db)
  assert.equal(sen(`${waiting.refund_amount}`), refunds?.due)
})

test('what came in by each way to pay is what the ledger received, and what went back what it paid out', async () => {
  const ways = await waysOf(db)
  for (const { type, paid, booked } of ways) assert.deepEqual([type, booked, paid > 0], [type, paid, true])
  const refunds = await refundsOf(db)
  assert.deepEqual([refunds?.owed, refunds?.paid_out], [refunds?.due, refunds?.paid])
  for (const status of ['due', 'paid'] as const) {
    const rows = tableOf((await call(exportRefunds, { query: { status } }, admin)).file)
    assert.equal(sumOf(rows.map(({ amount_rm }) => sen(amount_rm))), refunds?.[status])
  }
})

test('exported orders are all orders, each on its lane and with its price', async () => {
  const exported = tableOf((await call(exportOrders, { query: { from: today, to: today } }, admin)).file)
  const orders = (await ordersOf(db)).filter(({ type }) => type !== 'batch')
  const asRow = (number = '', lane = '', status = '', total = 0) => [number, lane, status, total].join(' ')
  assert.deepEqual(
    exported
      .map((row) => asRow(row['tracking_number'], row['lane'], row['payment_status'], sen(row['total_rm'])))
      .toSorted(),
    orders.map((row) => asRow(row.tracking_number, row.lane, row.status, row.total_sen)).toSorted(),
  )
})

test('a day begins at midnight in Kuala Lumpur, for what was ordered in Jakarta, too', async () => {
  const moments = [
    '2026-03-01T15:59:59Z',
    '2026-03-01T16:00:00Z',
    '2026-03-01T16:59:59Z',
    '2026-03-01T17:00:00Z',
  ]
  const orders = (await ordersOf(db)).filter(({ type }) => type !== 'batch')
  for (const [place, at] of moments.entries())
    await sql`update orders set created_at = ${at} where tracking_number = ${orders[place]?.tracking_number}`.execute(
      db,
    )
  const onDay = async (day: string) =>
    tableOf((await call(exportOrders, { query: { from: day, to: day } }, admin)).file).length
  assert.deepEqual(
    [await onDay('2026-03-01'), await onDay('2026-03-02'), await onDay(today)],
    [1, 3, orders.length - 4],
  )
})
