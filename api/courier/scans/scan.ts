import type { Keys } from '../../platform/keys.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  isAt,
  isFinal,
  isOver,
  isScanned,
  isScannedNote,
  mayTake,
  needsMeasures,
  needsReceiver,
  type EventCode,
} from '#contract/parcels/parcel-steps.ts'
import { holderAfter, isTakenOver } from '#contract/parcels/after-step.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { scan } from '#contract/courier/scans.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { makeDoorCode, passDoor } from '../../parcels/door-codes/open-door.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { broughtInstead } from '../../orders/changes/brought-instead.ts'
import { chargeStorage } from '../../orders/fees/storage.ts'
import { owesReturnFee } from '../../orders/returns/send-back.ts'
import { weigh } from '../../orders/differences/weigh.ts'
import { closeShipment } from '../../orders/ending/close-shipment.ts'
import { addParcelEvents, cityOfScan } from '../../parcels/parcels/add-events.ts'
import { carriedBy, type Carried } from '../../parcels/parcels/carried.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
import { isHeldElsewhere } from '../../parcels/parcels/who-may-look.ts'

type Scan = z.output<typeof scan>

interface Locked {
  order_id: string
  holder_id: string | null
  is_held: boolean
  user_id: string | null
  step: EventCode | null
  /** Of the parcel that was scanned with this mark before. */
  scanned_id: string | null
}

const day_ms = 86_400_000

interface Scanned {
  jobs: Jobs
  keys: Keys
  caller: Caller
  number: string
  given: Scan
  /** What the log calls it. */
  name?: 'parcel_scanned' | 'parcel_step_added'
}

/** One thing that happened. Two scans of the same step meet at the row of the parcel: the second is no legal step any more. */
export async function keepScan(tx: Transaction<DB>, { jobs, keys, ...scanned }: Scanned) {
  const { caller, number, given, name = 'parcel_scanned' } = scanned
  // The lock first: what is read after it is what the scan before this one left.
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { rows } = await sql<Locked>`
    select p.order_id, p.holder_id, ${isHeldElsewhere(caller.id)} as is_held, o.user_id, p.step,
      (select s.order_id from scan_ids s where s.scan_id = ${given.scan_id}::uuid) as scanned_id
    from parcels p join orders o on o.id = p.order_id where p.tracking_number = ${number}`.execute(tx)
  const [parcel] = rows
  if (!parcel) throw notFound()
  if (parcel.scanned_id === parcel.order_id) return carriedBy(tx, caller, number)
  if (parcel.scanned_id) throw invalidField('scan_id', 'error.invalid')
  await refuse(tx, { caller, number, parcel, given })
  if (needsReceiver(given.code)) await passDoor(tx, keys, parcel.order_id, given)
  await chargeStorage({ jobs }, tx, { ...parcel, next: given.code })
  await addEvent(tx, { actor_id: caller.id, name, parcel, given })
  await makeDoorCode(tx, { order_id: parcel.order_id, actor_id: caller.id, code: given.code })
  if (given.code === 'dropped_off') await broughtInstead(tx, parcel.order_id, caller.id)
  if (needsMeasures(given.code))
    await weigh(tx, { order_id: parcel.order_id, user_id: parcel.user_id, actor_id: caller.id, given })
  await setHolder(
    tx,
    parcel.order_id,
    holderAfter(given.code, { taker: caller.id, holder: parcel.holder_id }),
  )
  if (isOver(given.code)) await closeShipment(tx, parcel.order_id)
  return carriedBy(tx, caller, number)
}

async function refuse(
  tx: Transaction<DB>,
  { caller, number, parcel, given }: { caller: Caller; number: string; parcel: Locked; given: Scan },
) {
  if (parcel.user_id === caller.id) throw conflict('own_order')
  if (parcel.is_held && !isOffice(caller.role) && !isTakenOver(given.code)) throw conflict('held_by_another')
  if (isScanned(given.code) && !mayTake(caller.role, given.code)) throw forbidden()
  const { next, macro, weighing, has_open_work } = await carriedBy(tx, caller, number)
  const isLegal = isScannedNote(given.code) ? !isFinal(macro) : next.includes(given.code)
  if (!isLegal) throw conflict(reasonAgainst(given.code, { weighing, has_open_work }))
  if (given.code === 'returned' && (await owesReturnFee(tx, parcel.order_id)))
    throw conflict('return_fee_unpaid')
  if (given.evidence_id === '') return
  const own = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', given.evidence_id)
    .where('kind', '=', 'evidence')
    .where('owner_id', '=', caller.id)
    .where('order_id', '=', parcel.order_id)
    .executeTakeFirst()
  if (!own) throw invalidField('evidence_id', 'error.picture_missing')
}

function reasonAgainst(
  code: EventCode,
  { weighing, has_open_work }: Pick<Carried, 'weighing' | 'has_open_work'>,
) {
  if (weighing === 'changed' && isAt(code, 'last_part')) return 'sender_not_agreed'
  if (!isAt(code, 'road', 'destination_hub')) return 'step_not_legal'
  if (weighing) return 'sender_not_agreed'
  return has_open_work ? 'work_open' : 'step_not_legal'
}

interface Happened {
  actor_id: string
  name: NonNullable<Scanned['name']>
  parcel: Locked
  given: Scan
}

/** What is scanned is on record beside what else staff do, with the step it stood at and why. */
async function addEvent(tx: Transaction<DB>, { actor_id, name, parcel, given }: Happened) {
  const { order_id } = parcel
  const { code, reason, received_by, evidence_id, scan_id, device_at } = given
  const isPlausible = Math.abs(device_at.getTime() - Date.now()) < 30 * day_ms
  // A note moves the parcel nowhere.
  const stands = isScannedNote(code) ? {} : { before: { step: parcel.step }, after: { step: code } }
  const data = { code, ...stands, ...(reason ? { reason } : {}) }
  await record(tx, { name, order_id, actor_id, data })
  const event = {
    order_id,
    code,
    actor_id,
    scan_id,
    params: { ...(reason ? { reason } : {}), ...(received_by ? { received_by } : {}) },
    evidence_id: evidence_id || null,
    device_at: isPlausible ? device_at : null,
  }
  await addParcelEvents(tx, [event], cityOfScan({ actor_id, code }))
}
