import { sql, type Transaction } from 'kysely'
import { isOffice, isStaff, type Role, worksInAreas } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { App } from '../../platform/serve.ts'
import { forgetPasskeysOf } from '../passkeys/forget.ts'
import { writeToOwner } from '../sessions/account-letters.ts'
import { sendInvitation } from './invitation-letters.ts'
import { renewInvitation } from './invite.ts'

interface Area {
  region_id: string
  city_id: string | null
}

interface Act {
  actor_id: string
  /** Whom it is done to. */
  id: string
}

export async function setRole(tx: Transaction<DB>, act: Act, role: Role) {
  const target = await lockBoth(tx, act)
  if (!isStaff(target.role)) throw notFound()
  if (target.role === role) throw conflict('role_unchanged')
  await keepingAnAdmin(tx.updateTable('users').set({ role }).where('id', '=', act.id).execute())
  await record(tx, { ...of(act), name: 'role_changed', data: { from_role: target.role, to_role: role } })
}

/** Where somebody works decides whose cash an agent confirms, which parcels they see, and the place of their scans. */
export async function setCounter(tx: Transaction<DB>, act: Act, location_id: string | null) {
  const target = await lockBoth(tx, act)
  if (!isStaff(target.role)) throw notFound()
  if (isOffice(target.role)) throw conflict('not_an_agent')
  const before = { location_id: target.location_id }
  try {
    await tx.updateTable('users').set({ location_id }).where('id', '=', act.id).execute()
  } catch (error) {
    if (violates(error, 'users_location_id_fkey'))
      throw invalidField('location_id', 'error.location_not_available')
    throw error
  }
  await record(tx, { ...of(act), name: 'agent_counter_changed', data: { before, after: { location_id } } })
}

/** The whole list replaces the previous one; a city belongs to its own region. */
export async function setAreas(tx: Transaction<DB>, act: Act, areas: readonly Area[]) {
  const target = await lockBoth(tx, act)
  if (!isStaff(target.role)) throw notFound()
  if (!worksInAreas(target.role)) throw conflict('not_a_courier')
  const before = await tx
    .deleteFrom('courier_areas')
    .where('user_id', '=', act.id)
    .returning(['region_id', 'city_id'])
    .execute()
  const { rows } = await sql<{ region_id: string }>`
    insert into courier_areas (user_id, region_id, city_id)
    select distinct ${act.id}::uuid, r.code, c.code
    from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) given (region_id text, city_id text)
      join regions r on r.code = given.region_id
      left join cities c on c.code = given.city_id and c.region_code = r.code
    where given.city_id is null or c.code is not null returning region_id`.execute(tx)
  const places = new Set(areas.map(({ region_id, city_id }) => `${region_id} ${city_id}`))
  if (rows.length !== places.size) throw invalidField('areas', 'error.city_required')
  await record(tx, { ...of(act), name: 'courier_areas_changed', data: { from: before, to: areas } })
}

/** The only thing anybody does to their own account through the office. */
export async function dropOwnRole(tx: Transaction<DB>, id: string) {
  await sendAhead(tx, sql`select from users where id = ${id}::uuid for update`)
  const own = await tx.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()
  if (!isStaff(own.role)) throw forbidden()
  await keepingAnAdmin(tx.updateTable('users').set({ role: 'customer' }).where('id', '=', id).execute())
  const data = { from_role: own.role, to_role: 'customer' }
  await record(tx, { name: 'role_given_up', subject_id: id, actor_id: id, data })
}

export async function lockOut(tx: Transaction<DB>, act: Act) {
  const target = await lockBoth(tx, act)
  if (target.locked_at) throw conflict('already_locked')
  const locked = tx
    .updateTable('users')
    .set({ locked_at: sql`now()` })
    .where('id', '=', act.id)
  await keepingAnAdmin(locked.execute())
  // A link sent earlier stops working too, even after they are let in again.
  const over = tx.updateTable('staff_invitations').set({ expires_at: sql`now()` })
  await sendAhead(tx, over.where('user_id', '=', act.id))
  await closeSessions(tx, act.id)
  await record(tx, { ...of(act), name: 'account_locked' })
}

export async function letIn(tx: Transaction<DB>, act: Act) {
  const target = await lockBoth(tx, act)
  if (!target.locked_at) throw conflict('not_locked')
  await tx.updateTable('users').set({ locked_at: null }).where('id', '=', act.id).execute()
  await record(tx, { ...of(act), name: 'account_unlocked' })
}

/** The way in again for somebody whose phone or link is lost: all they had before ends. */
export async function renewAccess(tx: Transaction<DB>, jobs: Jobs, act: Act) {
  const target = await lockBoth(tx, act)
  if (!isStaff(target.role)) throw notFound()
  if (target.locked_at) throw conflict('account_locked')
  await sendAhead(tx, tx.deleteFrom('second_factors').where('user_id', '=', act.id))
  await sendAhead(tx, tx.deleteFrom('recovery_codes').where('user_id', '=', act.id))
  await forgetPasskeysOf(tx, act.id)
  await closeSessions(tx, act.id)
  await sendInvitation(tx, jobs, act.id, await renewInvitation(tx, act.id, target.language))
  await record(tx, {
    ...of(act),
    name: target.joined_at ? 'second_factor_reset' : 'invitation_sent_again',
  })
}

/** For somebody whose device is lost: they log in with password and second factor, and add another passkey. */
export async function resetPasskeys(app: App, tx: Transaction<DB>, act: Act) {
  const target = await lockBoth(tx, act)
  if (!isStaff(target.role)) throw notFound()
  if ((await forgetPasskeysOf(tx, act.id)) === 0) throw conflict('no_passkeys')
  await closeSessions(tx, act.id)
  await writeToOwner(app, tx, act.id, 'passkeys_reset')
  await record(tx, { ...of(act), name: 'passkeys_reset' })
}

export async function endAllSessions(tx: Transaction<DB>, act: Act) {
  await lockBoth(tx, act)
  const ended = await closeSessions(tx, act.id)
  if (ended === 0) throw conflict('no_sessions')
  await record(tx, { ...of(act), name: 'sessions_ended', data: { ended } })
  return { ended }
}

function of({ id, actor_id }: Act) {
  return { subject_id: id, actor_id }
}

/**
 * Both rows, always in the same order, before either is read: whoever lost their own role a moment ago decides nothing any more.
 */
async function lockBoth(tx: Transaction<DB>, { actor_id, id }: Act) {
  if (actor_id === id) throw conflict('own_account')
  const both = sql`id in (${actor_id}::uuid, ${id}::uuid)`
  await sendAhead(tx, sql`select from users where ${both} order by id for update`)
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'language', 'role', 'locked_at', 'joined_at', 'location_id'])
    .where(sql<boolean>`${both}`)
    .execute()
  const actor = rows.find((row) => row.id === actor_id)
  if (!actor || !isOffice(actor.role) || actor.locked_at) throw forbidden()
  const target = rows.find((row) => row.id === id)
  if (!target) throw notFound()
  return target
}

/** What was seen of a person last is kept when their sessions go. */
async function closeSessions(tx: Transaction<DB>, user_id: string) {
  const { rows } = await sql<{ ended: number }>`
    with gone as (delete from sessions where user_id = ${user_id}::uuid returning last_used_at),
    seen as (update users set last_seen_at = greatest(last_seen_at, (select max(last_used_at) from gone)) where id = ${user_id}::uuid)
    select count(*)::int as ended from gone`.execute(tx)
  return rows[0]?.ended ?? 0
}

/** The database refuses to be left without an admin who can sign in. */
async function keepingAnAdmin(change: Promise<unknown>) {
  try {
    await change
  } catch (error) {
    if (violates(error, 'users_last_admin')) throw conflict('last_admin')
    throw error
  }
}
