import type { Keys } from '../../platform/keys.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import { isOffice } from '#contract/platform/roles.ts'
import { doorTries } from '#contract/parcels/door-codes.ts'
import { isAt, needsReceiver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { handOvers } from '#contract/parcels/after-step.ts'
import type { scan } from '#contract/courier/scans.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import { listed } from '../../platform/listed.ts'
import { transaction } from '../../platform/transaction.ts'
import { attemptOf, doorCode } from './code.ts'

type Scan = z.output<typeof scan>

interface Parts {
  db: Kysely<DB>
  keys: Keys
}

interface Door {
  order_id: string
  nonce: string | null
  tries_left: number | null
}

/**
 * Takes one try away in a transaction of its own before the code is looked at: fifty guesses at once are still only five.
 * The same scan sent again with the same code costs nothing more.
 */
export async function tryDoor({ db, keys }: Parts, caller: Caller, number: string, given: Scan) {
  if (!needsReceiver(given.code)) return
  const { door_code = '', scan_id } = given
  const outcome = await transaction(db, async (tx) => {
    const door = await closedDoor(tx, caller, number)
    if (!door) return { is: 'open' } as const
    if (door_code === '') throw invalidField('door_code', 'error.door_code_required')
    const { order_id, nonce } = door
    if (nonce === null) throw conflict('door_code_locked')
    const attempt = attemptOf(keys, nonce, door_code)
    const isNew = !(await isKnown(tx, { order_id, scan_id, attempt }))
    if (isNew && door.tries_left === 0) {
      await askOffice(tx, caller.id, order_id)
      return { is: 'locked' } as const
    }
    if (isNew) await spend(tx, caller.id, door, { scan_id, attempt })
    if (isSameSecret(door_code, doorCode(keys, nonce))) return { is: 'open' } as const
    return { is: 'wrong', tries_left: (door.tries_left ?? 0) - Number(isNew) } as const
  })
  if (outcome.is === 'locked') throw conflict('door_code_locked')
  // Whoever stands at the door asks once more before they use up the last one.
  if (outcome.is === 'wrong') throw conflict('door_code_wrong', { tries_left: outcome.tries_left })
}

/** Only for whoever may deliver: nobody else uses up the tries. */
async function closedDoor(tx: Transaction<DB>, { id, role }: Caller, number: string) {
  await sendAhead(
    tx,
    sql`select from door_codes where order_id = (select order_id from parcels where tracking_number = ${number}) for update`,
  )
  const { rows } = await sql<Door>`
    select p.order_id, d.nonce, d.tries_left
    from parcels p join shipments s on s.order_id = p.order_id and s.wants_door_code left join door_codes d on d.order_id = p.order_id
      join parcel_steps l on l.route = p.route and l.step = p.step and l.code in (${listed(handOvers)}) join orders o on o.id = p.order_id
    where p.tracking_number = ${number} and (p.holder_id is null or p.holder_id = ${id}::uuid or ${isOffice(role)})
      and o.user_id is distinct from ${id}::uuid
      and (d.order_id is null or num_nonnulls(d.used_at, d.released_at) = 0)`.execute(tx)
  return rows[0]
}

interface Try {
  order_id: string
  scan_id: string
  attempt: Buffer
}

async function isKnown(tx: Transaction<DB>, { order_id, scan_id, attempt }: Try) {
  const known = await tx
    .selectFrom('door_tries')
    .select('scan_id')
    .where('order_id', '=', order_id)
    .where('scan_id', '=', scan_id)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
  return known !== undefined
}

async function spend(
  tx: Transaction<DB>,
  actor_id: string,
  { order_id, tries_left }: Door,
  made: Omit<Try, 'order_id'>,
) {
  await sendAhead(tx, tx.insertInto('door_tries').values({ order_id, ...made }))
  await sendAhead(
    tx,
    sql`update door_codes set tries_left = tries_left - 1 where order_id = ${order_id}::uuid and tries_left > 0`,
  )
  if (tries_left === 1) await record(tx, { name: 'door_code_last_try', order_id, actor_id })
}

/** Checked once more with the parcel locked: what is delivered was opened by the current code, or released. */
export async function passDoor(tx: Transaction<DB>, keys: Keys, order_id: string, given: Scan) {
  const { rows } = await sql<{ nonce: string | null }>`
    select d.nonce from shipments s left join door_codes d on d.order_id = s.order_id
    where s.order_id = ${order_id}::uuid and s.wants_door_code and (d.order_id is null or num_nonnulls(d.used_at, d.released_at) = 0)`.execute(
    tx,
  )
  const [door] = rows
  if (!door) return
  if (door.nonce === null || !isSameSecret(given.door_code ?? '', doorCode(keys, door.nonce)))
    throw conflict('door_code_wrong')
  await sendAhead(tx, sql`update door_codes set used_at = now() where order_id = ${order_id}::uuid`)
}

/** The code failed for good, and somebody stands at the door again: on record once, for the office to release. */
async function askOffice(tx: Transaction<DB>, actor_id: string, order_id: string) {
  const { rows } = await sql`
    update door_codes set office_asked_at = now() where order_id = ${order_id}::uuid and tries_left = 0
      and office_asked_at is null and num_nonnulls(used_at, released_at) = 0 returning order_id`.execute(tx)
  if (rows.length > 0) await record(tx, { name: 'door_office_asked', order_id, actor_id })
}

/**
 * A new code each time the parcel goes out; the one before opens nothing any more. The tries are the parcel's and are not
 * given back: once they are used up no new code is made, and the office is asked. What it released stays released; what a
 * code opened is closed again, for the parcel was not where it should have been.
 */
export async function makeDoorCode(
  tx: Transaction<DB>,
  { order_id, actor_id, code }: { order_id: string; actor_id: string; code: EventCode },
) {
  if (!isAt(code, 'last_part')) return
  await sendAhead(
    tx,
    sql`
    insert into door_codes (order_id, nonce, tries_left) select order_id, ${randomUUID()}::uuid, ${doorTries} from shipments
    where order_id = ${order_id}::uuid and wants_door_code
    on conflict (order_id) do update set made_at = now(), used_at = null,
        nonce = case when door_codes.tries_left > 0 then excluded.nonce else door_codes.nonce end
      where door_codes.released_at is null`,
  )
  await askOffice(tx, actor_id, order_id)
}
