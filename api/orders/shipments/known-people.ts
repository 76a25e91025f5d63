import { sql } from 'kysely'
import {
  listKnownPeople,
  mostKnown,
  mostShipmentsLookedThrough,
  readPeopleOf,
  type KnownPerson,
} from '#contract/orders/known-people.ts'
import { typesHolding } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { notFound } from '../../platform/errors.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'

/** Whoever sends again to the same people types them once. */
export function knownPeopleRoutes(app: App) {
  app.serve(listKnownPeople, async ({ user }) => {
    const [own, person_data] = await Promise.all([ownOf(app.db, user.id), sentWith(app.db, user.id)])
    return { own, person_data }
  })
  app.serve(readPeopleOf, ({ user, params }) => peopleOf(app.db, user.id, params.id))
}

function ownOf(db: Db, user_id: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** The newest of each person and place, the newest first; what was erased and who is saved are left out. */
async function sentWith(db: Db, user_id: string) {
  const { rows } = await sql<KnownPerson>`
    select id, party, name, phone, email, address, postal_code, country_id, region_id, city_id, district_id, country_label, city_label
    from (select newest.*, row_number() over (partition by party order by id desc) as place
      from (select distinct on (p.party, lower(p.name), p.address) ${person}
        from (select id from orders where user_id = ${user_id}::uuid and type in (${listed(typesHolding('goods'))})
            order by id desc limit ${mostShipmentsLookedThrough}) o
          ${itsPeople}
        where ${isWhole}
          and not exists (select from addresses a where a.user_id = ${user_id}::uuid and a.address = p.address and lower(a.name) = lower(p.name))
        order by p.party, lower(p.name), p.address, o.id desc) newest) placed
    where place <= ${mostKnown} order by id desc, party`.execute(db)
  return rows
}

const person = sql`o.id, p.party, p.name, p.phone, p.email, p.address, p.postal_code, p.country_id, p.region_id, p.city_id,
  p.district_id, country.label as country_label, city.label as city_label`

const itsPeople = sql`join shipment_parties p on p.order_id = o.id
  join countries country on country.code = p.country_id join cities city on city.code = p.city_id`

/** Whoever was erased is nobody to send to again. */
const isWhole = sql`p.erased_at is null and p.name is not null and p.phone is not null and p.email is not null
  and p.address is not null and p.postal_code is not null`

/** An order of somebody else, and one of which nobody is left, is none to send again. */
async function peopleOf(db: Db, user_id: string, order_id: string) {
  const { rows } = await sql<KnownPerson>`
    select ${person} from orders o ${itsPeople}
    where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid and ${isWhole}`.execute(db)
  if (rows.length === 0) throw notFound()
  const who = (party: KnownPerson['party']) => rows.find((one) => one.party === party) ?? null
  return { sender: who('sender'), receiver: who('receiver') }
}
