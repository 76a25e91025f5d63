import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { recordMany } from '../../platform/events.ts'
import { passOn } from '../../parcels/parcels/holders.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { handOverOf } from './read.ts'

interface Counted {
  user_id: string
  id: string
  numbers: string[]
}

/** Two who press at once come one after the other: the second finds what the first has counted. */
export async function count(tx: Transaction<DB>, { user_id, id, numbers }: Counted) {
  await sendAhead(tx, sql`select from hand_overs where id = ${id}::uuid for update`)
  const { is_giver, status } = await handOverOf(tx, user_id, id)
  if (status !== 'open') throw conflict(status === 'expired' ? 'hand_over_expired' : 'hand_over_closed')
  if (is_giver) await keepGiven(tx, { user_id, id, numbers })
  else await keepTaken(tx, { id, numbers })
  await settleIfAgreed(tx, id)
  return handOverOf(tx, user_id, id)
}

/** What somebody gives they must have in hand. */
export async function keepGiven(tx: Transaction<DB>, { user_id, id, numbers }: Counted) {
  const { rows } = await sql<{ order_id: string }>`
    select p.order_id from parcels p
    where p.tracking_number = any(${read(numbers)}) and p.holder_id = ${user_id}::uuid`.execute(tx)
  if (rows.length !== new Set(read(numbers)).size) throw invalidField('numbers', 'error.not_in_your_hand')
  await mark(
    tx,
    id,
    'is_given',
    rows.map(({ order_id }) => order_id),
  )
}

async function keepTaken(tx: Transaction<DB>, { id, numbers }: Omit<Counted, 'user_id'>) {
  const { rows } = await sql<{ order_id: string }>`
    select p.order_id from parcels p where p.tracking_number = any(${read(numbers)})`.execute(tx)
  if (rows.length !== new Set(read(numbers)).size) throw invalidField('numbers', 'error.parcel_unknown')
  await mark(
    tx,
    id,
    'is_taken',
    rows.map(({ order_id }) => order_id),
  )
}

function read(numbers: string[]) {
  return numbers.map(numberIn)
}

/** The newest count replaces the one before it. */
async function mark(
  tx: Transaction<DB>,
  id: string,
  side: 'is_given' | 'is_taken',
  order_ids: readonly string[],
) {
  const column = sql.ref(side)
  await sendAhead(
    tx,
    sql`update hand_over_parcels set ${column} = false where hand_over_id = ${id}::uuid and not order_id = any(${order_ids}::uuid[])`,
  )
  await sendAhead(
    tx,
    sql`
    insert into hand_over_parcels (hand_over_id, order_id, ${column}) select ${id}::uuid, order_id, true from unnest(${order_ids}::uuid[]) order_id
    on conflict (hand_over_id, order_id) do update set ${column} = true`,
  )
  await sendAhead(
    tx,
    sql`delete from hand_over_parcels where hand_over_id = ${id}::uuid and not is_given and not is_taken`,
  )
}

interface Agreed {
  giver_id: string
  receiver_id: string
  order_ids: string[]
  is_own: boolean
}

/** All of them or none: the parcels change hands in the transaction in which both counts agree. */
async function settleIfAgreed(tx: Transaction<DB>, id: string) {
  const { rows } = await sql<Agreed>`
    select h.giver_id, h.receiver_id, array_agg(hp.order_id order by hp.order_id) as order_ids,
      bool_or(o.user_id is not distinct from h.receiver_id) as is_own
    from hand_overs h join hand_over_parcels hp on hp.hand_over_id = h.id join orders o on o.id = hp.order_id
    where h.id = ${id}::uuid and h.receiver_id is not null
    group by h.id having bool_and(hp.is_given and hp.is_taken)`.execute(tx)
  const [agreed] = rows
  if (!agreed) return
  const { giver_id, receiver_id, order_ids, is_own } = agreed
  if (is_own) throw conflict('own_order')
  const moved = await passOn(tx, order_ids, { from: giver_id, to: receiver_id })
  // Somebody scanned one of them meanwhile: nothing moves, both count again.
  if (moved !== order_ids.length) throw conflict('parcels_changed')
  await sendAhead(
    tx,
    sql`update hand_overs set status = 'settled', settled_at = now() where id = ${id}::uuid`,
  )
  await recordMany(
    tx,
    order_ids.map((order_id) => ({
      name: 'parcel_handed_over',
      order_id,
      subject_id: id,
      actor_id: giver_id,
      data: { receiver_id },
    })),
  )
}

export async function cancel(tx: Transaction<DB>, user_id: string, id: string) {
  await handOverOf(tx, user_id, id)
  const { rows } = await sql`
    update hand_overs set status = 'cancelled' where id = ${id}::uuid and status = 'open' and ${user_id}::uuid in (giver_id, receiver_id)
    returning id`.execute(tx)
  if (rows.length === 0) throw conflict('hand_over_closed')
  return handOverOf(tx, user_id, id)
}

/** The first who reads the code counts; nobody hands over to themselves. */
export async function join(tx: Transaction<DB>, user_id: string, code: string) {
  await sendAhead(tx, sql`select from hand_overs where code = ${code} for update`)
  const { rows } = await sql<{
    id: string
    giver_id: string
    receiver_id: string | null
    status: string
    is_late: boolean
  }>`
    select id, giver_id, receiver_id, status, expires_at <= now() as is_late from hand_overs where code = ${code}`.execute(
    tx,
  )
  const [found] = rows
  if (!found) throw notFound()
  const { id, giver_id, receiver_id, status, is_late } = found
  if (giver_id === user_id) throw conflict('hand_over_own')
  if (receiver_id !== null && receiver_id !== user_id) throw conflict('hand_over_taken')
  if (status !== 'open') throw conflict('hand_over_closed')
  if (is_late) throw conflict('hand_over_expired')
  await sendAhead(tx, sql`update hand_overs set receiver_id = ${user_id}::uuid where id = ${id}::uuid`)
  return handOverOf(tx, user_id, id)
}
