import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Db } from '../../platform/database.ts'
import { cancelUnpaid } from '../ending/cancel-unpaid.ts'
import { waiveFeesOf } from '../fees/waive.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { forgetAnswers } from '../../parcels/tracking/nobody-came.ts'
import { forfeitVouchers } from '../../money/vouchers/forfeit.ts'
import { refundAccountOf } from '../../money/vouchers/vouchers.ts'

/** Orders and vouchers as an export of somebody's data shows them. */
export async function ordersForExport(db: Db, user_id: string) {
  const [{ rows: transactions }, vouchers, refunds, refund_account] = await Promise.all([
    sql<object>`
      select o.tracking_number, o.type, o.reference, o.created_at, p.status, case when o.paid_with is null then p.amount_sen else o.total_sen end / 100.0 as amount, p.payment_type_id, p.proof_sent_at,
        (select to_jsonb(b) - 'order_id' from box_purchases b where b.order_id = o.id) as box_purchase,
        (select jsonb_agg(to_jsonb(sp) - 'sealed_id_number' - 'order_id' - 'door') from shipment_parties sp where sp.order_id = o.id) as shipment_parties,
        (select to_jsonb(s) - 'order_id' from shipments s where s.order_id = o.id) as shipment,
        (select jsonb_agg(to_jsonb(i) - 'order_id') from shipment_items i where i.order_id = o.id) as shipment_items,
        (select jsonb_agg(jsonb_build_object('at', c.at, 'fields', c.fields)) from order_changes c where c.order_id = o.id) as changes
      from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id) where o.user_id = ${user_id}::uuid order by o.id`.execute(
      db,
    ),
    db
      .selectFrom('vouchers')
      .select(['serial', 'box_label', 'status', 'issued_at', 'expires_at'])
      .where('user_id', '=', user_id)
      .execute(),
    db
      .selectFrom('refunds')
      .select(['kind', 'amount_sen', 'status', 'owed_at', 'bank_name', 'account_number', 'account_name'])
      .select(['bank_reference', 'paid_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    refundAccountOf(db, user_id),
  ])
  return { transactions, vouchers, refunds, refund_account: refund_account ?? null }
}

/** Money that is looked at, or owed to somebody, needs somebody it belongs to. */
async function refuseWhileOwed(tx: Transaction<DB>, user_id: string) {
  const open = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('o.user_id', '=', user_id)
    .where('p.status', '=', 'awaiting_approval')
    .executeTakeFirst()
  if (open) throw conflict('payment_under_review')
  const due = await tx
    .selectFrom('refunds')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '=', 'due')
    .executeTakeFirst()
  if (due) throw conflict('refund_due')
  // A part of an order came: it goes back to somebody who is still there.
  const part = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('o.user_id', '=', user_id)
    .where('p.status', '=', 'awaiting_payment')
    .where('p.came_sen', 'is not', null)
    .executeTakeFirst()
  if (part) throw conflict('refund_due')
}

/** The sales stay in the books; who they were for goes. Unpaid orders and vouchers end with the person they belong to. */
export async function eraseOrdersOf(tx: Transaction<DB>, user_id: string) {
  await sendAhead(
    tx,
    sql`select from payments where payer_id = ${user_id}::uuid and status in ('awaiting_payment', 'awaiting_approval') order by id for update`,
  )
  await refuseWhileOwed(tx, user_id)
  const own = sql`(select id from orders where user_id = ${user_id}::uuid)`
  await waiveFeesOf(tx, user_id)
  // What a change costs still counts: its parcel waits at the origin until the office decides, and an upgrade is never free.
  const ending = sql`select id from payments where order_id in ${own}
    and not exists (select from fees f where f.order_id = payments.order_id and f.kind = 'change' and f.waived_at is null)`
  await cancelUnpaid(tx, ending, {
    name: 'order_cancelled',
    actor_id: user_id,
  })
  await forgetAnswers(tx, own)
  await forgetParties(tx, own)
  await sql`update order_changes set fields = '[]' where order_id in ${own}`.execute(tx)
  await forfeitVouchers(tx, 'void', sql`select id from vouchers where user_id = ${user_id}::uuid`)
}

async function forgetParties(tx: Transaction<DB>, own: RawBuilder<unknown>) {
  const erased_at = sql<Date>`now()`
  const isOwn = sql<boolean>`order_id in ${own}`
  await tx
    .updateTable('box_purchases')
    .set({ ...nothingOfBuyer, erased_at })
    .where(isOwn)
    .execute()
  await tx
    .updateTable('shipment_parties')
    .set({ ...nothingOfParty, erased_at })
    .where(isOwn)
    .execute()
}

/** What stays names nobody. A new column is kept here by its name, or erased below: the compiler asks. */
type KeptOfParty =
  | 'order_id'
  | 'party'
  | 'country_id'
  | 'region_id'
  | 'city_id'
  | 'district_id'
  | 'service_package'
  | 'service_type'
  | 'drop_point_id'
  | 'counter_id'
  | 'visit_day'
  | 'visit_moves'
  | 'time_slot_id'
  | 'door'
  | 'passport_is_kept'
  | 'erased_at'

export const nothingOfParty: Record<Exclude<keyof DB['shipment_parties'], KeptOfParty>, null> = {
  name: null,
  phone: null,
  email: null,
  emergency_contact: null,
  sealed_id_number: null,
  passport_image_id: null,
  address: null,
  note: null,
  postal_code: null,
}

type KeptOfBuyer =
  | 'order_id'
  | 'box_id'
  | 'box_label'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'
  | 'quantity'
  | 'price_sen'
  | 'deposit_sen'
  | 'service_id'
  | 'country_id'
  | 'region_id'
  | 'city_id'
  | 'district_id'
  | 'visit_day'
  | 'time_slot_id'
  | 'counter_id'
  | 'visit_moves'
  | 'erased_at'

export const nothingOfBuyer: Record<Exclude<keyof DB['box_purchases'], KeptOfBuyer>, null> = {
  name: null,
  phone: null,
  email: null,
  address: null,
  postal_code: null,
}
