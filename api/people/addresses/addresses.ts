import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import {
  type addressFields,
  createAddress,
  deleteAddress,
  listAddresses,
  mostAddresses,
  setMainAddress,
  updateAddress,
} from '#contract/people/addresses.ts'
import { toE164 } from '#contract/places/phone.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

type Fields = z.output<typeof addressFields>

export function addressRoutes(app: App) {
  app.serve(listAddresses, async ({ user }) => ({ address_data: await addressesOf(app.db, user.id) }))
  app.serve(createAddress, ({ user, body, once }) =>
    withPlaceErrors(() => once((tx) => create(tx, user.id, body))),
  )
  app.serve(updateAddress, ({ user, params, body }) =>
    withPlaceErrors(() => update(app.db, user.id, params.id, body)),
  )
  app.serve(deleteAddress, ({ user, params }) => transaction(app.db, (tx) => remove(tx, user.id, params.id)))
  app.serve(setMainAddress, ({ user, params }) =>
    transaction(app.db, (tx) => makeMain(tx, user.id, params.id)),
  )
}

export function addressesOf(db: Db, user_id: string) {
  return labelled(db)
    .where('user_id', '=', user_id)
    .orderBy('is_main', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

function labelled(db: Db) {
  return db
    .selectFrom('addresses as a')
    .innerJoin('countries as country', 'country.code', 'a.country_id')
    .innerJoin('regions as region', 'region.code', 'a.region_id')
    .innerJoin('cities as city', 'city.code', 'a.city_id')
    .innerJoin('districts as district', 'district.code', 'a.district_id')
    .select([
      'a.id',
      'a.label',
      'a.name',
      'a.phone',
      'a.email',
      'a.address',
      'a.region_id',
      'a.city_id',
      'a.district_id',
      'a.postal_code',
      'a.is_main',
    ])
    .select([
      'country.code as country_id',
      'country.label as country_label',
      'region.label as region_label',
      'city.label as city_label',
      'district.label as district_label',
    ])
}

async function create(tx: Transaction<DB>, user_id: string, body: Fields) {
  // The lock on the owner makes two first addresses at once queue up: one of them becomes main.
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute()
  const { count } = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (count >= mostAddresses) throw conflict('too_many_addresses')
  const id = randomUUIDv7()
  await tx
    .insertInto('addresses')
    .values({ id, user_id, ...columnsOf(body), is_main: count === 0 })
    .execute()
  return { address: await labelled(tx).where('a.id', '=', id).executeTakeFirstOrThrow() }
}

async function update(db: Db, user_id: string, id: string, body: Fields) {
  const changed = await db
    .updateTable('addresses')
    .set(columnsOf(body))
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw notFound()
  return { address: await labelled(db).where('a.id', '=', id).executeTakeFirstOrThrow() }
}

async function remove(tx: Transaction<DB>, user_id: string, id: string) {
  const removed = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('is_main')
    .executeTakeFirst()
  if (!removed) throw notFound()
  if (!removed.is_main) return {}
  const newest = tx
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .limit(1)
  await tx.updateTable('addresses').set({ is_main: true }).where('id', '=', newest).execute()
  return {}
}

async function makeMain(tx: Transaction<DB>, user_id: string, id: string) {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute()
  await tx
    .updateTable('addresses')
    .set({ is_main: false })
    .where('user_id', '=', user_id)
    .where('is_main', '=', true)
    .where('id', '<>', id)
    .execute()
  const made = await tx
    .updateTable('addresses')
    .set({ is_main: true })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  if (!made) throw notFound()
  return {}
}

function columnsOf({ phone, phone_country, ...fields }: Fields) {
  const number = toE164(phone, phone_country)
  if (!number) throw invalidField('phone', 'error.phone_invalid')
  return { ...fields, phone: number }
}

// The keys of the tables decide whether the places fit together; here their names become fields of the form.
const fieldOfConstraint = new Map([
  ['addresses_region_id_country_id_fkey', 'region_id'],
  ['addresses_city_id_region_id_fkey', 'city_id'],
  ['addresses_district_id_fkey', 'district_id'],
  ['addresses_district_fits', 'district_id'],
])

async function withPlaceErrors<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    for (const [constraint, field] of fieldOfConstraint) {
      if (violates(error, constraint)) throw invalidField(field, 'error.place_does_not_fit')
    }
    throw error
  }
}
