import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { needsPhoto } from '#contract/parcels/add-on-work.ts'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { tickAddOn } from '#contract/courier/scans.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { carriedBy, numberIn } from '../parcels/carried.ts'

const doable: ReadonlySet<string> = new Set(stepsAt('sender', 'collected', 'origin_hub'))

interface Tick {
  params: z.output<typeof tickAddOn.params>
  body: z.output<typeof tickAddOn.body>
}

/** Ticked by whoever holds it or works where it is, until it leaves its origin; ticked twice it is done once. */
export async function tick(tx: Transaction<DB>, caller: Caller, { params, body }: Tick) {
  const number = numberIn(params.number)
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { order_id, user_id, step } = await tx
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'o.user_id', 'p.step'])
    .where('p.tracking_number', '=', number)
    .executeTakeFirstOrThrow(notFound)
  if (user_id === caller.id) throw conflict('own_order')
  const parcel = await carriedBy(tx, caller, number)
  if (!parcel.is_open && !isOffice(caller.role)) throw conflict('held_by_another')
  const ordered = parcel.service?.add_ons.find(({ name }) => name === params.name)
  if (!ordered) throw notFound()
  if (!doable.has(step)) throw conflict('work_is_over')
  if ((ordered.done_at !== null) === body.is_done) return parcel
  await (body.is_done ? done(tx, caller.id, order_id, { params, body }) : undone(tx, order_id, params.name))
  await record(tx, {
    name: body.is_done ? 'add_on_done' : 'add_on_undone',
    order_id,
    actor_id: caller.id,
    data: { add_on: params.name },
  })
  return carriedBy(tx, caller, number)
}

/** The picture must be one of this parcel, which the database compares. */
async function done(tx: Transaction<DB>, done_by: string, order_id: string, { params, body }: Tick) {
  const { name } = params
  const evidence_id = body.evidence_id === '' ? null : body.evidence_id
  if (needsPhoto(name) && evidence_id === null) throw invalidField('evidence_id', 'error.picture_missing')
  try {
    await tx.insertInto('add_on_work').values({ order_id, name, done_by, evidence_id }).execute()
  } catch (error) {
    if (violates(error, 'add_on_work_evidence_id_order_id_fkey'))
      throw invalidField('evidence_id', 'error.picture_missing')
    throw error
  }
}

async function undone(tx: Transaction<DB>, order_id: string, name: Tick['params']['name']) {
  await tx.deleteFrom('add_on_work').where('order_id', '=', order_id).where('name', '=', name).execute()
}
