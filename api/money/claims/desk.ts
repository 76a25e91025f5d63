import { sql } from 'kysely'
import {
  acceptClaim,
  askClaimant,
  declineClaim,
  listClaims,
  readOfficeClaim,
  showClaimPicture,
  takeClaim,
} from '#contract/money/claim-desk.ts'
import { givePicture } from '../../files/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { accept, ask, decline, take } from './decide.ts'
import { claimsInList } from './in-list.ts'
import { officeClaim } from './office-claim.ts'

export function claimDeskRoutes(app: App) {
  app.serve(listClaims, ({ user, query }) => claimsInList(app.db, user.id, query))
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

/** One of the customer's, or one that was taken on the way of this very parcel. */
async function pictureOf(db: Db, claim_id: string, picture_id: string) {
  const { rows } = await sql<{ order_id: string; subject_id: string }>`
    select c.order_id, ${picture_id}::uuid as subject_id from claims c where c.id = ${claim_id}::uuid
      and (exists (select from claim_pictures p where p.claim_id = c.id and p.file_id = ${picture_id}::uuid)
        or exists (select from parcel_events_of(c.order_id) e where e.evidence_id = ${picture_id}::uuid))`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return found
}
