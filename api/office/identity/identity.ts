import { typesHolding } from '#contract/site/order-types.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { listed } from '../../platform/listed.ts'
import type { Keys } from '../../platform/keys.ts'
import { sql } from 'kysely'
import { exactMomentIn } from '#contract/places/moment.ts'
import { lookAtIdentity, showIdentity, type ShownIdentity } from '#contract/office/identity-desk.ts'
import type { IdentityReason } from '#contract/orders/identity-looks.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { FileReply } from '../../platform/file-reply.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { givePicture } from '../../files/pictures.ts'
import { withWatermark } from '../../files/watermark.ts'
import { openIdNumber } from '../../orders/shipments/id-numbers.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'

const look_min = 10
const looksPerHour = 60

/** What customs ask for: one parcel at a time, for a reason, and its owner reads who looked. */
export function identityRoutes(app: App) {
  app.serve(lookAtIdentity, async ({ user, params, body }) => {
    await countAgainst(app.db, [{ bucket: `identity:${user.id}`, most: looksPerHour, seconds: 3600 }])
    const found = await identitiesOf(app.db, numberIn(params.number))
    const now = new Date()
    await recordLook(app.db, user.id, found, body)
    return {
      tracking_number: found.tracking_number,
      identity_data: found.parties.map((party) => opened(app.keys, found.order_id, party)),
      shown_until: new Date(now.getTime() + look_min * 60_000),
      server_now: now,
    }
  })
  app.serve(showIdentity, async ({ user, params }) => {
    const look = await openLook(app.db, user.id, numberIn(params.number), params.party)
    const picture = await givePicture(app, app.db, look.passport_image_id)
    const mark = [
      look.viewer_name,
      exactMomentIn('sg', zoneOfOffice, look.at),
      inGroups(look.tracking_number),
    ]
    return new FileReply(
      picture.type,
      await withWatermark(Buffer.from(picture.bytes), mark.join('  ')),
      picture.name,
    )
  })
}

interface FoundParty {
  party: ShownIdentity['party']
  name: string | null
  sealed: string | null
  picture: ShownIdentity['picture']
}

interface Found {
  order_id: string
  user_id: string
  tracking_number: string
  parties: FoundParty[]
}

/** Only of what was paid: nobody declares an order that may never travel. */
async function identitiesOf(db: Db, number: string) {
  const { rows } = await sql<Found>`
    select p.order_id, o.user_id, o.tracking_number, (
      select jsonb_agg(jsonb_build_object('party', sp.party, 'name', sp.name, 'sealed', encode(sp.sealed_id_number, 'hex'),
        'picture', case when f.id is null then 'none' when f.sealed_key = '' then 'gone' else 'given' end) order by sp.party desc)
      from shipment_parties sp left join files f on f.id = sp.passport_image_id where sp.order_id = o.id) as parties
    from parcels p join orders o on o.id = p.order_id
    where p.tracking_number = ${number} and o.type in (${listed(typesHolding('goods'))})`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  return found
}

function opened(keys: Keys, order_id: string, { sealed, ...party }: FoundParty) {
  return {
    ...party,
    id_number: sealed === null ? null : openIdNumber(keys, order_id, Buffer.from(sealed, 'hex')),
  }
}

/** On record before anything is shown, with whose passports they are: they read it on their profile. */
function recordLook(
  db: Db,
  actor_id: string,
  { order_id, user_id }: Found,
  { reason, reference }: { reason: IdentityReason; reference: string },
) {
  return record(db, {
    name: 'identity_shown',
    order_id,
    subject_id: user_id,
    actor_id,
    data: { reason, ...(reference === '' ? {} : { reference }) },
  })
}

interface Look {
  passport_image_id: string | null
  tracking_number: string
  viewer_name: string
  at: Date
}

async function openLook(db: Db, viewer_id: string, number: string, party: string): Promise<Look> {
  const { rows } = await sql<Omit<Look, 'at'> & { at: Date | null }>`
    select sp.passport_image_id, p.tracking_number, u.name as viewer_name, (
      select max(e.at) from events e where e.order_id = p.order_id and e.name = 'identity_shown'
        and e.actor_id = ${viewer_id}::uuid and e.id > first_id_at(now() - make_interval(mins => ${look_min}::int))) as at
    from parcels p join shipment_parties sp on sp.order_id = p.order_id and sp.party = ${party}
      join users u on u.id = ${viewer_id}::uuid
    where p.tracking_number = ${number}`.execute(db)
  const [look] = rows
  if (!look) throw notFound()
  const { at } = look
  if (at === null) throw conflict('look_is_over')
  return { ...look, at }
}
