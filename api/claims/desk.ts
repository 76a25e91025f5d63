import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import {
  acceptClaim,
  askClaimant,
  declineClaim,
  listClaims,
  readOfficeClaim,
  showClaimPicture,
  takeClaim,
} from '#contract/claim-desk.ts'
import { givePicture } from '../files/pictures.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import { asPage, rowsFor } from '../platform/paging.ts'
import type { App } from '../platform/serve.ts'
import { accept, ask, decline, take } from './decide.ts'
import { officeClaim } from './office-claim.ts'

export function claimDeskRoutes(app: App) {
  app.serve(listClaims, async ({ user, query }) => {
    const [{ page, next_cursor }, sums] = await Promise.all([
      claimsFor(app.db, user.id, query),
      openNow(app.db),
    ])
    return { claim_data: page, next_cursor, ...sums }
  })
  app.serve(readOfficeClaim, async ({ user, params }) => ({
    claim: await officeClaim(app.db, params.id, user.id),
  }))
  app.serve(showClaimPicture, async ({ user, params }) => {
    const found = await pictureOf(app.db, params.id, params.picture_id)
    await record(app.db, { name: 'claim_picture_viewed', ...found, actor_id: user.id })
    return givePicture(app, app.db, found.subject_id)
  })
  app.serve(takeClaim, ({ user, params, once }) => once((tx) => take(tx, { ...params, admin_id: user.id })))
  app.serve(askClaimant, ({ user, params, body, once }) =>
    once((tx) => ask(tx, { ...params, admin_id: user.id }, body.words)),
  )
  app.serve(acceptClaim, ({ user, params, body, once }) =>
    once((tx) => accept(tx, { ...params, admin_id: user.id }, body)),
  )
  app.serve(declineClaim, ({ user, params, body, once }) =>
    once((tx) => decline(tx, { ...params, admin_id: user.id }, body)),
  )
}

type Asked = z.output<typeof listClaims.query>
type InList = z.output<typeof listClaims.data>['claim_data'][number]

interface Place {
  which: RawBuilder<unknown>
  after: (cursor: string) => RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const isOpen = sql`c.status in ('filed', 'in_review', 'more_asked')`

const places: Record<Asked['tab'], Place> = {
  open: {
    which: isOpen,
    after: (cursor) =>
      sql`(c.due_at, c.id) > (select k.due_at, k.id from claims k where k.id = ${cursor}::uuid)`,
    order: sql`c.due_at, c.id`,
  },
  decided: {
    which: sql`c.status not in ('filed', 'in_review', 'more_asked')`,
    after: (cursor) => sql`c.id < ${cursor}::uuid`,
    order: sql`c.id desc`,
  },
}

async function claimsFor(db: Db, admin_id: string, asked: Asked) {
  const { which, after, order } = places[asked.tab]
  const { rows } = await sql<InList>`
    select c.id, o.tracking_number, c.kind, c.status, c.most_sen as most, c.amount_sen as amount, c.filed_at,
      nullif(c.due_at, 'infinity') as due_at, c.due_at < now() as is_overdue, c.objected_at is not null as objected,
      c.user_id is not distinct from ${admin_id}::uuid as is_own, h.name as handler_name
    from claims c join orders o on o.id = c.order_id left join users h on h.id = c.handler_id
    where ${which} and ${asked.cursor ? after(asked.cursor) : sql`true`}
    order by ${order} limit ${rowsFor(asked)}`.execute(db)
  return asPage(rows, asked)
}

async function openNow(db: Db) {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, (count(*) filter (where c.due_at < now()))::int as overdue from claims c where ${isOpen}`.execute(
    db,
  )
  return rows[0] ?? { open: 0, overdue: 0 }
}

/** One of the customer's, or one that was taken on the way of this very parcel. */
async function pictureOf(db: Db, claim_id: string, picture_id: string) {
  const { rows } = await sql<{ order_id: string; subject_id: string }>`
    select c.order_id, ${picture_id}::uuid as subject_id from claims c where c.id = ${claim_id}::uuid
      and (exists (select from claim_pictures p where p.claim_id = c.id and p.file_id = ${picture_id}::uuid)
        or exists (select from parcel_events e where e.order_id = c.order_id and e.evidence_id = ${picture_id}::uuid))`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return found
}
