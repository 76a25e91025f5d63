import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { changeCity } from '#contract/orders/city-changes.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { inPlace, lockWithChanges, settle } from '../changes/change-order.ts'
import { keepChange } from '../changes/keep-change.ts'
import { moveReceiver } from '../changes/keep-shipment.ts'
import { placeFee } from '../placing/place-fee.ts'
import { priceCity } from './price-city.ts'
import { obstacleTo, underWay, type ParcelUnderWay } from './standing.ts'

type PricedCity = Awaited<ReturnType<typeof priceCity>>

interface Change {
  admin_id: string
  number: string
  body: z.output<typeof changeCity.body>
}

/** Another city for a parcel that is under way, with what that costs or brings back, in one transaction. */
export async function change(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  rows: MasterRows,
  { admin_id, number, body }: Change,
) {
  await lockWithChanges(tx, number)
  const parcel = await underWay(tx, number)
  if (!parcel) throw notFound()
  const obstacle = obstacleTo(parcel, admin_id)
  if (obstacle) throw conflict(obstacle)
  const { fee, more, back } = body
  const city = await priceCity(tx, rows, parcel, body.receiver)
  const { fee_sen, more_sen, back_sen } = city
  if (fee !== fee_sen || more !== more_sen || back !== back_sen)
    throw conflict('refund_changed', { fee: (fee_sen + more_sen) / 100, refund: back_sen / 100 })
  await inPlace(() => keepCity(tx, parcel, city))
  const change_id = await keepChange(tx, parcel, {
    changed_by: admin_id,
    fields: city.fields,
    new_total_sen: city.priced.total_sen,
    lines: city.priced.lines,
  })
  await recordCity(tx, admin_id, parcel, city)
  await letGoOfStop(tx, admin_id, parcel)
  await settle(app, tx, parcel, { actor_id: admin_id, change_id, change: city })
  await askForFee(app, tx, parcel, fee_sen)
  return {}
}

async function keepCity(tx: Transaction<DB>, parcel: ParcelUnderWay, city: PricedCity) {
  const { priced, arrives } = city
  await sendAhead(
    tx,
    sql`update shipments set days_min = ${priced.days.min}, days_max = ${priced.days.max},
      arrives_from = ${arrives.from}::date, arrives_to = ${arrives.to}::date where order_id = ${parcel.order_id}::uuid`,
  )
  await moveReceiver(tx, parcel, city)
}

/** Streets stay out of the log; cities do not name anybody. */
function recordCity(
  tx: Transaction<DB>,
  actor_id: string,
  { order_id, receiver }: ParcelUnderWay,
  { chosen, fields, fee_sen, more_sen, back_sen }: PricedCity,
) {
  const { region_id, city_id } = chosen.receiver
  return record(tx, {
    name: 'city_changed',
    order_id,
    actor_id,
    data: {
      changed: fields.map(({ name }) => name),
      before: { region_id: receiver.region_id, city_id: receiver.city_id },
      after: { region_id, city_id },
      fee_sen,
      more_sen,
      back_sen,
    },
  })
}

/** Whoever was to bring it in the old city need not; it lies at a hub, in nobody's hands. */
async function letGoOfStop(
  tx: Transaction<DB>,
  actor_id: string,
  { order_id, step, holder_id: from }: ParcelUnderWay,
) {
  if (from === null || step === null || !isAt(step, 'destination_hub')) return
  await setHolder(tx, order_id, null)
  await record(tx, {
    name: 'parcel_assigned',
    order_id,
    subject_id: order_id,
    actor_id,
    data: { from, to: null },
  })
}

async function askForFee(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { order_id: concerns, user_id, payment_account_id, payment_type_id }: ParcelUnderWay,
  amount_sen: number,
) {
  if (amount_sen === 0) return
  const how = { user_id, payment_account_id, payment_type_id }
  await placeFee(app, tx, { kind: 'address_change', concerns, amount_sen, ...how })
}
