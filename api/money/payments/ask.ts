import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { typesAskedByUs } from '#contract/site/order-types.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { mostUnpaid } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { listed } from '../../platform/listed.ts'
import { mustHold } from '../../platform/transaction.ts'
import { markOf, queueForAccount } from './unique-sen.ts'

/** How an order is to be paid. */
export interface PaymentTerms {
  account: { id: string; payment_type_id: PaymentType }
  deadline_h: number
  /** A follow-up of an order that was placed before is asked for however much is unpaid. */
  isFollowUp: boolean
  /** The account of an earlier payment also takes what was missing from it after it was closed. */
  mayBeClosed?: boolean
}

interface Asked extends PaymentTerms {
  order_id: string
  user_id: string | null
  base_sen: number
}

/** What a placed order asks for; nothing where the account is closed or its person has too much unpaid. */
export async function askForPayment(tx: Transaction<DB>, asked: Asked) {
  await queueForAccount(tx, asked.account)
  const { rows } = await paymentOf(asked).execute(tx)
  return rows[0]
}

/** The same without waiting: where nothing is asked for, the commit fails. */
export async function demandPayment(tx: Transaction<DB>, asked: Asked) {
  await queueForAccount(tx, asked.account)
  await sendAhead(
    tx,
    sql`with asked as (${paymentOf(asked)}) select ${mustHold(sql`exists (select from asked)`)}`,
  )
}

function paymentOf(asked: Asked) {
  const { order_id, user_id, account, base_sen, deadline_h, isFollowUp, mayBeClosed = false } = asked
  // An order without a user counts alone.
  const mark = markOf(account, base_sen, user_id ?? order_id)
  return sql<{ id: string; amount_sen: number }>`
    insert into payments (id, order_id, payer_id, payment_type_id, payment_account_id, base_sen, unique_sen, pay_reference,
      rupiah_per_ringgit, deadline_at)
    select ${randomUUIDv7()}::uuid, o.id, o.user_id, ${account.payment_type_id}, a.id, ${base_sen}::bigint, mark.unique_sen,
      mark.pay_reference, (select rupiah_per_ringgit from switches), now() + make_interval(hours => ${deadline_h}::int)
    from orders o, (${mark}) mark, payment_accounts a join payment_types t on t.id = a.payment_type_id
    where o.id = ${order_id}::uuid and a.id = ${account.id}::uuid
      and (${mayBeClosed}::boolean or (t.id = ${account.payment_type_id} and a.is_active and t.is_active))
      and ${isFollowUp || user_id === null ? sql`true` : mayOrder(user_id)}
    returning id, amount_sen`
}

/** Orders of one person go one after another, so that each counts those before it; the lock holds until the commit. */
export async function queueForPerson(tx: Transaction<DB>, user_id: string) {
  await sendAhead(tx, sql`select pg_advisory_xact_lock(hashtextextended(${user_id}::text, 55))`)
}

/** Whether one more order may wait for its money. */
function mayOrder(user_id: string) {
  return sql<boolean>`(select count(*) < ${mostUnpaid} from payments p join orders o on o.id = p.order_id and o.type not in (${listed(typesAskedByUs)})
    where p.payer_id = ${user_id}::uuid and (p.status = 'awaiting_approval' or (p.status = 'awaiting_payment' and p.deadline_at > now())))`
}

/** Says so when that is why nothing was ordered. */
export async function refuseTooManyUnpaid(tx: Transaction<DB>, user_id: string) {
  const { rows } = await sql<{ may: boolean }>`select ${mayOrder(user_id)} as may`.execute(tx)
  if (!rows[0]?.may) throw conflict('too_many_unpaid', { most: mostUnpaid })
}
