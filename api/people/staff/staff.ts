import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  changeAreas,
  changeCounterOfAgent,
  changeRole,
  endSessions,
  giveUpRole,
  invitePerson,
  listPeople,
  lockPerson,
  resetPasskeys,
  sendNewLink,
  unlockPerson,
} from '#contract/people/staff.ts'
import { toE164 } from '#contract/places/phone.ts'
import { sendInvitation } from '../accounts/invitation-letters.ts'
import { inviteStaff } from '../accounts/invite.ts'
import { limitCodes } from '../accounts/register.ts'
import {
  dropOwnRole,
  endAllSessions,
  letIn,
  lockOut,
  renewAccess,
  resetPasskeys as removePasskeys,
  setAreas,
  setCounter,
  setRole,
} from '../accounts/staff-acts.ts'
import type { DB } from '#database/schema.ts'
import { finalMacros } from '#contract/parcels/parcel-steps.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { areaRoles, assignedRoles, customerRoles } from '#contract/platform/roles.ts'

export function peopleRoutes(app: App) {
  app.serve(listPeople, ({ query }) => peopleOf(app.db, query))
  app.serve(invitePerson, async ({ user, body, visitor, once }) => {
    const { phone, phone_country, location_id, ...same } = body
    const number = toE164(phone, phone_country)
    if (!number) throw invalidField('phone', 'error.phone_invalid')
    await limitCodes(app, body.email, visitor)
    return once((tx) =>
      invite(tx, app.jobs, { ...same, phone: number, ...(location_id && { location_id }) }, user.id),
    )
  })
  app.serve(sendNewLink, async ({ user, params, visitor }) => {
    const { email } = await emailOf(app.db, params.id)
    await limitCodes(app, email, visitor)
    return done(transaction(app.db, (tx) => renewAccess(tx, app.jobs, { id: params.id, actor_id: user.id })))
  })
  app.serve(resetPasskeys, ({ user, params }) =>
    done(transaction(app.db, (tx) => removePasskeys(app, tx, { id: params.id, actor_id: user.id }))),
  )
  app.serve(changeRole, ({ user, params, body }) =>
    done(transaction(app.db, (tx) => setRole(tx, { id: params.id, actor_id: user.id }, body.role))),
  )
  app.serve(changeCounterOfAgent, ({ user, params, body }) =>
    done(transaction(app.db, (tx) => setCounter(tx, { id: params.id, actor_id: user.id }, body.location_id))),
  )
  app.serve(changeAreas, ({ user, params, body }) =>
    done(transaction(app.db, (tx) => setAreas(tx, { id: params.id, actor_id: user.id }, body.areas))),
  )
  app.serve(giveUpRole, ({ user }) => done(transaction(app.db, (tx) => dropOwnRole(tx, user.id))))
  app.serve(lockPerson, ({ user, params }) =>
    done(transaction(app.db, (tx) => lockOut(tx, { id: params.id, actor_id: user.id }))),
  )
  app.serve(unlockPerson, ({ user, params }) =>
    done(transaction(app.db, (tx) => letIn(tx, { id: params.id, actor_id: user.id }))),
  )
  app.serve(endSessions, ({ user, params }) =>
    transaction(app.db, (tx) => endAllSessions(tx, { id: params.id, actor_id: user.id })),
  )
}

/** The account is there at once, without a password; who has an account already is refused. */
async function invite(
  tx: Transaction<DB>,
  jobs: Jobs,
  newcomer: Parameters<typeof inviteStaff>[1],
  actor_id: string,
) {
  const { user_id, nonce } = await inviteStaff(tx, newcomer)
  if (nonce) await sendInvitation(tx, jobs, user_id, nonce)
  const data = { role: newcomer.role }
  await record(tx, { name: 'staff_invited', subject_id: user_id, actor_id, data })
  return { id: user_id }
}

async function done(work: Promise<void>) {
  await work
  return {}
}

type Asked = z.output<typeof listPeople.query>
type Listed = z.output<typeof listPeople.data>['person_data'][number]

async function peopleOf(db: Db, asked: Asked) {
  const { rows } = await sql<Listed>`
    select u.id, u.name, u.email, u.phone, u.role, greatest(u.last_seen_at, s.last_used_at) as last_seen_at, s.sessions,
      exists (select from second_factors f where f.user_id = u.id) as has_second_factor,
      (select count(*)::int from parcels p where p.holder_id = u.id and p.macro not in (${listed(finalMacros)})) as parcels,
      (select count(*)::int from passkeys k where k.user_id = u.id) as passkeys,
      (select jsonb_build_object('id', c.id, 'label', c.label) from locations c where c.id = u.location_id and u.role in (${listed(assignedRoles)})) as counter,
      coalesce((select jsonb_agg(jsonb_build_object('region_id', a.region_id, 'city_id', a.city_id, 'label', coalesce(city.label, region.label)) order by coalesce(city.label, region.label))
        from courier_areas a join regions region on region.code = a.region_id left join cities city on city.code = a.city_id
        where a.user_id = u.id and u.role in (${listed(areaRoles)})), '[]') as areas,
      case when u.locked_at is not null then 'locked' when u.joined_at is not null then 'active'
        when l.expires_at > now() then 'invited' else 'link_expired' end as state
    from users u left join staff_invitations l on l.user_id = u.id
      cross join lateral (select max(last_used_at) as last_used_at, count(*)::int as sessions from sessions
        where user_id = u.id and expires_at > now()) s
    where u.role not in (${listed(customerRoles)}) ${asked.role ? sql`and u.role = ${asked.role}` : sql``}
      ${asked.cursor ? sql`and u.id < ${asked.cursor}::uuid` : sql``}
    order by u.id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { person_data: page, next_cursor }
}

async function emailOf(db: Db, id: string) {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
