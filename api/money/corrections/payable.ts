import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { payMissing_h } from '#contract/money/corrections.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { DB } from '#database/schema.ts'
import { awaitDeadline } from '../payments/due.ts'
import { missingLine } from '../payments/ledger.ts'
import { markOf, queueForAccount } from '../payments/unique-sen.ts'
import { sendAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Standing } from './standing.ts'

/** An order of its own for what never came, to be paid where the first one was: proven and decided on like every other. */
export async function placePayable(
  tx: Transaction<DB>,
  jobs: Jobs,
  { user_id, concerns, payment_account_id, payment_type_id, payment_id }: Standing,
  missing_sen: number,
) {
  const id = randomUUIDv7()
  const number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  const account = { id: payment_account_id, payment_type_id }
  await queueForAccount(tx, account)
  await sendAhead(
    tx,
    tx
      .insertInto('orders')
      .values({ id, tracking_number: number, type: 'difference', user_id, total_sen: missing_sen, concerns }),
  )
  const line = { code: missingLine, quantity: 1, unit_sen: missing_sen, amount_sen: missing_sen }
  await sendAhead(tx, tx.insertInto('order_lines').values({ order_id: id, position: 1, ...line }))
  const { rows } = await sql<{ amount_sen: number }>`
    insert into payments (id, order_id, payer_id, payment_type_id, payment_account_id, base_sen, unique_sen, pay_reference,
      rupiah_per_ringgit, deadline_at)
    select ${randomUUIDv7()}::uuid, ${id}::uuid, ${user_id}::uuid, ${payment_type_id}, ${payment_account_id}::uuid,
      ${missing_sen}::bigint, mark.unique_sen, mark.pay_reference, (select rupiah_per_ringgit from switches),
      now() + make_interval(hours => ${payMissing_h}::int)
    from (${markOf(account, missing_sen, user_id ?? payment_id)}) mark returning amount_sen`.execute(tx)
  const data = { type: 'difference', total_sen: missing_sen, concerns }
  await record(tx, { name: 'order_placed', order_id: id, data })
  await awaitDeadline(jobs, tx, id, payMissing_h)
  return { id, number, amount: rows[0]?.amount_sen ?? missing_sen }
}
