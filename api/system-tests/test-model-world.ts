import type { Keys } from '../platform/keys.ts'
import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#contract/platform/roles.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { hashToken } from '../people/sessions/sessions.ts'
import { makeSampleLocations } from '../places/locations/sample-locations.ts'
import { makeSampleAccounts } from '../office/settings/sample-accounts.ts'
import { overdueJob } from '../orders/ending/due.ts'
import type { Db, openDatabase } from '../platform/database.ts'
import { makePicture } from '../orders/purchases/test-orders.ts'
import { plainOrder } from '../orders/shipments/plain-order.ts'
import { expireVouchersJob } from '../money/vouchers/expire.ts'
import { insist, type Door } from './test-door.ts'

export interface Person {
  id: string
  email: string
  role: Role
  token: string
}

/** Few places in each slot, so that they run out. */
export const slotCapacity = 3
const mostCustomers = 3

type Database = Pick<ReturnType<typeof openDatabase>, 'db'>

/** The service as the model meets it: its door, its people, its prices, and a clock that can be moved. */
export async function settleWorld({ db }: Database, call: Door, keys: Keys) {
  await makeSampleAccounts(db)
  await makeSampleLocations(db)
  await db.deleteFrom('holidays').execute()
  await db.updateTable('passport_duties').set({ is_required: false }).execute()
  await db.updateTable('time_slots').set({ capacity: slotCapacity }).execute()
  const accounts = await db.selectFrom('payment_accounts').select(['id', 'payment_type_id']).execute()
  const slots = await db
    .selectFrom('time_slots')
    .select('id')
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  const people = {
    customers: await Promise.all(Array.from({ length: mostCustomers }, () => makePerson(db, 'customer'))),
    admins: [await makePerson(db, 'admin'), await makePerson(db, 'admin')] as const,
    carriers: [
      await makePerson(db, 'courier'),
      await makePerson(db, 'courier'),
      await makePerson(db, 'agent'),
    ] as const,
  }
  const [customer] = people.customers
  if (!customer) throw new Error('nobody is there')
  const prices = {
    own: await priceOf(call, customer, parcelOrder('', '')),
    M: await priceOf(call, customer, parcelOrder('M', '')),
  }
  const picture = await makePicture(30, 40)
  return { db, call, people, accounts, slots: slots.map(({ id }) => id), prices, picture, keys }
}

export type World = Awaited<ReturnType<typeof settleWorld>>

async function makePerson(db: Db, role: Role): Promise<Person> {
  const id = randomUUIDv7()
  const email = `${id}@example.com`
  const name = `Model ${role}`
  await db
    .insertInto('users')
    .values({ id, email, name, phone: '+60123456789', role, password_hash: 'none' })
    .execute()
  const person = { id, email, role, token: '' }
  await signIn(db, person)
  return person
}

/** A session of two years; the one before may have ended. */
export async function signIn(db: Db, person: Person) {
  const [token, { id }] = [randomBytes(32).toString('base64url'), person]
  await sql`insert into sessions (id, user_id, token_hash, device, network, expires_at)
    values (${randomUUID()}, ${id}, ${hashToken(token)}, 'model', 'model', now() + interval '60 days')`.execute(
    db,
  )
  person.token = token
}

export async function numberOf({ db }: Database, { id }: { id: string }) {
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return tracking_number
}

/** A shipment in the person's own packaging or in an official box, with its voucher if there is one. */
export function parcelOrder(
  box: '' | 'M',
  voucher_id: string,
  account: string = randomUUID(),
): ShipmentOrder {
  const order = plainOrder('', account)
  const { length: _, width: __, height: ___, ...rest } = order.package
  return { ...order, voucher_id, package: box ? { ...rest, box } : order.package }
}

async function priceOf(
  call: Door,
  person: Person,
  { sender, receiver, package: content, mode }: ShipmentOrder,
) {
  const { box, weight, length, width, height } = content
  const answer = await insist(() =>
    call(
      createQuote,
      {
        body: {
          origin_country: sender.country_id,
          origin_region: sender.region_id,
          destination_country: receiver.country_id,
          destination_region: receiver.region_id,
          weight_kg: weight,
          ...(box ? { box } : { length, width, height }),
          service_sender: sender.service_type,
          priority_ends: 0,
          declared_value: content.declared_value,
          add_ons: [],
        },
      },
      person,
    ),
  )
  if (answer.status !== 200) throw new Error(`no price: ${answer.code_message}`)
  return answer.data[mode].total
}

/**
 * The only place where time passes: whatever waits for the database's clock comes nearer by so many hours.
 * What happened keeps its time, for it is in the hashes.
 */
export async function passTime({ db }: Database, hours: number) {
  const earlier = sql`make_interval(hours => ${hours}::int)`
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update payments set deadline_at = deadline_at - ${earlier} where status = 'awaiting_payment'`.execute(
      tx,
    )
    await sql`update vouchers set expires_at = expires_at - ${earlier} where status in ('issued', 'attached')`.execute(
      tx,
    )
  })
  await overdueJob({ db }).work()
  await expireVouchersJob({ db }).work()
}
