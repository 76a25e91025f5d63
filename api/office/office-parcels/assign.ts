import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { assignParcel, assignParcels, listCarriers } from '#contract/office/office-parcels.ts'
import { finalMacros, stepsAt } from '#contract/parcels/parcel-steps.ts'
import { stopsTo } from '#contract/parcels/after-step.ts'
import type { DB } from '#database/schema.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
import { worksElsewhere, workTables } from '../../parcels/parcels/who-may-look.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound, Refusal } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { transaction } from '../../platform/transaction.ts'
import { assignedRoles, counterRoles, type AssignedRole } from '#contract/platform/roles.ts'

type Assignment = z.output<typeof assignParcel.body>

export function assign(db: Kysely<DB>, admin_id: string, number: string, assignment: Assignment) {
  return transaction(db, (tx) => give(tx, admin_id, number, assignment))
}

/** Couriers and agents; an admin helps out only by scanning. */
export async function carriers(
  db: Db,
  number?: string,
): Promise<z.output<typeof listCarriers.data>['carrier_data']> {
  const { rows } = await sql<Carrier>`
    select u.id, u.name, u.role, (select count(*)::int from parcels p where p.holder_id = u.id and p.macro not in (${listed(finalMacros)})) as parcels,
      coalesce((select string_agg(coalesce(c.label, r.label), ', ' order by coalesce(c.label, r.label)) from courier_areas a
        join regions r on r.code = a.region_id left join cities c on c.code = a.city_id where a.user_id = u.id), l.label) as works_at,
      (select ${worksElsewhere(sql`u.id`)} ${workTables} where p.tracking_number = ${number ?? null}) as is_beyond
    from users u left join locations l on l.id = u.location_id
    where u.role in (${listed(assignedRoles)}) order by u.locked_at is not null, u.name, u.id limit 500`.execute(
    db,
  )
  return rows
}

interface Carrier {
  id: string
  name: string
  role: AssignedRole
  parcels: number
  works_at: string | null
  is_beyond: boolean | null
}

const refusals = ['brought_by_sender', 'holder_changed', 'own_order', 'parcel_is_over', 'not_found'] as const

/** One after the other, by number, each as if it were given alone: a refusal takes nothing from the others. */
export async function assignMany(
  db: Kysely<DB>,
  admin_id: string,
  { holder_id, parcels }: z.output<typeof assignParcels.body>,
) {
  const asked = parcels.toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const refused: z.output<typeof assignParcels.data>['refused'] = []
  for (const { number, was } of asked)
    try {
      await assign(db, admin_id, number, { holder_id, was })
    } catch (error) {
      const why = refusals.find((code) => error instanceof Refusal && error.code_message === code)
      if (!why) throw error
      refused.push({ tracking_number: number, why })
    }
  return { given: parcels.length - refused.length, refused }
}

interface Locked {
  order_id: string
  user_id: string | null
  is_over: boolean
  holder_id: string | null
  carrier_id: string | null
  /** Somebody would drive to a sender who comes to a counter. */
  is_in_vain: boolean
}

async function give(tx: Transaction<DB>, admin_id: string, number: string, { holder_id, was }: Assignment) {
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { rows } = await sql<Locked>`
    select p.order_id, o.user_id, p.holder_id, p.step in (${listed(stepsAt('over'))}) as is_over,
      (select u.id from users u where u.id = ${holder_id}::uuid and u.role in (${listed(assignedRoles)})) as carrier_id,
      p.step in (${listed(stopsTo('fetch'))}) and exists (select from users u where u.id = ${holder_id}::uuid and u.role not in (${listed(counterRoles)}))
        and exists (select from shipment_parties s where s.order_id = p.order_id and s.party = 'sender' and s.service_type = 'drop_off') as is_in_vain
    from parcels p join orders o on o.id = p.order_id where p.tracking_number = ${number}`.execute(tx)
  const [parcel] = rows
  if (!parcel) throw notFound()
  if (holder_id !== null && parcel.carrier_id === null)
    throw invalidField('holder_id', 'error.carrier_unknown')
  if (parcel.user_id === admin_id || (holder_id !== null && parcel.user_id === holder_id))
    throw conflict('own_order')
  if (parcel.is_over) throw conflict('parcel_is_over')
  if (parcel.holder_id !== was) throw conflict('holder_changed')
  if (parcel.is_in_vain) throw conflict('brought_by_sender')
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
