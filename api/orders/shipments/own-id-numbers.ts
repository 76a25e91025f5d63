import { sql } from 'kysely'
import { listIdNumbers, mostLookedThrough, showIdNumber } from '#contract/orders/own-id-numbers.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { typesHolding } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { recordOnce } from '../../platform/events.ts'
import type { Keys } from '../../platform/keys.ts'
import type { App } from '../../platform/serve.ts'
import { masked, openIdNumber } from './id-numbers.ts'
import { sameLook_min } from './passports.ts'

/** What somebody gave once is offered again with its last four characters, and opened on demand only. */
export function ownIdNumberRoutes(app: App) {
  app.serve(listIdNumbers, async ({ user }) => ({ id_number_data: await givenBy(app.db, app.keys, user.id) }))
  app.serve(showIdNumber, async ({ user, params }) => {
    const { order_id, party } = params
    const found = await app.db
      .selectFrom('shipment_parties as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.sealed_id_number')
      .where('p.order_id', '=', order_id)
      .where('p.party', '=', party)
      .where('o.user_id', '=', user.id)
      .executeTakeFirst()
    if (!found?.sealed_id_number) throw notFound()
    const look = { name: 'id_number_viewed', order_id, actor_id: user.id, data: { party } } as const
    await recordOnce(app.db, look, sameLook_min)
    return { id_number: openIdNumber(app.keys, order_id, found.sealed_id_number) }
  })
}

interface Given {
  order_id: string
  party: Party
  name: string
  sealed: Buffer
  ordered_at: Date
}

async function givenBy(db: Db, keys: Keys, user_id: string) {
  const { rows } = await sql<Given>`
    select p.order_id, p.party, p.name, p.sealed_id_number as sealed, o.created_at as ordered_at
    from (select id, created_at from orders where user_id = ${user_id}::uuid and type in (${listed(typesHolding('goods'))})
        order by id desc limit ${mostLookedThrough}) o
      join shipment_parties p on p.order_id = o.id
    where p.sealed_id_number is not null and p.name is not null
    order by o.id desc, p.party desc`.execute(db)
  return newestOfEach(rows).map(({ order_id, party, name, ordered_at, sealed }) => {
    return { order_id, party, name, ordered_at, masked: masked(openIdNumber(keys, order_id, sealed)) }
  })
}

function newestOfEach(given: readonly Given[]) {
  const people = new Map<string, Given>()
  for (const one of given) {
    const person = one.name.toLowerCase()
    if (!people.has(person)) people.set(person, one)
  }
  return [...people.values()]
}
