import { sql } from 'kysely'
import type { z } from 'zod'
import { isOffice } from '#contract/platform/roles.ts'
import { listEvidence, listOwnEvents, showEvidence, showOwnEvidence } from '#contract/courier/evidence.ts'
import { failureReasons } from '#contract/parcels/step-reasons.ts'
import type { Caller } from '../../platform/caller.ts'
import { givePicture } from '../../files/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { demandOwnOrder } from '../../orders/transactions/own-order.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'

type OwnEvent = z.output<typeof listOwnEvents.data>['event_data'][number]
type Evidence = z.output<typeof listEvidence.data>['evidence_data'][number]

export function evidenceRoutes(app: App) {
  app.serve(listOwnEvents, async ({ user, params }) => ({
    event_data: await ownEvents(app.db, user.id, params.id),
  }))
  app.serve(showOwnEvidence, async ({ user, params }) =>
    givePicture(app, app.db, await ownEvidence(app.db, user.id, params.id)),
  )
  app.serve(listEvidence, async ({ user, params }) => ({
    evidence_data: await evidenceOf(app.db, user, numberIn(params.number)),
  }))
  app.serve(showEvidence, async ({ user, params }) => {
    const found = await evidenceFor(app.db, user, params.id)
    if (!found) throw notFound()
    const { order_id } = found
    await record(app.db, { name: 'evidence_viewed', order_id, subject_id: params.id, actor_id: user.id })
    return givePicture(app, app.db, params.id)
  })
}

async function ownEvents(db: Db, user_id: string, order_id: string) {
  const { rows } = await sql<OwnEvent>`
    select e.id, e.code, c.label as city, r.country as country_id, r.code as region_id, e.at, case when e.params ->> 'reason' = any(${[...failureReasons]}) then e.params ->> 'reason' end as reason,
      e.params ->> 'received_by' as received_by, null as words, null as add_on, e.evidence_id
    from orders o cross join parcel_events_of(o.id) e
      left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
    where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid
    union all
    select a.id, 'nobody_came', null, null, null, a.at, null, null, a.words, null, null
    from receiver_answers a join orders o on o.id = a.order_id
    where a.order_id = ${order_id}::uuid and o.user_id = ${user_id}::uuid
    union all
    select w.order_id, 'work_done', null, null, null, w.done_at, null, null, null, w.name, w.evidence_id
    from add_on_work w join orders o on o.id = w.order_id
    where w.order_id = ${order_id}::uuid and o.user_id = ${user_id}::uuid
    order by at desc, id desc limit 200`.execute(db)
  if (rows.length === 0) await demandOwnOrder(db, user_id, order_id)
  return rows
}

async function ownEvidence(db: Db, user_id: string, file_id: string) {
  const { rows } = await sql<{ evidence_id: string }>`
    select e.evidence_id from (${shownWith(file_id)}) e join orders o on o.id = e.order_id
    where o.user_id = ${user_id}::uuid limit 1`.execute(db)
  return rows[0]?.evidence_id
}

async function evidenceOf(db: Db, { id, role }: Caller, number: string) {
  const { rows } = await sql<Evidence>`
    select e.evidence_id as id, e.code, e.at, f.owner_id is not distinct from ${id}::uuid as is_mine
    from parcels p cross join parcel_events_of(p.order_id) e join files f on f.id = e.evidence_id
    where p.tracking_number = ${number} and (f.owner_id = ${id}::uuid or ${isOffice(role)}) and f.sealed_key <> ''
    order by e.seq desc limit 50`.execute(db)
  return rows
}

/** Only what hangs on an event or on work is shown: a picture nobody used yet belongs to nobody's parcel. */
function shownWith(file_id: string) {
  return sql`select evidence_id, order_id from parcel_events where evidence_id = ${file_id}::uuid
    union all select evidence_id, order_id from add_on_work where evidence_id = ${file_id}::uuid`
}

async function evidenceFor(db: Db, { id, role }: Caller, file_id: string) {
  const { rows } = await sql<{ order_id: string }>`
    select e.order_id from (${shownWith(file_id)}) e join files f on f.id = e.evidence_id
    where f.kind = 'evidence' and (f.owner_id = ${id}::uuid or ${isOffice(role)}) limit 1`.execute(db)
  return rows[0]
}
