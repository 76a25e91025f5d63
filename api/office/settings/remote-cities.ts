import { sql, type Transaction } from 'kysely'
import type { CountryCode } from '#contract/places/countries.ts'
import { addRemoteCity, listRemoteCities, removeRemoteCity } from '#contract/places/remote-cities.ts'
import type { DB } from '#database/schema.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'

export function remoteCityRoutes(app: App, masterData: MasterData) {
  app.serve(listRemoteCities, async () => ({
    city_data: await app.db
      .selectFrom('remote_cities as r')
      .innerJoin('cities as c', 'c.code', 'r.city_id')
      .innerJoin('regions as g', 'g.code', 'c.region_code')
      .select(['r.city_id', 'c.label', 'g.label as region', sql<CountryCode>`g.country`.as('country')])
      .orderBy('g.country')
      .orderBy('g.label')
      .orderBy('c.label')
      .execute(),
  }))
  app.serve(addRemoteCity, async ({ user, body }) => {
    await transaction(app.db, (tx) => add(tx, user.id, body))
    masterData.drop()
    return {}
  })
  app.serve(removeRemoteCity, async ({ user, params }) => {
    await transaction(app.db, async (tx) => {
      const removed = await tx
        .deleteFrom('remote_cities')
        .where('city_id', '=', params.city_id)
        .returning('city_id')
        .executeTakeFirst()
      if (!removed) throw notFound()
      await record(tx, { name: 'remote_city_removed', actor_id: user.id, data: removed })
    })
    masterData.drop()
    return {}
  })
}

/** Once more is no change. */
async function add(tx: Transaction<DB>, actor_id: string, city: { city_id: string }) {
  const known = tx.selectFrom('cities').select('code').where('code', '=', city.city_id)
  if (!(await known.executeTakeFirst())) throw invalidField('city_id', 'error.city_required')
  const listed = tx.selectFrom('remote_cities').select('city_id').where('city_id', '=', city.city_id)
  if (await listed.executeTakeFirst()) return
  const added = await tx
    .insertInto('remote_cities')
    .values(city)
    .onConflict((conflict) => conflict.doNothing())
    .returning('city_id')
    .executeTakeFirst()
  if (added) await record(tx, { name: 'remote_city_added', actor_id, data: city })
}
