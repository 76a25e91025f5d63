import { sql, type Transaction } from 'kysely'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { addParcelEvents, cityOfScan } from '../parcels/add-events.ts'
import { numberIn } from '../parcels/carried.ts'
import { labelEdition } from '../parcels/label-edition.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { closed, lockedManifest, manifestOf } from './manifest.ts'
import { chargeableKg } from './unload.ts'
import { isHeldElsewhere } from '../parcels/who-may-look.ts'

interface Found {
  order_id: string
  step: EventCode
  mode: string | null
  lane: string | null
  chargeable_kg: number
  is_loaded: boolean
  is_own: boolean
  is_held: boolean
  is_unsettled: boolean
  has_open_work: boolean
  label_edition: number
}

/** One parcel goes into one manifest: of its way, before the cut-off, while there is room. */
export async function load(tx: Transaction<DB>, caller: Caller, manifest_id: string, given: string) {
  const tracking_number = numberIn(given)
  const { id: actor_id } = caller
  const manifest = await lockedManifest(tx, caller, manifest_id)
  const parcel = await find(tx, actor_id, tracking_number)
  if (
    manifest.closed_at ||
    manifest.step !== 'consolidated' ||
    manifest.cut_off_at < new Date(await nowOf(tx))
  )
    throw closed()
  if (parcel.is_own) throw conflict('own_order')
  if (parcel.is_held && !isOffice(caller.role)) throw conflict('held_by_another')
  if (parcel.is_loaded) throw conflict('parcel_already_loaded')
  const lane =
    manifest.from_country === manifest.to_country
      ? `domestic_${manifest.from_country}`
      : `${manifest.from_country}-${manifest.to_country}`
  if (parcel.mode !== manifest.mode || parcel.lane !== lane) throw conflict('parcel_goes_another_way')
  if (!isAt(parcel.step, 'origin_hub')) throw conflict('step_not_legal')
  if (parcel.is_unsettled) throw conflict('sender_not_agreed')
  if (parcel.has_open_work) throw conflict('work_open')
  if (manifest.loaded_kg + parcel.chargeable_kg > manifest.capacity_kg) throw conflict('manifest_full')
  await tx.insertInto('manifest_parcels').values({ order_id: parcel.order_id, manifest_id }).execute()
  await sql`update manifests set loaded_kg = loaded_kg + ${parcel.chargeable_kg}::int where id = ${manifest_id}::uuid`.execute(
    tx,
  )
  const data = { code: 'consolidated', before: { step: parcel.step }, after: { step: 'consolidated' } }
  const { order_id } = parcel
  await record(tx, { name: 'parcel_scanned', order_id, subject_id: manifest_id, actor_id, data })
  const loaded = { order_id, code: 'consolidated', actor_id, params: { manifest_id } } as const
  await addParcelEvents(tx, [loaded], cityOfScan(loaded))
  const { label_edition } = parcel
  return { manifest: await manifestOf(tx, caller, manifest_id), tracking_number, label_edition }
}

async function nowOf(tx: Transaction<DB>) {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(tx)
  return rows[0]?.now ?? ''
}

async function find(tx: Transaction<DB>, actor_id: string, tracking_number: string) {
  // The lock first: what is read after it is what the scan before this one left.
  await sendAhead(tx, sql`select from parcels where tracking_number = ${tracking_number} for update`)
  const { rows } = await sql<Found>`
    select p.order_id, p.step, s.mode, s.lane, ${chargeableKg} as chargeable_kg,
      unsettled_weighing(p.order_id) is not null as is_unsettled, has_open_work(p.order_id) as has_open_work, o.user_id is not distinct from ${actor_id}::uuid as is_own, ${isHeldElsewhere(actor_id)} as is_held,
      exists (select from manifest_parcels mp where mp.order_id = p.order_id) as is_loaded,
      ${labelEdition(sql`p.order_id`)} as label_edition
    from parcels p join orders o on o.id = p.order_id left join shipments s on s.order_id = p.order_id
    where p.tracking_number = ${tracking_number}`.execute(tx)
  const [parcel] = rows
  if (!parcel) throw notFound()
  return parcel
}
