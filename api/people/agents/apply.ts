import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { farthest_degrees, type agentApplication } from '#contract/people/agents.ts'
import { asCrockford } from '#contract/platform/crockford.ts'
import type { Language } from '#contract/platform/language.ts'
import { toE164 } from '#contract/places/phone.ts'
import type { DB } from '#database/schema.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalid, invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { claimPictures } from './pictures.ts'

const hour = 3600

/** What one network sends, and what all send together, asks for a proof of work beyond this; so does a mailbox that others fill. */
function limitApplications(db: Db, email: string, { network, proofFor }: Visitor) {
  const limits: Limit[] = [
    { bucket: `agent_application:to:${email}:${network}`, most: 3, seconds: 24 * hour },
    { bucket: `agent_application:to:${email}`, most: 3, seconds: 24 * hour, isShared: true },
    { bucket: `agent_application:from:${network}`, most: 10, seconds: hour, isShared: true },
    { bucket: 'agent_application:all', most: 200, seconds: hour, isShared: true },
  ]
  return countAgainst(db, limits, proofFor(email))
}

type Applied = z.output<typeof agentApplication> & { language: Language; applicant_id: string | null }

export async function apply(tx: Transaction<DB>, jobs: Jobs, applied: Applied, visitor: Visitor) {
  const id = randomUUIDv7()
  const reference = `AG-${asCrockford(randomBytes(8))}`
  // What fills in a field that nobody sees hears nothing else than a person would.
  if (applied.more_remarks !== '') return { reference }
  await refuseFarPlace(tx, applied)
  // Within the transaction: only what is stored, and mailed, counts.
  await limitApplications(tx, applied.email, visitor)
  await tx
    .insertInto('agent_applications')
    .values({ id, reference, ...columnsOf(applied) })
    .execute()
  await claimAll(tx, id, applied)
  await record(tx, { name: 'agent_applied', subject_id: id })
  await sendLetter(tx, jobs, { cause: 'application', application_id: id, letter: 'received' })
  return { reference }
}

async function refuseFarPlace(tx: Db, { city_id, lat, lon }: Applied) {
  if (lat === null || lon === null) return
  const city = await tx
    .selectFrom('cities')
    .select(['lat', 'lon'])
    .where('code', '=', city_id)
    .executeTakeFirst()
  const isFar = (a: number, b: number) => Math.abs(a - b) > farthest_degrees
  if (city && (isFar(city.lat, lat) || isFar(city.lon, lon)))
    throw invalidField('lat', 'error.place_far_from_city')
}

function columnsOf(applied: Applied) {
  const { language, applicant_id, name, email, label, address, postal_code, country_id, region_id, city_id } =
    applied
  const { lat, lon, offers, years_in_business, about, registration_number } = applied
  return {
    language,
    applicant_id,
    name,
    email,
    label,
    address,
    postal_code,
    country_id,
    region_id,
    city_id,
    lat,
    lon,
    years_in_business,
    about,
    registration_number,
    phone: toE164(applied.phone, applied.phone_country),
    hours: JSON.stringify(applied.hours),
    offers_drop_off: offers.includes('drop_off'),
    offers_collection: offers.includes('collection'),
    offers_boxes: offers.includes('boxes'),
  }
}

/** Somebody else's picture, one claimed before and one swept away are answered alike, beside their field. */
async function claimAll(tx: Db, id: string, applied: Applied) {
  const wanted = [
    { kind: 'registration', id: applied.registration_picture_id },
    { kind: 'counter', id: applied.counter_picture_id },
    { kind: 'identity', id: applied.identity_picture_id },
  ]
  const draft_hash = createHash('sha256').update(Buffer.from(applied.draft_secret, 'hex')).digest()
  const missing = await claimPictures(tx, id, draft_hash, wanted)
  if (missing.length > 0)
    throw invalid(missing.map(({ kind }) => ({ path: `${kind}_picture_id`, message: 'error.picture_gone' })))
}

/** The places fit together because the keys say so. */
export async function withPlaceErrors<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'agent_applications_region'))
      throw invalidField('region_id', 'error.place_does_not_fit')
    if (violates(error, 'agent_applications_city')) throw invalidField('city_id', 'error.place_does_not_fit')
    throw error
  }
}
