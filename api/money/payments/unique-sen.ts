import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { listed } from '../../platform/listed.ts'
import { asCrockford } from '#contract/platform/crockford.ts'
import { paymentRules, uniqueSenTypes, type PaymentType } from '#contract/site/payment-types.ts'
import { mostUniqueSen } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

interface Account {
  id: string
  payment_type_id: PaymentType
}

// A transfer that comes late finds nobody else with its amount for so long, while other amounts are free.
const rest_days = 30
// Nobody takes all ninety-nine amounts: further orders of the same person and price go by reference.
const amountsEach = 5

/** Orders on one transfer account take their sen one after the other; it holds until the commit. */
export async function queueForAccount(tx: Transaction<DB>, { id, payment_type_id }: Account) {
  if (paymentRules[payment_type_id].hasUniqueSen)
    await sendAhead(tx, sql`select pg_advisory_xact_lock(hashtextextended(${id}::text, 54))`)
}

/**
 * How a transfer is told from all others on its account: by sen that no open order of the account carries, or that at least
 * make another amount, those that rested longest first. Where none is free it is told by a word in its note instead.
 */
export function markOf({ id, payment_type_id }: Account, base_sen: number, user_id: string) {
  if (!paymentRules[payment_type_id].hasUniqueSen)
    return sql`select 0 as unique_sen, null::text as pay_reference`
  const carried = sql`from payments p where p.payment_account_id = ${id}::uuid and p.payment_type_id in (${listed(uniqueSenTypes)}) and p.unique_sen > 0`
  const open = sql`p.status in ('awaiting_payment', 'awaiting_approval')`
  return sql`
    select coalesce(free.sen, 0) as unique_sen, case when free.sen is null then ${newReference()} end as pay_reference
    from (select 1) one left join (
      select sen from generate_series(1, ${mostUniqueSen}::int) sen cross join lateral (
        select exists (select ${carried} and ${open} and p.unique_sen = sen) as is_carried,
          greatest((select max(p.closed_at) ${carried} and p.closed_at is not null and p.amount_sen = ${base_sen}::bigint + sen),
            (select max(r.at) from replaced_payments r where r.payment_account_id = ${id}::uuid and r.amount_sen = ${base_sen}::bigint + sen)) as rests_since
      ) used cross join lateral (
        select coalesce(rests_since > now() - make_interval(days => ${rest_days}::int), false) as is_tired
      ) rest
      where not exists (select ${carried} and ${open} and p.amount_sen = ${base_sen}::bigint + sen)
        and (select count(*) ${carried} and ${open} and p.payer_id = ${user_id}::uuid and p.base_sen = ${base_sen}::bigint) < ${amountsEach}
      order by is_tired, is_carried and not is_tired, rests_since nulls first, random() limit 1
    ) free on true`
}

const reference_bytes = 8

/** Eight characters that are hard to mistake: short enough for the note of every bank. */
function newReference() {
  return asCrockford(randomBytes(reference_bytes))
}
