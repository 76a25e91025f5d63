import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  changeCounter,
  createCounter,
  listCounters,
  removeSampleCounters,
  type locationFields,
} from '#contract/people/counters.ts'
import { readHours } from '#contract/places/hours-shapes.ts'
import { toE164 } from '#contract/places/phone.ts'
import type { DB } from '#database/schema.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { openLocation, placed } from './open-location.ts'

type Fields = z.output<typeof locationFields>

export function counterRoutes(app: App, masterData: MasterData) {
  const thenDrop = async <Result>(work: Promise<Result>) => work.finally(masterData.drop)
  app.serve(listCounters, ({ query }) => counters(app.db, query))
  app.serve(createCounter, ({ user, body, once }) =>
    thenDrop(withPlaceErrors(() => once((tx) => add(tx, user.id, body)))),
  )
  app.serve(changeCounter, ({ user, params, body }) =>
    thenDrop(withPlaceErrors(() => transaction(app.db, (tx) => change(tx, user.id, params.id, body)))),
  )
  app.serve(removeSampleCounters, ({ user }) =>
    thenDrop(transaction(app.db, (tx) => removeSamples(tx, user.id))),
  )
}

async function counters(db: Db, asked: z.output<typeof listCounters.query>) {
  const [rows, { samples }] = await Promise.all([
    rowsOf(db, asked),
    db
      .selectFrom('locations')
      .select((eb) => eb.fn.countAll<number>().as('samples'))
      .where('is_sample', '=', true)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = asPage(rows, asked)
  return { counter_data: page.map(withHours), next_cursor, samples }
}

function withHours<Row extends { hours: unknown }>(row: Row) {
  return Object.assign(row, { hours: readHours(row.hours) })
}

function rowsOf(db: Db, asked: z.output<typeof listCounters.query>) {
  let query = db
    .selectFrom('locations as l')
    .innerJoin('regions as r', 'r.code', 'l.region_id')
    .innerJoin('cities as c', 'c.code', 'l.city_id')
    .selectAll('l')
    .select(['r.label as region', 'c.label as city'])
    .select(sql<number>`(select count(*)::int from users u where u.location_id = l.id)`.as('people'))
    .where((eb) => eb.or([eb('l.is_active', '=', true), eb('l.is_sample', '=', false)]))
    .orderBy('l.id', 'desc')
    .limit(rowsFor(asked))
  if (asked.cursor) query = query.where('l.id', '<', asked.cursor)
  if (asked.search)
    query = query.where(
      sql<boolean>`position(lower(${asked.search}::text) in lower(concat_ws(' ', l.label, l.address, c.label, r.label))) > 0`,
    )
  return query.execute()
}

async function add(tx: Transaction<DB>, admin_id: string, { phone, phone_country, ...fields }: Fields) {
  const id = await openLocation(tx, { ...fields, phone: numberOf(phone, phone_country) })
  await record(tx, {
    name: 'location_added',
    subject_id: id,
    actor_id: admin_id,
    data: { kind: fields.kind, label: fields.label },
  })
  return { id }
}

async function change(
  tx: Transaction<DB>,
  admin_id: string,
  id: string,
  { phone, phone_country, ...fields }: Fields,
) {
  const before = await tx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const after = await tx
    .updateTable('locations')
    .set({ ...placed({ ...fields, phone: numberOf(phone, phone_country) }), is_sample: false })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const earlier = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier.get(name)),
  )
  const told = changed.filter(([name]) => !isOnlyNamed(name))
  const was: Values = Object.fromEntries(told.map(([name]) => [name, earlier.get(name)]))
  const is: Values = Object.fromEntries(told)
  const data = {
    changed: changed.flatMap(([name]) => (isOnlyNamed(name) ? [name] : [])),
    before: was,
    after: is,
  }
  await record(tx, { name: 'location_changed', subject_id: id, actor_id: admin_id, data })
  return { id }
}

type Values = { [Column in keyof DB['locations']]?: unknown }

/** Whose values the log does not keep: a phone is a person's, the rest is too long to compare by eye. */
function isOnlyNamed(name: string) {
  return ['phone', 'hours', 'lat', 'lon'].includes(name)
}

/** Switched off, not deleted: orders made with them stay whole, and a restart does not bring them back. */
async function removeSamples(tx: Transaction<DB>, admin_id: string) {
  const samples = await tx
    .selectFrom('locations')
    .select('id')
    .where('is_sample', '=', true)
    .where('is_active', '=', true)
    .forUpdate()
    .execute()
  const ids = samples.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.updateTable('locations').set({ is_active: false }).where('id', 'in', ids).execute()
    await record(tx, { name: 'sample_locations_removed', actor_id: admin_id, data: { ids } })
  }
  return { removed: ids.length }
}

function numberOf(phone: string, country: Fields['phone_country']) {
  const number = toE164(phone, country)
  if (!number) throw invalidField('phone', 'error.phone_invalid')
  return number
}

async function withPlaceErrors<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'locations_region_id_country_id_fkey'))
      throw invalidField('region_id', 'error.place_does_not_fit')
    if (violates(error, 'locations_city_id_region_id_fkey'))
      throw invalidField('city_id', 'error.place_does_not_fit')
    throw error
  }
}
