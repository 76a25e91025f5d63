import { sql } from 'kysely'
import type { z } from 'zod'
import {
  addTimeSlot,
  changeCountry,
  changeExchangeRate,
  changeTimeSlot,
  readSettings,
} from '#contract/places/settings.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

export function settingRoutes(app: App, masterData: MasterData) {
  const changing = async <Result>(work: (tx: Db) => Promise<Result>) => {
    const result = await transaction(app.db, work)
    masterData.drop()
    return result
  }
  app.serve(readSettings, () => settings(app.db))
  app.serve(addTimeSlot, async ({ user, body, once }) => {
    try {
      return await once((tx) => addSlot(tx, user.id, body))
    } catch (error) {
      if (violates(error, 'time_slots_pkey')) throw invalidField('from', 'error.slot_exists')
      throw error
    } finally {
      masterData.drop()
    }
  })
  app.serve(changeTimeSlot, ({ user, params, body }) =>
    changing((tx) => changeSlot(tx, user.id, params.id, body)),
  )
  app.serve(changeCountry, ({ user, params, body }) =>
    changing((tx) => changeFlags(tx, user.id, params.code, body)),
  )
  app.serve(changeExchangeRate, ({ user, body }) => changing((tx) => changeRate(tx, user.id, body)))
}

const hours = { from: sql<string>`to_char(starts, 'HH24:MI')`, to: sql<string>`to_char(ends, 'HH24:MI')` }

async function settings(db: Db) {
  const [time_slot, country, rate] = await Promise.all([
    db
      .selectFrom('time_slots')
      .select(['id', hours.from.as('from'), hours.to.as('to'), 'capacity', 'is_active'])
      .orderBy('starts')
      .execute(),
    db
      .selectFrom('countries')
      .select([sql<CountryCode>`code`.as('code'), 'is_purchase_available', 'is_pickup_available'])
      .where('is_active', '=', true)
      .orderBy('code', 'desc')
      .execute(),
    db.selectFrom('switches').select('rupiah_per_ringgit').executeTakeFirstOrThrow(),
  ])
  return { time_slot, country, ...rate }
}

async function addSlot(tx: Db, admin_id: string, { from, to, capacity }: z.output<typeof addTimeSlot.body>) {
  const id = `${from}-${to}`.replaceAll(':', '').replaceAll(/(\d\d)00/g, '$1')
  await tx.insertInto('time_slots').values({ id, starts: from, ends: to, capacity }).execute()
  await record(tx, { name: 'time_slot_added', actor_id: admin_id, data: { slot: id, capacity } })
  return { time_slot: { id, from, to, capacity, is_active: true } }
}

async function changeSlot(tx: Db, admin_id: string, id: string, body: z.output<typeof changeTimeSlot.body>) {
  const before = await tx
    .selectFrom('time_slots')
    .select(['capacity', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const time_slot = await tx
    .updateTable('time_slots')
    .set(body)
    .where('id', '=', id)
    .returning(['id', hours.from.as('from'), hours.to.as('to'), 'capacity', 'is_active'])
    .executeTakeFirst()
  if (!time_slot) throw notFound()
  await record(tx, { name: 'time_slot_changed', actor_id: admin_id, data: { slot: id, before, after: body } })
  return { time_slot }
}

async function changeFlags(
  tx: Db,
  admin_id: string,
  code: CountryCode,
  body: z.output<typeof changeCountry.body>,
) {
  const before = await tx
    .selectFrom('countries')
    .select(['is_purchase_available', 'is_pickup_available'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  await tx.updateTable('countries').set(body).where('code', '=', code).execute()
  await record(tx, {
    name: 'country_changed',
    actor_id: admin_id,
    data: { country: code, before, after: body },
  })
  return { country: { code, ...body } }
}

async function changeRate(tx: Db, admin_id: string, body: z.output<typeof changeExchangeRate.body>) {
  const before = await tx.selectFrom('switches').select('rupiah_per_ringgit').forUpdate().executeTakeFirst()
  await tx.updateTable('switches').set(body).execute()
  await record(tx, { name: 'exchange_rate_changed', actor_id: admin_id, data: { before, after: body } })
  return body
}
