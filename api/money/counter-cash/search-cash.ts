import { sql } from 'kysely'
import { mostFoundCash, type searchCounterCash } from '#contract/money/counter-cash.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import type { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'
import { readDeskSearch } from '../../search/on-desk.ts'
import { recordSearch } from '../../search/record-search.ts'

/** Fewer digits are the end of many numbers. */
const fewestDigits = 6

type Found = z.output<typeof searchCounterCash.data>['found_data'][number] & { order_id: string }

/** Whoever stands at the counter without a number: only what waits for cash there is looked through, and little of it told. */
export async function cashFound(db: Db, agent_id: string, text: string) {
  const { people } = readDeskSearch(text)
  const isName = /\p{L}/u.test(text)
  if (!people || (!isName && text.replaceAll(/\D/g, '').length < fewestDigits))
    return { found_data: [], has_more: false }
  const { rows } = await sql<Found>`
    select o.id as order_id, o.tracking_number, payer.name as customer_name, p.amount_sen as amount
    from users me join locations place on place.id = me.location_id
      join orders o on o.user_id in ${people} join users payer on payer.id = o.user_id
      join payments p on p.order_id = o.id and p.payment_type_id in (${listed(counterTypes)})
        and (p.status = 'awaiting_approval' or (p.status = 'awaiting_payment' and p.deadline_at > now()))
      join payment_accounts a on a.id = p.payment_account_id and a.location_id = place.id
    where me.id = ${agent_id}::uuid order by o.id desc limit ${mostFoundCash + 1}`.execute(db)
  const shown = rows.slice(0, mostFoundCash)
  await recordSearch(
    db,
    agent_id,
    shown.map(({ order_id }) => order_id),
  )
  const found_data = shown.map(({ tracking_number, customer_name, amount }) => ({
    tracking_number,
    customer_name,
    amount,
  }))
  return { found_data, has_more: rows.length > mostFoundCash }
}
