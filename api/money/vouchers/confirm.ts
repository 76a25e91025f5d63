import { sql, type Transaction } from 'kysely'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import { listed } from '../../platform/listed.ts'
import type { DB } from '#database/schema.ts'

interface Confirmed {
  voucher_id: string
  order_id: string
  serial: string
  value: number
  user_id: string | null
}

interface Seen {
  actor_id: string
  /** Of the parcel that is sent in the box. */
  number: string
  serial: string
}

/** The official box was seen with the parcel its voucher is attached to; nothing where that is not so, or it is the actor's own. */
export async function confirmVoucher(tx: Transaction<DB>, { actor_id, number, serial }: Seen) {
  const { rows } = await sql<Confirmed>`
    update vouchers v set status = 'confirmed'
    from shipments s join parcels p on p.order_id = s.order_id join orders o on o.id = s.order_id
    where p.tracking_number = ${number} and v.id = s.voucher_id and v.serial = ${serial} and v.status = 'attached'
      and o.user_id is distinct from ${actor_id}::uuid and v.user_id is distinct from ${actor_id}::uuid
      and p.step not in ('none', ${listed(stepsAt('sender'))})
    returning v.id as voucher_id, s.order_id, v.serial, v.value_sen as value, v.user_id`.execute(tx)
  return rows[0]
}
