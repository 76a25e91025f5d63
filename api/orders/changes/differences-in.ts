import { sql } from 'kysely'
import type { ChangedField, ShownChange } from '#contract/orders/order-changes.ts'
import type { Db } from '../../platform/database.ts'
import type { Chosen, Standing } from './standing.ts'

type Field = ShownChange['fields'][number]

interface Labels {
  region: string | null
  city: string | null
  district: string | null
  drop_point: string | null
}

/** What would be different, each with what it was and what it would be. */
export async function differencesIn(db: Db, standing: Standing, chosen: Chosen): Promise<Field[]> {
  const { sender, receiver } = standing
  const labels = await labelsOf(db, chosen)
  const { package: content } = chosen
  const fields = [
    field('region', receiver.region_id, chosen.receiver.region_id, [receiver.region, labels.region]),
    field('city', receiver.city_id, chosen.receiver.city_id, [receiver.city, labels.city]),
    field('district', receiver.district_id, chosen.receiver.district_id, [
      receiver.district,
      labels.district,
    ]),
    field('address', receiver.address, chosen.receiver.address),
    field('postal_code', receiver.postal_code, chosen.receiver.postal_code),
    field('mode', standing.mode, chosen.mode),
    field('sender_package', sender.service_package, chosen.sender.service_package),
    field('receiver_package', receiver.service_package, chosen.receiver.service_package),
    field('sender_service', sender.service_type, chosen.sender.service_type),
    field('drop_point', sender.drop_point_id, dropPointOf(chosen), [sender.drop_point, labels.drop_point]),
    field('item_type', standing.item_type, content.item_type),
    field('items', itemKey(standing.items), itemKey(content.items), [
      words(standing.items),
      words(content.items),
    ]),
    field('add_ons', addOnKey(standing.add_ons), addOnKey(content.add_ons)),
    field('declared_value', ringgit(standing.declared_value_sen), ringgit(content.declared_value)),
    field('purpose', standing.purpose, content.purpose),
    field('pmi_registration', standing.pmi_registration ?? 'none', content.pmi_registration),
  ]
  return fields.flatMap((one) => one ?? [])
}

export function dropPointOf({ sender: { service_type, drop_point_id } }: Chosen) {
  return service_type === 'drop_off' ? drop_point_id : ''
}

/** Compared by id, reported by name. */
function field(
  name: ChangedField,
  before: string,
  after: string,
  called: readonly [before: string | null, after: string | null] = [before, after],
): Field | undefined {
  return before === after ? undefined : { name, before: called[0] ?? '', after: called[1] ?? '' }
}

interface Item {
  name: string
  quantity: number
  unit_value: number
  hs_code: string
  net_weight_kg?: number | null | undefined
  origin_country: string
}

/** A weight that nobody gave is a share, and changes with the others. */
function itemKey(items: readonly Item[]) {
  return JSON.stringify(
    items.map(({ name, quantity, unit_value, hs_code, net_weight_kg, origin_country }) => [
      name,
      quantity,
      unit_value,
      hs_code,
      net_weight_kg ?? null,
      origin_country,
    ]),
  )
}

function words(items: readonly Item[]) {
  return items
    .map(({ name, quantity, unit_value }) => `${quantity} × ${name} (${ringgit(unit_value)})`)
    .join(', ')
}

function addOnKey(addOns: Chosen['package']['add_ons']) {
  const sorted = addOns.toSorted((one, other) => one.name.localeCompare(other.name))
  return sorted.map(({ name, quantity, option }) => `${name}:${quantity}:${option}`).join(' ')
}

function ringgit(sen: number) {
  return (sen / 100).toFixed(2)
}

async function labelsOf(db: Db, { sender, receiver }: Chosen) {
  const { rows } = await sql<Labels>`
    select (select label from regions where code = ${receiver.region_id}) as region,
      (select label from cities where code = ${receiver.city_id}) as city,
      (select label from districts where code = ${receiver.district_id}) as district,
      (select label from locations where id = nullif(${sender.drop_point_id}, '')::uuid) as drop_point`.execute(
    db,
  )
  return rows[0] ?? { region: null, city: null, district: null, drop_point: null }
}
