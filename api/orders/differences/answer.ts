import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { EventName } from '#contract/platform/events.ts'
import { paymentDeadline_h } from '#contract/money/payments.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { agreeToWeighing } from '#contract/parcels/weighings.ts'
import type { DB } from '#database/schema.ts'
import { awaitDeadline } from '../../money/payments/due.ts'
import { askForPayment } from '../../money/payments/ask.ts'
import { markOf, queueForAccount } from '../../money/payments/unique-sen.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'

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

/** The sender pays: an order of its own, so that it is paid, proven and decided on like every other. */
export async function agree(app: App, tx: Transaction<DB>, asked: Asked, payment: Payment) {
  const open = await openWeighing(tx, asked)
  const payable_id = randomUUIDv7()
  await queueForAccount(tx, { id: payment.payment_account_id, payment_type_id: payment.payment_type_id })
  if (!(await placeDifference(tx, { ...asked, open, payable_id, payment })))
    throw invalidField('payment_account_id', 'error.payment_account_not_available')
  await tx.updateTable('weighings').set({ status: 'agreed', payable_id }).where('id', '=', open.id).execute()
  await awaitDeadline(app.jobs, tx, payable_id, paymentDeadline_h)
  return { TransactionID: payable_id }
}

export async function decline(tx: Transaction<DB>, asked: Asked) {
  const { id, order_id } = await openWeighing(tx, asked)
  const declined = await tx
    .updateTable('weighings')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!declined) throw conflict('weighing_answered')
  await record(tx, { name: 'weighing_declined', order_id, subject_id: id, actor_id: asked.user_id })
  return { id }
}

/** Whoever weighs, moves or answers meets at the row of the parcel. */
async function openWeighing(tx: Transaction<DB>, { user_id, id }: Asked) {
  await sendAhead(
    tx,
    sql`select from parcels where order_id = (select order_id from weighings where id = ${id}::uuid) for update`,
  )
  const { rows } = await sql<Open & { status: string; is_here: boolean }>`
    select w.id, w.order_id, w.status, w.difference_sen, w.old_chargeable_kg, w.new_chargeable_kg,
      p.step in ('reweighed', 'origin_hub_in') as is_here
    from weighings w join orders o on o.id = w.order_id join parcels p on p.order_id = w.order_id
    where w.id = ${id}::uuid and o.user_id = ${user_id}::uuid`.execute(tx)
  const [found] = rows
  if (!found) throw notFound()
  if (!found.is_here) throw conflict('parcel_goes_back')
  if (found.status !== 'waiting' && found.status !== 'declined') throw conflict('weighing_answered')
  return found
}

interface Difference {
  user_id: string
  open: Open
  payable_id: string
  payment: Payment
}

async function placeDifference(tx: Transaction<DB>, { user_id, open, payable_id, payment }: Difference) {
  const { payment_account_id, payment_type_id } = payment
  const { difference_sen, old_chargeable_kg, new_chargeable_kg } = open
  const account = { id: payment_account_id, payment_type_id }
  const { rows } = await sql`
    with offer as (
      select sen.unique_sen, sen.pay_reference from (${markOf(account, difference_sen, user_id)}) sen, payment_accounts a, payment_types t
      where a.id = ${payment_account_id}::uuid and a.is_active and t.id = a.payment_type_id and t.id = ${payment_type_id} and t.is_active
    ),
    placed as (
      insert into orders (id, tracking_number, type, user_id, total_sen, concerns)
      select ${payable_id}::uuid, ${newTrackingNumber(randomBytes(trackingNumber_bytes))}, 'difference', ${user_id}::uuid,
        ${difference_sen}::bigint, ${open.order_id}::uuid from offer
      returning id
    ),
    lines as (
      insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
      select ${payable_id}::uuid, 1, 'difference', jsonb_build_object('old_kg', ${old_chargeable_kg}::int, 'new_kg', ${new_chargeable_kg}::int),
        1, ${difference_sen}::bigint, ${difference_sen}::bigint from offer
    ),
    asked as (${askForPayment({ order_id: payable_id, user_id, account, base_sen: difference_sen }, sql`offer`)}),
    noted as (
      insert into events (name, order_id, actor_id, data)
      select ${'order_placed' satisfies EventName}::text, ${payable_id}::uuid, ${user_id}::uuid,
        jsonb_build_object('type', 'difference', 'total_sen', ${difference_sen}::bigint, 'concerns', ${open.order_id}::text) from offer
    )
    select id from placed`.execute(tx)
  return rows.length > 0
}
