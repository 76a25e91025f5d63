import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { paymentDeadline_h } from '#contract/money/payments.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { EventName } from '#contract/platform/events.ts'
import type { DB } from '#database/schema.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { awaitDeadline } from '../../money/payments/due.ts'
import { askForPayment, mayOrder, queueForPerson, refuseTooManyUnpaid } from '../../money/payments/ask.ts'
import { markOf, queueForAccount } from '../../money/payments/unique-sen.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { insertShipments, type NewShipment } from './insert-shipments.ts'
import { lanesOf, totalOf } from './check-rows.ts'
import { doorsOf, type Candidate } from './standing.ts'
import { takeVisits } from './take-visits.ts'

type Account = MasterRows['payment_accounts'][number]

interface Batch {
  user_id: string
  account: Account
  ready: readonly Candidate[]
}

// Small enough for one statement to stay well below its time-out.
const rowsPerStatement = 500

/**
 * All shipments of a list and the one payment for them, in a number of statements that does not grow by row.
 * What other customers wait for, sen and visits, is taken last and so held shortest.
 */
export async function placeBatch(app: App, tx: Transaction<DB>, batch: Batch) {
  const id = randomUUIDv7()
  const total_sen = totalOf([...batch.ready])
  await insertBatch(tx, id, batch, total_sen)
  // Sorted, the ids keep the order of the list.
  const ids = batch.ready.map(() => randomUUIDv7()).toSorted()
  const doors = doorsOf(batch.ready)
  const placed: NewShipment[] = batch.ready.map(({ row, reference, chosen }, index) => ({
    id: ids[index] ?? randomUUIDv7(),
    tracking_number: newTrackingNumber(randomBytes(trackingNumber_bytes)),
    row,
    reference,
    chosen,
    doors,
  }))
  for (let from = 0; from < placed.length; from += rowsPerStatement)
    await insertShipments(
      app,
      tx,
      { id, user_id: batch.user_id },
      placed.slice(from, from + rowsPerStatement),
    )
  await queueForPerson(tx, batch.user_id)
  // Before there is a payment: what the list takes itself does not count against what its person already holds.
  await takeVisits(tx, batch.user_id, batch.ready)
  await askForOne(tx, id, batch, total_sen)
  await awaitDeadline(app.jobs, tx, id, paymentDeadline_h)
  return { id, placed }
}

/** The batch is an order like any other; what it holds stands in its lines, one for each lane. */
async function insertBatch(tx: Transaction<DB>, id: string, { user_id, ready }: Batch, total_sen: number) {
  const lines = lanesOf([...ready]).map(({ amount, ...params }, index) => ({
    position: index + 1,
    params,
    amount,
  }))
  const tracking_number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  await sendAhead(
    tx,
    sql`
    with batch as (
      insert into orders (id, tracking_number, type, user_id, total_sen)
      values (${id}::uuid, ${tracking_number}, 'batch', ${user_id}::uuid, ${total_sen})
    ), lines as (
      insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
      select ${id}::uuid, l.position, 'batch_lane', l.params, 1, l.amount, l.amount
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (position int, params jsonb, amount bigint)
    )
    insert into events (name, order_id, actor_id, data)
    values (${'order_placed' satisfies EventName}, ${id}::uuid, ${user_id}::uuid,
      jsonb_build_object('type', 'batch', 'total_sen', ${total_sen}::bigint, 'parcels', ${ready.length}::int))`,
  )
}

async function askForOne(tx: Transaction<DB>, id: string, batch: Batch, total_sen: number) {
  const { account, ready, user_id } = batch
  const boxes = [...new Set(ready.flatMap(({ chosen }) => (chosen.box ? [chosen.box.id] : [])))]
  await queueForAccount(tx, account)
  const offer = sql`(
    select sen.* from (${markOf(account, total_sen, user_id)}) sen,
      payment_accounts a join payment_types t on t.id = a.payment_type_id and t.is_active
    where a.id = ${account.id}::uuid and a.is_active and ${mayOrder(user_id)}
      and (select count(*) from boxes b where b.id = any(${boxes}::uuid[]) and b.is_active) = ${boxes.length}) offer`
  const { rows } = await askForPayment(
    { order_id: id, user_id, account, base_sen: total_sen },
    offer,
  ).execute(tx)
  if (rows.length > 0) return
  await refuseTooManyUnpaid(tx, user_id)
  throw conflict('offer_changed')
}
