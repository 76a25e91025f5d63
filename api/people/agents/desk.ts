import { sql } from 'kysely'
import type { z } from 'zod'
import type { listApplications } from '#contract/people/agent-desk.ts'
import { agentOffers } from '#contract/people/agents.ts'
import { readHours } from '#contract/places/hours-shapes.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'

type Asked = z.output<typeof listApplications.query>
type Shown = z.output<typeof listApplications.data>['application_data'][number]
type Row = Omit<Shown, 'hours' | 'offers'> & {
  hours: unknown
  offers_drop_off: boolean
  offers_collection: boolean
  offers_boxes: boolean
}

/** Ids grow with time: those that wait come oldest first, those decided newest first. */
export async function applicationsFor(db: Db, admin_id: string, asked: Asked) {
  const waits = asked.show === 'waiting'
  const which = waits ? sql`a.status = 'waiting'` : sql`a.status <> 'waiting'`
  const after = asked.cursor
    ? waits
      ? sql`a.id > ${asked.cursor}::uuid`
      : sql`a.id < ${asked.cursor}::uuid`
    : sql`true`
  const order = waits ? sql`a.id` : sql`a.id desc`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`${shown(admin_id)} where ${which} and ${after} order by ${order} limit ${rowsFor(asked)}`.execute(
      db,
    ),
    sql<{
      waiting: number
    }>`select count(*)::int as waiting from agent_applications where status = 'waiting'`.execute(db),
  ])
  const { page, next_cursor } = asPage(rows, asked)
  return { application_data: page.map(asShown), next_cursor, waiting: counted[0]?.waiting ?? 0 }
}

function asShown({ offers_drop_off, offers_collection, offers_boxes, hours, ...row }: Row): Shown {
  const offered = { drop_off: offers_drop_off, collection: offers_collection, boxes: offers_boxes }
  return {
    ...row,
    hours: readHours(hours),
    offers: agentOffers.filter((offer) => offered[offer]),
  }
}

function shown(admin_id: string) {
  return sql`
    select a.id, a.reference, a.status, a.language, a.name, a.email, a.phone, a.label, a.address, a.postal_code, a.country_id,
      c.label as city, r.label as region, coalesce(a.lat, c.lat)::float8 as lat, coalesce(a.lon, c.lon)::float8 as lon,
      a.lat is not null as is_exact, a.hours, a.offers_drop_off, a.offers_collection, a.offers_boxes, a.years_in_business, a.about,
      a.registration_number, a.created_at, a.decided_at, a.reject_code, a.reject_reason,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', f.id, 'width', f.width, 'height', f.height) order by p.kind), '[]')
        from agent_pictures p join files f on f.id = p.file_id where p.application_id = a.id) as pictures,
      (select count(*)::int from agent_applications o where o.id <> a.id and o.email = a.email) as others,
      exists (select from users u where u.email = a.email) as email_has_account,
      (select jsonb_build_object('email', u.email, 'is_set_up', i.used_at is not null)
        from users u join staff_invitations i on i.user_id = u.id where u.location_id = a.location_id order by u.id limit 1) as login,
      ${isOwn(admin_id)} as is_own
    from agent_applications a
    join cities c on c.code = a.city_id
    join regions r on r.code = a.region_id`
}

/** Whoever applied while signed in, or with the address of their own account. */
export function isOwn(admin_id: string) {
  return sql<boolean>`(a.applicant_id is not distinct from ${admin_id}::uuid
    or exists (select from users me where me.id = ${admin_id}::uuid and me.email = a.email))`
}
