import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { searchOffice } from '#contract/office/office-search.ts'
import { customerRoles } from '#contract/platform/roles.ts'
import { listed } from '../platform/listed.ts'
import type { Db } from '../platform/database.ts'
import { backwards, type Asked } from './read-search.ts'

type Found = z.output<typeof searchOffice.data>
type Sql = RawBuilder<unknown>

// Each probe reads this many entries of one index, in the order of the index: a common name costs no more than a rare one.
const most = 20
const words = [1, 2, 3, 4]

export async function ordersFound(db: Db, asked: Asked): Promise<Found['order_data']> {
  const probes = [...byNumber(asked), ...byPerson(asked, parties), ...byPerson(asked, buyers)]
  if (probes.length === 0) return []
  const { rows } = await sql<Found['order_data'][number]>`
    select o.id as order_id, o.tracking_number, o.type, p.status, pc.macro, h.found_by, h.name, h.found_in, h.matched,
      case when o.paid_with is null then p.amount_sen else o.total_sen end as amount, o.created_at as ordered_at
    from (select distinct on (id) * from (${sql.join(probes, sql` union all `)}) f order by id desc, found_by) h
      join orders o on o.id = h.id join payments p on p.order_id = coalesce(o.paid_with, o.id) left join parcels pc on pc.order_id = o.id
    order by (h.found_by = 'number') = ${asked.isNumber} desc, o.id desc limit ${most}`.execute(db)
  return rows
}

export async function vouchersFound(db: Db, { serial }: Asked): Promise<Found['voucher_data']> {
  if (serial === undefined) return []
  const place = { columns: sql`v.id`, from: sql`vouchers v`, id: sql`v.id` }
  const start = { ...place, key: sql`substr(v.serial, 3)` }
  const end = { ...place, key: sql`reverse(left(v.serial, 11))` }
  const probes = serial.flatMap((typed) => [
    probe(start, typed),
    probe(end, backwards(typed)),
    ...withCheck(end, sql`v.serial`, typed),
  ])
  const { rows } = await sql<Found['voucher_data'][number]>`
    select v.id, v.serial, v.status, v.box_label, o.tracking_number
    from (select distinct id from (
      ${sql.join(probes, sql` union all `)}
    ) f) h join vouchers v on v.id = h.id join orders o on o.id = v.order_id
    order by v.id desc limit ${most}`.execute(db)
  return rows
}

export async function customersFound(db: Db, asked: Asked): Promise<Found['customer_data']> {
  const probes = byPerson(asked, customers)
  if (probes.length === 0) return []
  const { rows } = await sql<Found['customer_data'][number]>`
    select u.id, u.name, u.email, u.phone from (select distinct id from (${sql.join(probes, sql` union all `)}) f) h
      join users u on u.id = h.id
    where u.role in (${listed(customerRoles)}) order by u.id desc limit ${most}`.execute(db)
  return rows
}

interface Place {
  columns: Sql
  from: Sql
  key: Sql
  id: Sql
}

function byNumber({ number }: Asked) {
  if (number === undefined) return []
  const columns = sql`o.id, 'number' as found_by, null as name, 'number' as found_in, null as matched`
  const place = (key: Sql) => ({ columns, from: sql`orders o`, key, id: sql`o.id` })
  const end = place(sql`reverse(left(o.tracking_number, 14))`)
  const groups = [3, 7, 11].map((start) => place(sql`substr(o.tracking_number, ${sql.lit(start)})`))
  return number.flatMap((typed) => [
    ...groups.map((group) => probe(group, typed)),
    probe(end, backwards(typed)),
    ...withCheck(end, sql`o.tracking_number`, typed),
  ])
}

/** Typed to its end: the last character is the check, which the index leaves out. Fewer before it would mean too many. */
function withCheck(end: Place, whole: Sql, typed: string) {
  if (typed.length < 5) return []
  return [probe(end, backwards(typed.slice(0, -1)), sql`and right(${whole}, 1) = ${typed.slice(-1)}`)]
}

type Field = 'name' | 'email' | 'phone'

interface People {
  from: Sql
  /** Of whoever is found by this field. */
  columns: (field: Field) => Sql
  id: Sql
}

/** A name is told anyway; a phone or an address of mail says why somebody was found. */
const matchedBy: Record<Field, Sql> = {
  name: sql`'name' as found_in, null as matched`,
  email: sql`'email' as found_in, x.email as matched`,
  phone: sql`'phone' as found_in, x.phone as matched`,
}

const parties: People = {
  from: sql`shipment_parties x`,
  columns: (field) => sql`x.order_id as id, x.party as found_by, x.name, ${matchedBy[field]}`,
  id: sql`x.order_id`,
}
const buyers: People = {
  from: sql`box_purchases x`,
  columns: (field) => sql`x.order_id as id, 'buyer' as found_by, x.name, ${matchedBy[field]}`,
  id: sql`x.order_id`,
}
const customers: People = { from: sql`users x`, columns: () => sql`x.id`, id: sql`x.id` }

function byPerson({ name, email, phone }: Asked, { from, columns, id }: People) {
  const at = (field: Field, key: Sql) => ({ from, columns: columns(field), id, key })
  return [
    ...(name === undefined
      ? []
      : words.map((word) =>
          probe(at('name', sql`name_from(x.name, ${sql.lit(word)})`), sql`name_from(${name}, 1)`),
        )),
    ...(email === undefined ? [] : [probe(at('email', sql`lower(x.email)`), email)]),
    ...(phone === undefined ? [] : [probe(at('phone', sql`reverse(x.phone)`), phone)]),
  ]
}

// The last of all characters: everything that begins with a text lies between the text and the text with this behind it.
const last = '\u{10FFFF}'

/** In the words of the indexes, so that one of them answers it. */
export function beginsWith(key: Sql, begins: string | Sql) {
  const text = typeof begins === 'string' ? sql`${begins}::text` : begins
  return sql<boolean>`(${key} collate "C" >= ${text} and ${key} collate "C" < ${text} || ${last}::text)`
}

function probe({ columns, from, key, id }: Place, begins: string | Sql, and = sql``) {
  return sql`(select ${columns} from ${from} where ${beginsWith(key, begins)} ${and}
    order by ${key} collate "C", ${id} desc limit ${sql.lit(most)})`
}
