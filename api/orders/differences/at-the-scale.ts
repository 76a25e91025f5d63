import { sql, type Transaction } from 'kysely'
import { needsMeasures } from '#contract/parcels/parcel-steps.ts'
import type { Measured } from '#contract/parcels/weighings.ts'
import type { DB } from '#database/schema.ts'
import { cashAccountOf } from '../../parcels/parcels/shown-parts.ts'
import { carriedBy, type Worker } from '../../parcels/parcels/carried.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { agree } from './answer.ts'
import { priceMeasured } from './price-measured.ts'

/** What whoever weighs it could tell its sender at once; nothing is kept. */
export async function previewOf(tx: Transaction<DB>, worker: Worker, number: string, measured: Measured) {
  const { order_id, is_open, next } = await carriedBy(tx, worker, number)
  if (!is_open || !next.some(needsMeasures)) throw conflict('step_not_legal')
  const { old_chargeable_kg, new_chargeable_kg, weight, ...priced } = await priceMeasured(
    tx,
    order_id,
    measured,
  )
  const { old_total_sen, new_total_sen, difference_sen } = priced
  return {
    old_chargeable_kg,
    new_chargeable_kg,
    old_total: old_total_sen,
    new_total: new_total_sen,
    difference: Math.abs(difference_sen),
    is_heavier: difference_sen > 0,
    decided_by: weight.decided_by,
    volumetric_kg: weight.volumetric_g === null ? null : weight.volumetric_g / 1000,
  }
}

interface Agreed {
  agent: Worker
  number: string
  /** As it was told to whoever agrees. */
  difference_sen: number
}

/** Its sender stands there: they agree, and pay into the till of this counter. */
export async function agreeHere(
  app: Pick<App, 'jobs'>,
  tx: Transaction<DB>,
  { agent, number, difference_sen }: Agreed,
) {
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { order_id, may_pay_here, weighing } = await carriedBy(tx, agent, number)
  if (!may_pay_here) throw conflict(weighing === 'waiting' ? 'other_counter' : 'weighing_answered')
  const asked = await tx
    .selectFrom('weighings as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.id', 'o.user_id'])
    .where('w.order_id', '=', order_id)
    .where('w.status', '=', 'waiting')
    .where('w.difference_sen', '=', difference_sen)
    .executeTakeFirst()
  const { rows } = await cashAccountOf(agent.id).execute(tx)
  const [account] = rows
  if (!asked?.user_id || !account) throw conflict('weighing_answered')
  const { id, user_id } = asked
  const payment = { payment_type_id: account.payment_type_id, payment_account_id: account.id }
  return agree(app, tx, { id, user_id, actor_id: agent.id }, payment)
}
