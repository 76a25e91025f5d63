import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { needsPicture, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { scanParcel, sendEvidence } from '#contract/courier/scans.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import type { Measured } from '#contract/parcels/weighings.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import { makeShipments, type Person } from '../../orders/shipments/test-shipments.ts'
import { wayAcross } from './test-way.ts'

const asDeclared = { weight: 3.2, length: 40, width: 30, height: 30 }

type Server = Awaited<ReturnType<typeof startTestServer>>

/** Paid shipments, and the scans that move them. */
export async function makeParcels(server: Server) {
  const { call, db, makeUser } = server
  const shipments = await makeShipments(server)
  const admin = await makeUser('admin')
  const picture = await makePicture(300, 300)

  async function paid(person: Person, change?: (order: ShipmentOrder) => ShipmentOrder) {
    const id = await shipments.place(person, change)
    const order = await db
      .selectFrom('orders as o')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select(['o.tracking_number', 'p.id'])
      .where('o.id', '=', id)
      .executeTakeFirstOrThrow()
    await call(confirmCash, { params: { id: order.id } }, admin)
    return { id, number: order.tracking_number }
  }

  /** A courier is expected at its sender's today: nobody comes in vain before. */
  async function isFetchedToday(order_id: string) {
    await sql`update shipment_parties set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date
      where party = 'sender' and order_id = ${order_id}::uuid`.execute(db)
  }

  const { evidence, scanned } = makeScans(server, picture)

  /** As far as the named step: the courier to the hub, the office over the border. */
  async function brought(
    courier: Person,
    number: string,
    until: (typeof wayAcross)[number] = 'destination_hub_in',
  ) {
    for (const code of wayAcross.slice(0, wayAcross.indexOf(until) + 1))
      await scanned(code === 'picked_up' ? courier : admin, number, code)
  }

  return { ...shipments, admin, paid, isFetchedToday, scanned, brought, evidence, picture }
}

function makeScans({ call }: Server, picture: Buffer) {
  /** The number of a picture taken of this parcel. */
  async function evidence(who: Person, number: string) {
    const sent = await call(sendEvidence, { query: { number } }, { token: who.token, picture })
    return sent.data.evidence_id
  }

  async function scanned(
    who: Person,
    number: string,
    code: EventCode,
    scan_id: string = randomUUIDv7(),
    measured: Measured = asDeclared,
  ) {
    const evidence_id = needsPicture(code) ? await evidence(who, number) : ''
    const reason = code.endsWith('_failed') ? ('nobody_home' as const) : ('' as const)
    const received_by = code === 'delivered' ? 'Ibu Contoh' : ''
    const device_at = new Date().toISOString()
    const weighed = code === 'reweighed' ? { measured } : {}
    const body = { scan_id, code, device_at, reason, received_by, evidence_id, ...weighed }
    return call(scanParcel, { params: { number }, body }, { token: who.token })
  }

  return { evidence, scanned }
}
