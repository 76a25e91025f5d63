import { sql, type Transaction } from 'kysely'
import { listed } from '../../platform/listed.ts'
import { counterTypes, paymentRules } from '#contract/site/payment-types.ts'
import type { EventName } from '#contract/platform/events.ts'
import type { OrderType } from '#contract/site/order-types.ts'
import { graceAfterRejection_h, type PaymentStatus, type rejectCodes } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { startParcel, startParcelsOf } from '../../parcels/parcels/start.ts'
import { issueVouchers } from '../vouchers/issue.ts'
import { settleWeighing } from '../../parcels/weighings/settle.ts'
import { postPaidOrder } from './ledger.ts'
import { notApproved } from './not-approved.ts'
import { isPayable } from './payable.ts'
import { officeRoles } from '#contract/platform/roles.ts'

export interface Decided {
  id: string
  order_id: string
  type: OrderType
  status: PaymentStatus
}

export interface Decision {
  id: string
  admin_id: string
}

/** Cash needs no picture: whoever counted it says so. */
export async function takeCash(tx: Transaction<DB>, decision: Decision) {
  const { id, admin_id } = decision
  await lockPayment(tx, id)
  const { rows } = await sql<Decided>`
    update payments p set status = 'success', reject_code = null, reject_reason = null, decided_by = ${admin_id}::uuid, decided_at = now()
    from orders o
    where p.id = ${id}::uuid and p.payment_type_id in (${listed(counterTypes)}) and o.id = p.order_id and o.user_id is distinct from ${admin_id}::uuid
      and ${mayTakeCash(admin_id)} and (p.status = 'awaiting_approval' or (p.status = 'awaiting_payment' and p.deadline_at > now()))
      and ${notApproved}
    returning p.id, p.order_id, p.status, o.type`.execute(tx)
  const [decided] = rows
  if (!decided) throw await reasonAgainst(tx, decision)
  return settlePaid(tx, decided, admin_id, 'cash_confirmed')
}

/** The office takes cash anywhere; an agent only what is paid at the counter they belong to. */
function mayTakeCash(person_id: string) {
  return sql<boolean>`exists (select from users me join payment_accounts a on a.id = p.payment_account_id
    where me.id = ${person_id}::uuid and (me.role in (${listed(officeRoles)}) or me.location_id = a.location_id))`
}

async function lockPayment(tx: Transaction<DB>, id: string) {
  await sendAhead(tx, sql`select from payments where id = ${id}::uuid for update`)
}

/** What a paid order sets going, by its type. */
const afterPaying: Record<
  OrderType,
  (tx: Transaction<DB>, order_id: string, admin_id: string) => Promise<void>
> = {
  shipment: startParcel,
  box_purchase: async (tx, order_id, admin_id) => {
    await issueVouchers(tx, order_id)
    await startParcel(tx, order_id, admin_id)
  },
  difference: async (tx, order_id, admin_id) => {
    if (!(await isPayable(tx, order_id))) await settleWeighing(tx, order_id, admin_id)
  },
  batch: startParcelsOf,
  fee: async () => {},
}

/** Everything that follows from a payment, in the transaction that made it one. */
export async function settlePaid(tx: Transaction<DB>, decided: Decided, admin_id: string, name: EventName) {
  const { id, order_id, status, type } = decided
  await postPaidOrder(tx, order_id)
  await afterPaying[type](tx, order_id, admin_id)
  await record(tx, { name, order_id, subject_id: id, actor_id: admin_id })
  return { id, status }
}

interface Rejection extends Decision {
  proof_id: string
  reject_code: (typeof rejectCodes)[number]
  reject_reason: string
  came?: number | null | undefined
}

/** Back to the customer, with time enough for another proof. */
export async function reject(tx: Transaction<DB>, rejection: Rejection) {
  const { id, admin_id, proof_id, reject_code, reject_reason } = rejection
  // Said of another reason it would be a sum that nobody asked about.
  const came_sen = (reject_code === 'amount_differs' && rejection.came) || null
  await lockPayment(tx, id)
  await refuseCovered(tx, id, came_sen)
  const { rows } = await sql<Decided>`
    update payments p set status = 'awaiting_payment', reject_code = ${reject_code}, reject_reason = nullif(${reject_reason}::text, ''),
      came_sen = coalesce(${came_sen}::bigint, p.came_sen), decided_by = ${admin_id}::uuid, decided_at = now(),
      deadline_at = greatest(deadline_at, now() + make_interval(hours => ${graceAfterRejection_h}::int))
    from orders o
    where p.id = ${id}::uuid and p.status = 'awaiting_approval' and p.proof_id = ${proof_id}::uuid
      and o.id = p.order_id and o.user_id is distinct from ${admin_id}::uuid and ${notApproved}
    returning p.id, p.order_id, p.status, o.type`.execute(tx)
  const [decided] = rows
  if (!decided) throw await reasonAgainst(tx, rejection)
  await sendAhead(
    tx,
    sql`update payment_proofs set rejected_at = now(), rejected_by = ${admin_id}::uuid, reject_code = ${reject_code},
      reject_reason = nullif(${reject_reason}::text, '') where file_id = ${proof_id}::uuid`,
  )
  const data = came_sen === null ? { reject_code } : { reject_code, came_sen }
  await record(tx, {
    name: 'payment_rejected',
    order_id: decided.order_id,
    subject_id: id,
    actor_id: admin_id,
    data,
  })
  return { id: decided.id, status: decided.status, order_id: decided.order_id }
}

/** What covers the amount is approved; what is more than that goes back from the page of the order. */
async function refuseCovered(tx: Transaction<DB>, id: string, came_sen: number | null) {
  if (came_sen === null) return
  const payment = await tx.selectFrom('payments').select('amount_sen').where('id', '=', id).executeTakeFirst()
  if (payment && came_sen >= payment.amount_sen) throw invalidField('came', 'error.came_covers')
}

export async function reasonAgainst(
  tx: Transaction<DB>,
  { id, admin_id, proof_id }: Decision & { proof_id?: string },
) {
  const payment = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.status', 'p.proof_id', 'p.payment_type_id', 'o.user_id'])
    .select([sql<boolean>`not ${notApproved}`.as('is_approved'), mayTakeCash(admin_id).as('may_take_cash')])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!payment) return notFound()
  if (payment.user_id === admin_id) return conflict('own_order')
  if (!proof_id && paymentRules[payment.payment_type_id].isAtCounter && !payment.may_take_cash)
    return conflict('other_counter')
  if (payment.status === 'awaiting_approval' && proof_id && !payment.is_approved)
    return conflict('newer_proof')
  return conflict(proof_id ? 'payment_not_awaiting_approval' : 'payment_not_awaiting_cash')
}
