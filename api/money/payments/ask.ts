import { randomUUIDv7 } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { PaymentType } from '#contract/site/master-data.ts'
import { mostUnpaid, paymentDeadline_h } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'

interface Asked {
  order_id: string
  user_id: string
  account: { id: string; payment_type_id: PaymentType }
  base_sen: number
}

/** What an order asks for, as one row for each row of the source, which knows the sen or the word. */
export function askForPayment({ order_id, user_id, account, base_sen }: Asked, source: RawBuilder<unknown>) {
  return sql`
    insert into payments (id, order_id, payer_id, payment_type_id, payment_account_id, base_sen, unique_sen, pay_reference,
      rupiah_per_ringgit, deadline_at)
    select ${randomUUIDv7()}::uuid, ${order_id}::uuid, ${user_id}::uuid, ${account.payment_type_id}, ${account.id}::uuid,
      ${base_sen}::bigint, unique_sen, pay_reference, (select rupiah_per_ringgit from switches),
      now() + make_interval(hours => ${paymentDeadline_h}::int)
    from ${source} returning id`
}

/** Orders of one person follow each other, so that each counts those before it; it holds until the commit. */
export async function queueForPerson(tx: Transaction<DB>, user_id: string) {
  await sendAhead(tx, sql`select pg_advisory_xact_lock(hashtextextended(${user_id}::text, 55))`)
}

/** Whether one more order may wait for its money. */
export function mayOrder(user_id: string) {
  return sql<boolean>`(select count(*) < ${mostUnpaid} from payments p join orders o on o.id = p.order_id and o.type <> 'difference'
    where p.payer_id = ${user_id}::uuid and (p.status = 'awaiting_approval' or (p.status = 'awaiting_payment' and p.deadline_at > now())))`
}

/** Says so when that is why nothing was ordered. */
export async function refuseTooManyUnpaid(tx: Transaction<DB>, user_id: string) {
  const { rows } = await sql<{ may: boolean }>`select ${mayOrder(user_id)} as may`.execute(tx)
  if (!rows[0]?.may) throw conflict('too_many_unpaid', { most: mostUnpaid })
}
