import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import type { agreeToWeighing } from '#contract/parcels/weighings.ts'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { agreeToPay, declineToPay } from '../../parcels/weighings/keep.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import type { App } from '../../platform/serve.ts'
import { lineOf, newNumbers } from '../placing/new-order.ts'
import { alwaysReady } from '../placing/order-rows.ts'
import { placeOrders } from '../placing/place-orders.ts'

type Payment = z.output<typeof agreeToWeighing.body>

interface Open {
  id: string
  order_id: string
  difference_sen: number
  old_chargeable_kg: number
  new_chargeable_kg: number
}

interface Asked {
  user_id: string
  id: string
}

interface Answered extends Asked {
  /** Whoever says so: its sender, or the counter where they stand. */
  actor_id?: string
}

/** The sender pays: an order of its own, so that it is paid, proven and decided on like every other. */
export async function agree(app: Pick<App, 'jobs'>, tx: Transaction<DB>, asked: Answered, payment: Payment) {
  const open = await openWeighing(tx, asked)
  const { difference_sen, old_chargeable_kg, new_chargeable_kg } = open
  const numbers = newNumbers()
  const params = { old_kg: old_chargeable_kg, new_kg: new_chargeable_kg }
  const order = {
    ...numbers,
    type: 'difference' as const,
    user_id: asked.user_id,
    total_sen: difference_sen,
    concerns: open.order_id,
    lines: [lineOf('difference', difference_sen, params)],
  }
  const account = { id: payment.payment_account_id, payment_type_id: payment.payment_type_id }
  const { isPlaced } = await placeOrders(app, tx, [order], {
    verdict: alwaysReady,
    payment: { account, deadline_h: payWithin_h(account.payment_type_id, new Date()), isFollowUp: true },
    actor_id: asked.actor_id ?? asked.user_id,
  })
  if (!isPlaced) throw invalidField('payment_account_id', 'error.payment_account_not_available')
  await agreeToPay(tx, open.id, numbers.id)
  return { TransactionID: numbers.id }
}

export async function decline(tx: Transaction<DB>, asked: Asked) {
  const { id, order_id } = await openWeighing(tx, asked)
  if (!(await declineToPay(tx, id))) throw conflict('weighing_answered')
  await record(tx, { name: 'weighing_declined', order_id, subject_id: id, actor_id: asked.user_id })
  return { id }
}

/** Whoever weighs, moves or answers meets at the row of the parcel. */
async function openWeighing(tx: Transaction<DB>, { user_id, id }: Asked) {
  await sendAhead(
    tx,
    sql`select from parcels where order_id = (select order_id from weighings where id = ${id}::uuid) for update`,
  )
  const { rows } = await sql<Open & { status: string; is_at_hub: boolean }>`
    select w.id, w.order_id, w.status, w.difference_sen, w.old_chargeable_kg, w.new_chargeable_kg,
      p.step in (${listed(stepsAt('origin_hub'))}) as is_at_hub
    from weighings w join orders o on o.id = w.order_id join parcels p on p.order_id = w.order_id
    where w.id = ${id}::uuid and o.user_id = ${user_id}::uuid`.execute(tx)
  const [found] = rows
  if (!found) throw notFound()
  if (!found.is_at_hub) throw conflict('parcel_goes_back')
  if (found.status !== 'waiting' && found.status !== 'declined') throw conflict('weighing_answered')
  return found
}
