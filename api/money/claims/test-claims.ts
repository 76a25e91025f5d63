import { sql } from 'kysely'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { fileClaim, sendClaimPicture, type newClaim } from '#contract/money/claims.ts'
import { takeClaim } from '#contract/money/claim-desk.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import type { z } from 'zod'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
type NewClaim = z.input<typeof newClaim>

const way = [...wayAcross, 'out_for_delivery', 'delivered'] as const

/** Parcels that have arrived, and claims for them. */
export async function makeClaims(server: Server) {
  const { call, db } = server
  const parcels = await makeArrived(server)

  const { pictureOf, claimBody } = makeBodies(server)

  async function filed(person: Person, changes: Partial<NewClaim> = {}) {
    const { id: order_id } = await parcels.delivered(person)
    const { data } = await call(
      fileClaim,
      { body: await claimBody(person, order_id, changes) },
      { token: person.token },
    )
    return { id: data.id, order_id }
  }

  async function taken(person: Person, changes: Partial<NewClaim> = {}) {
    const claim = await filed(person, changes)
    await call(takeClaim, { params: { id: claim.id } }, parcels.admin)
    return claim
  }

  function rowOf(id: string) {
    return db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  return { ...parcels, pictureOf, claimBody, filed, taken, rowOf }
}

/** What a customer sends. */
function makeBodies({ call }: Server) {
  async function pictureOf(person: Person) {
    const { data } = await call(
      sendClaimPicture,
      {},
      { token: person.token, picture: await makePicture(80, 60) },
    )
    return data.picture_id
  }

  async function claimBody(person: Person, order_id: string, changes: Partial<NewClaim> = {}) {
    const body: NewClaim = {
      order_id,
      kind: 'damaged',
      items: [{ position: 1, quantity: 2 }],
      wanted: 80,
      description: 'Basah dan robek, Contoh',
      picture_ids: [await pictureOf(person)],
      consent: true,
      ...changes,
    }
    return body
  }

  return { pictureOf, claimBody }
}

async function makeArrived(server: Server) {
  const { db } = server
  const parcels = await makeParcels(server)

  async function tell(order_id: string, code: EventCode, days_ago = 0) {
    await sql`
      insert into parcel_events (order_id, seq, code, macro, city_id, params, at, hash)
      values (${order_id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, '32.73', ${code === 'delivered' ? '{"received_by": "Ibu Contoh"}' : '{}'}::jsonb,
        now() - make_interval(days => ${days_ago}::int), '')`.execute(db)
  }

  /** Two shirts at RM 50, covered with RM 100, delivered so many days ago. */
  async function delivered(person: Person, days_ago = 0, change?: (order: ShipmentOrder) => ShipmentOrder) {
    const { id, number } = await parcels.paid(person, change)
    for (const code of way) await tell(id, code, days_ago)
    return { id, number }
  }

  return { ...parcels, tell, delivered }
}
