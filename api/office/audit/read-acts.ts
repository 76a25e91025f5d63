import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { AuditFilter, listAudit } from '#contract/office/audit.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { peopleLike } from '../../people/accounts/find-people.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { changesOf, namesIn } from './changes.ts'

export type Act = z.output<typeof listAudit.data>['act_data'][number] & { data: unknown }

/** What was asked for, as the table knows it. */
export interface Search extends Pick<AuditFilter, 'name' | 'from' | 'to'> {
  order_id?: string | undefined
  people?: string[] | undefined
}

const mostPeople = 50

export async function searchFor(
  db: Db,
  { person, person_id, number, ...same }: AuditFilter,
): Promise<Search> {
  const [found, order_id] = await Promise.all([
    person ? peopleLike(db, person, mostPeople + 1) : undefined,
    number ? orderOf(db, number) : undefined,
  ])
  if (found && found.length > mostPeople) throw invalidField('person', 'error.too_many_people')
  const people = person_id ? [person_id].filter((id) => !found || found.includes(id)) : found
  return { ...same, order_id, people }
}

async function orderOf(db: Db, text: string) {
  const number = readTrackingNumber(text)
  if (!number) throw invalidField('number', 'error.tracking_number_invalid')
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', number)
    .executeTakeFirst()
  if (!order) throw invalidField('number', 'error.tracking_number_unknown')
  return order.id
}

interface Part {
  cursor?: string | undefined
  most: number
}

/** One part of the log, newest first; names are looked up for its rows only. */
export async function actsWhere(db: Db, search: Search, part: Part) {
  const page = search.people ? ofPeople(search.people, search, part) : newest(sql`true`, search, part)
  const { rows } = await sql<Omit<Act, 'changes'>>`
    with page as materialized (${page})
    select e.id, e.name, e.at, e.data, e.actor_id, a.name as actor_name, a.role as actor_role, o.tracking_number,
      e.subject_id, s.name as subject_name, s.role as subject_role,
      e.data ->> 'from_role' as from_role, coalesce(e.data ->> 'to_role', e.data ->> 'role') as to_role
    from page e left join users a on a.id = e.actor_id left join users s on s.id = e.subject_id left join orders o on o.id = e.order_id
    order by e.id desc`.execute(db)
  const names = await namesIn(db, rows)
  return rows.map((row) => Object.assign(row, { changes: changesOf(row, names) }))
}

/** What these people did and what was done to them: each through its own index, never more than a page of it. */
function ofPeople(people: string[], search: Search, part: Part) {
  return sql`
    select distinct on (e.id) e.* from unnest(${people}::uuid[]) as p (id) cross join lateral (
      (${newest(sql`e.actor_id = p.id`, search, part)}) union all (${newest(sql`e.subject_id = p.id`, search, part)})
    ) e order by e.id desc limit ${part.most}`
}

function newest(whose: RawBuilder<unknown>, { name, order_id, from, to }: Search, { cursor, most }: Part) {
  const conditions = [
    whose,
    ...(cursor ? [sql`e.id < ${cursor}::uuid`] : []),
    ...(name ? [sql`e.name = ${name}`] : []),
    ...(order_id ? [sql`e.order_id = ${order_id}::uuid`] : []),
    ...(from ? [sql`e.id >= ${idAt(startOf(from))}::uuid and e.at >= ${startOf(from)}`] : []),
    ...(to ? [sql`e.id < ${idAt(afterwards(to))}::uuid and e.at < ${dayAfter(to)}`] : []),
  ]
  return sql`select e.* from events e where ${sql.join(conditions, sql` and `)} order by e.id desc limit ${most}`
}

const day_ms = 86_400_000
const longestTransaction_ms = 60_000

function startOf(day: string) {
  return new Date(`${day}T00:00:00+08:00`)
}

function dayAfter(day: string) {
  return new Date(startOf(day).getTime() + day_ms)
}

/** An id is made when its row is written, `at` when its transaction began. */
function afterwards(day: string) {
  return new Date(dayAfter(day).getTime() + longestTransaction_ms)
}

/** The smallest id of a moment: ids begin with their milliseconds, so a range of days is a range of ids. */
function idAt(moment: Date) {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
