import { sql } from 'kysely'
import type { z } from 'zod'
import { countVisits, listHolidays, putHoliday, removeHoliday } from '#contract/places/holidays.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

export function holidayRoutes(app: App) {
  app.serve(listHolidays, async () => {
    const holiday_data = await app.db
      .selectFrom('holidays')
      .select([sql<CountryCode>`country`.as('country'), 'date', 'label', 'is_estimated'])
      .where('date', '>=', sql<string>`current_date`)
      .orderBy('date')
      .orderBy('country')
      .limit(500)
      .execute()
    return { holiday_data }
  })
  app.serve(countVisits, async ({ params }) => ({ visits: await bookedOn(app.db, params) }))
  app.serve(putHoliday, async ({ user, body }) => {
    await transaction(app.db, (tx) => put(tx, user.id, body))
    return { holiday: { ...body, is_estimated: false } }
  })
  app.serve(removeHoliday, async ({ user, params }) => {
    await transaction(app.db, async (tx) => {
      const removed = await tx
        .deleteFrom('holidays')
        .where('country', '=', params.country)
        .where('date', '=', params.date)
        .returning('label')
        .executeTakeFirst()
      if (!removed) throw notFound()
      await record(tx, { name: 'holiday_removed', actor_id: user.id, data: { ...params, ...removed } })
    })
    return {}
  })
}

interface Day {
  country: CountryCode
  date: string
}

/** They stay booked: whoever makes the day a holiday arranges another one with these people. */
async function bookedOn(db: Db, { country, date }: Day) {
  const { rows } = await sql<{ visits: number }>`
    select coalesce(sum(b.booked), 0)::int as visits from slot_bookings b join regions r on r.code = b.region_id
    where r.country = ${country} and b.day = ${date}::date`.execute(db)
  return rows[0]?.visits ?? 0
}

async function put(tx: Db, admin_id: string, { label, ...which }: z.output<typeof putHoliday.body>) {
  const before = await tx
    .selectFrom('holidays')
    .select('label')
    .where('country', '=', which.country)
    .where('date', '=', which.date)
    .forUpdate()
    .executeTakeFirst()
  // What the office says is no estimate.
  const row = { label, source: 'office', is_estimated: false }
  await tx
    .insertInto('holidays')
    .values({ ...which, ...row })
    .onConflict((conflict) => conflict.columns(['country', 'date']).doUpdateSet(row))
    .execute()
  const data = { ...which, before, after: { label } }
  await record(tx, { name: 'holiday_set', actor_id: admin_id, data })
}
