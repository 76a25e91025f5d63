import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { assignParcel, listCarriers } from '#contract/office/office-parcels.ts'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { transaction } from '../../platform/transaction.ts'

type Assignment = z.output<typeof assignParcel.body>

export function assign(db: Kysely<DB>, admin_id: string, number: string, assignment: Assignment) {
  return transaction(db, (tx) => give(tx, admin_id, number, assignment))
}

/** Couriers and agents; an admin helps out only by scanning. */
export async function carriers(db: Db): Promise<z.output<typeof listCarriers.data>['carrier_data']> {
  const { rows } = await sql<{ id: string; name: string; role: 'courier' | 'agent' }>`
    select id, name, role from users where role in ('courier', 'agent') order by name, id limit 500`.execute(
    db,
  )
  return rows
}

interface Locked {
  order_id: string
  user_id: string | null
  is_over: boolean
  holder_id: string | null
  carrier_id: string | null
}

async function give(tx: Transaction<DB>, admin_id: string, number: string, { holder_id, was }: Assignment) {
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { rows } = await sql<Locked>`
    select p.order_id, o.user_id, p.holder_id, p.step in (${listed(stepsAt('over'))}) as is_over,
      (select u.id from users u where u.id = ${holder_id}::uuid and u.role in ('courier', 'agent')) as carrier_id
    from parcels p join orders o on o.id = p.order_id where p.tracking_number = ${number}`.execute(tx)
  const [parcel] = rows
  if (!parcel) throw notFound()
  if (holder_id !== null && parcel.carrier_id === null)
    throw invalidField('holder_id', 'error.carrier_unknown')
  if (parcel.user_id === admin_id || (holder_id !== null && parcel.user_id === holder_id))
    throw conflict('own_order')
  if (parcel.is_over) throw conflict('parcel_is_over')
  if (parcel.holder_id !== was) throw conflict('holder_changed')
  await setHolder(tx, parcel.order_id, holder_id)
  await record(tx, {
    name: 'parcel_assigned',
    order_id: parcel.order_id,
    subject_id: holder_id ?? parcel.order_id,
    actor_id: admin_id,
    data: { from: was, to: holder_id },
  })
  return {}
}
