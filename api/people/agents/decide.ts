import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { agentRejection } from '#contract/people/agent-desk.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { Language } from '#contract/platform/language.ts'
import type { OpeningHours } from '#contract/places/hours-shapes.ts'
import type { DB } from '#database/schema.ts'
import { inviteStaff, newInvitation } from '../accounts/invite.ts'
import { openLocation } from '../../places/locations/open-location.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { isOwn } from './desk.ts'

interface Decision {
  id: string
  admin_id: string
}

interface Waiting {
  name: string
  email: string
  phone: string
  language: Language
  label: string
  address: string
  postal_code: string
  country_id: CountryCode
  region_id: string
  city_id: string
  lat: number | null
  lon: number | null
  hours: OpeningHours
  is_drop_point: boolean
  offers_collection: boolean
  offers_boxes: boolean
}

/** Counter, login and decision are one: none of them is there without the others. */
export async function approve(tx: Transaction<DB>, jobs: Jobs, decision: Decision & { login_email: string }) {
  const { id, admin_id, login_email } = decision
  const { name, email, language, ...counter } = await takeUp(tx, decision)
  const location_id = await openLocation(tx, { ...counter, kind: 'agent', is_active: true })
  const { user_id, nonce } = await inviteStaff(tx, {
    role: 'agent',
    email: login_email || email,
    name,
    phone: counter.phone,
    language,
    location_id,
  })
  const decided = sql`update agent_applications set status = 'approved', decided_by = ${admin_id}::uuid, decided_at = now(),
    location_id = ${location_id}::uuid where id = ${id}::uuid and status = 'waiting'`
  await sendAhead(tx, decided)
  const data = { location_id, user_id }
  await record(tx, { name: 'agent_approved', subject_id: id, actor_id: admin_id, data })
  await sendLetter(tx, jobs, { cause: 'application', application_id: id, letter: 'approved', user_id, nonce })
  if (login_email && login_email !== email)
    await sendLetter(tx, jobs, {
      cause: 'application',
      application_id: id,
      letter: 'approved_elsewhere',
      user_id,
    })
  return data
}

/** Two admins at once: the second waits for the lock and then finds no application that waits. */
async function takeUp(tx: Transaction<DB>, { id, admin_id }: Decision): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select a.name, a.email, a.phone, a.language, a.label, a.address, a.postal_code, a.country_id, a.region_id, a.city_id, a.lat, a.lon,
      a.hours, a.offers_drop_off as is_drop_point, a.offers_collection, a.offers_boxes
    from agent_applications a
    where a.id = ${id}::uuid and a.status = 'waiting' and not ${isOwn(admin_id)} for update of a`.execute(tx)
  if (!rows[0]) throw await reasonAgainst(tx, { id, admin_id })
  return rows[0]
}

export async function reject(
  tx: Transaction<DB>,
  jobs: Jobs,
  decision: Decision & z.output<typeof agentRejection>,
) {
  const { id, admin_id, reject_code, reject_reason } = decision
  const { rows } = await sql<{ id: string }>`
    update agent_applications a set status = 'rejected', reject_code = ${reject_code}, reject_reason = nullif(${reject_reason}::text, ''),
      decided_by = ${admin_id}::uuid, decided_at = now()
    where a.id = ${id}::uuid and a.status = 'waiting' and not ${isOwn(admin_id)} returning a.id`.execute(tx)
  if (!rows[0]) throw await reasonAgainst(tx, decision)
  await record(tx, { name: 'agent_rejected', subject_id: id, actor_id: admin_id, data: { reject_code } })
  await sendLetter(tx, jobs, { cause: 'application', application_id: id, letter: 'rejected' })
  return { id, status: 'rejected' as const }
}

async function reasonAgainst(tx: Transaction<DB>, { id, admin_id }: Decision) {
  const { rows } = await sql<{ is_own: boolean }>`
    select ${isOwn(admin_id)} as is_own from agent_applications a where a.id = ${id}::uuid`.execute(tx)
  if (!rows[0]) return notFound()
  return conflict(rows[0].is_own ? 'own_application' : 'application_not_waiting')
}

/** For a link that ran out or never came; who has set up their login already needs none. */
export async function sendNewLink(tx: Transaction<DB>, jobs: Jobs, { id, admin_id }: Decision) {
  const invited = await tx
    .selectFrom('agent_applications as a')
    .innerJoin('users as u', 'u.location_id', 'a.location_id')
    .innerJoin('staff_invitations as i', 'i.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.language'])
    .where('a.id', '=', id)
    .orderBy('u.id')
    .executeTakeFirst()
  if (!invited) throw notFound()
  const { user_id, email, language } = invited
  const nonce = await newInvitation(tx, user_id, language)
  if (!nonce) throw conflict('login_set_up_already')
  await record(tx, { name: 'agent_invited_again', subject_id: id, actor_id: admin_id, data: { user_id } })
  await sendLetter(tx, jobs, { cause: 'application', application_id: id, letter: 'approved', user_id, nonce })
  return { sent_to: email }
}
