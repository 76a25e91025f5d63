import type { Keys } from '../../platform/keys.ts'
import { sql, type Transaction } from 'kysely'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import type { Party } from '#contract/orders/shipments.ts'
import type { DB } from '#database/schema.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { refuseTooManyUnpaid } from '../../money/payments/ask.ts'
import { conflict } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { lineOf, newNumbers } from '../placing/new-order.ts'
import type { Verdict } from '../placing/order-rows.ts'
import { placeOrders } from '../placing/place-orders.ts'
import { shipmentOrder } from '../shipments/shipment-rows.ts'
import { lanesOf, totalOf } from './check-rows.ts'
import { doorKey, doorsOf, type Candidate } from './standing.ts'

interface Batch {
  user_id: string
  account: MasterRows['payment_accounts'][number]
  ready: readonly Candidate[]
}

/** All shipments of a list and the one payment for them, in a number of statements that does not grow by row. */
export async function placeBatch(
  app: Pick<App, 'jobs' | 'keys'>,
  tx: Transaction<DB>,
  { user_id, account, ready }: Batch,
) {
  const batch = {
    ...newNumbers(),
    type: 'batch' as const,
    user_id,
    total_sen: totalOf([...ready]),
    lines: lanesOf([...ready]).map(({ amount, ...params }) => lineOf('batch_lane', amount, params)),
  }
  const shipments = shipmentsOf(app.keys, batch, ready)
  const { isPlaced, visits } = await placeOrders(app, tx, [batch, ...shipments], {
    verdict: verdictOn(ready),
    payment: { account, deadline_h: payWithin_h(account.payment_type_id, new Date()), isFollowUp: false },
    actor_id: user_id,
  })
  if (!isPlaced) {
    if (visits.some(({ is_booked }) => !is_booked)) throw conflict('slot_full')
    await refuseTooManyUnpaid(tx, user_id)
    throw conflict('offer_changed')
  }
  const placed = shipments.map(({ id, tracking_number }, index) => ({
    id,
    tracking_number,
    row: ready[index]?.row ?? 0,
  }))
  return { id: batch.id, placed }
}

function shipmentsOf(
  keys: Keys,
  { id: paid_with, user_id }: { id: string; user_id: string },
  ready: readonly Candidate[],
) {
  // Sorted, the ids keep the order of the list.
  const sorted = ready.map(() => newNumbers()).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const doors = doorsOf(ready)
  return ready.map(({ reference, chosen }, index) => {
    const numbers = sorted[index] ?? newNumbers()
    const doorOf = (party: Party) => doors.get(doorKey(party, chosen)) ?? null
    const order = shipmentOrder({ keys, user_id, wants_door_code: false, numbers, doorOf }, chosen)
    return { ...order, paid_with, reference }
  })
}

/** Ready while every box is still sold. */
function verdictOn(ready: readonly Candidate[]) {
  const boxes = [...new Set(ready.flatMap(({ chosen }) => (chosen.box ? [chosen.box.id] : [])))]
  return sql<Verdict>`select (select count(*) from boxes b where b.id = any(${boxes}::uuid[]) and b.is_active) = ${boxes.length} as is_ready`
}
