import { sql } from 'kysely'
import type { BulkColumn } from '#contract/orders/bulk-columns.ts'
import { parties, type Party } from '#contract/orders/shipments.ts'
import { largestPayment_sen } from '#contract/prices/money.ts'
import type { Db } from '../../platform/database.ts'
import type { Priced } from '../shipments/choose-shipment.ts'
import { isUnspent } from '../shipments/own-passports.ts'
import { heldUnpaid, isDayAhead, isVisitDay, shareOf } from '../../places/slots/slots.ts'

/** A row that is valid in itself; the database says whether it can be ordered. */
export interface Candidate {
  row: number
  reference: string
  chosen: Priced
}

interface Ordered {
  id: string
  reference: string
  tracking_number: string
}

export interface Standing {
  known: Map<string, Ordered>
  /** Pictures that may be used; one that isn't the account's own is used for one party only. */
  passports: Map<string, { is_kept: boolean }>
  /** 'MY|2026-11-24' */
  open_days: Set<string>
  /** Places left by the key of a visit. */
  left: Map<string, number>
}

/** What the rows stand on at this moment, each in one statement however many rows there are. */
export async function standingOf(db: Db, user_id: string, rows: readonly Candidate[]): Promise<Standing> {
  const sides = rows.flatMap(({ chosen }) => parties.map((party) => ({ party, ...chosen.body[party] })))
  // A year that PostgreSQL does not know is no open day either.
  const real = sides.filter(({ visit_day }) => visit_day.startsWith('2'))
  const days = unique(real.map(dayKey))
  const visits = unique(real.map(visitKey))
  const [known, passports, open_days, left] = await Promise.all([
    orderedBefore(db, user_id, rows),
    ownPassports(
      db,
      user_id,
      unique(sides.map(({ passport_image_id }) => passport_image_id).filter(Boolean)),
    ),
    openDays(db, days),
    placesLeft(db, user_id, visits),
  ])
  return { known, passports, open_days, left }
}

type Visited = Priced['body'][Party]

function dayKey({ party, country_id, visit_day }: Visited & { party: Party }) {
  return `${country_id}|${visit_day}|${party}`
}

function visitKey({ region_id, visit_day, time_slot_id }: Visited) {
  return `${region_id}|${visit_day}|${time_slot_id}`
}

/** One courier at one door: what is fetched or brought there together is one visit. */
export function doorKey(party: Party, { body, contacts }: Priced) {
  return [party, visitKey(body[party]), contacts[party].phone, body[party].address].join('|')
}

/** The doors of a batch by number, which stays when name and address are erased. */
export function doorsOf(rows: readonly Candidate[]) {
  const keys = unique(rows.flatMap(({ chosen }) => parties.map((party) => doorKey(party, chosen))))
  return new Map(keys.map((key, index) => [key, index]))
}

async function orderedBefore(db: Db, user_id: string, rows: readonly Candidate[]) {
  const references = rows.map(({ reference }) => reference)
  const { rows: found } = await sql<Ordered>`
    select id, reference, tracking_number from orders
    where user_id = ${user_id}::uuid and reference = any(${references}::text[])`.execute(db)
  return new Map(found.map((order) => [order.reference, order]))
}

async function ownPassports(db: Db, user_id: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; is_kept: boolean }>`
    select f.id, exists (select from users u where u.passport_id = f.id) as is_kept from files f
    where f.id = any(${ids}::uuid[]) and f.kind = 'passport' and f.owner_id = ${user_id}::uuid and f.sealed_key <> '' and ${isUnspent}`.execute(
    db,
  )
  return new Map(rows.map(({ id, is_kept }) => [id, { is_kept }]))
}

const dayInKey = [sql`split_part(d.key, '|', 2)::date`, sql`split_part(d.key, '|', 1)`] as const

async function openDays(db: Db, days: readonly string[]) {
  const { rows } = await sql<{ key: string }>`
    select d.key from unnest(${days}::text[]) as d (key)
    where case split_part(d.key, '|', 3) when 'sender' then ${isVisitDay(...dayInKey)} else ${isDayAhead(...dayInKey)} end`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

async function placesLeft(db: Db, user_id: string, visits: readonly string[]) {
  const slot = {
    region_id: sql`split_part(v.key, '|', 1)`,
    visit_day: sql`split_part(v.key, '|', 2)::date`,
    time_slot_id: sql`t.id`,
  }
  const { rows } = await sql<{ key: string; left: number }>`
    select v.key, least(t.capacity - coalesce(b.booked, 0), ${shareOf(sql`t.capacity`)} - ${heldUnpaid(user_id, slot)}) as left
    from unnest(${visits}::text[]) as v (key)
      join time_slots t on t.id = split_part(v.key, '|', 3) and t.is_active
      left join slot_bookings b on b.region_id = split_part(v.key, '|', 1) and b.day = split_part(v.key, '|', 2)::date
        and b.time_slot_id = t.id`.execute(db)
  return new Map(rows.map(({ key, left }) => [key, left]))
}

function unique(values: readonly string[]) {
  return [...new Set(values)]
}

export interface Sorted {
  ready: Candidate[]
  known: { row: number; ordered: Ordered }[]
  refused: { row: number; column: BulkColumn; message: string }[]
}

/** Row after row: ordered before, not to be had, or ready. Who comes first in the file gets the last place. */
export function sortRows(rows: readonly Candidate[], standing: Standing): Sorted {
  const sorted: Sorted = { ready: [], known: [], refused: [] }
  const left = new Map(standing.left)
  const doors = new Set<string>()
  const now = { ...standing, passports: new Map(standing.passports) }
  let total_sen = 0
  for (const candidate of rows) {
    const { row, reference, chosen } = candidate
    const ordered = standing.known.get(reference)
    const sum_sen = total_sen + chosen.priced.total_sen
    const refusal = ordered ? undefined : reasonAgainst(chosen, sum_sen, { standing: now, left, doors })
    if (ordered) sorted.known.push({ row, ordered })
    else if (refusal) sorted.refused.push({ row, ...refusal })
    else {
      sorted.ready.push(candidate)
      total_sen = sum_sen
    }
  }
  return sorted
}

interface Free {
  standing: Standing
  left: Map<string, number>
  doors: Set<string>
}

function reasonAgainst(chosen: Priced, sum_sen: number, { standing, left, doors }: Free) {
  const { body, duties } = chosen
  // One payment is asked for all rows.
  if (sum_sen > largestPayment_sen) return wrong('weight', 'error.price_beyond_limit')
  for (const party of parties) {
    const { passport_image_id } = body[party]
    if (passport_image_id === '' && duties.has(party))
      return wrong(`${party}_passport_id`, 'error.passport_image_required')
    if (passport_image_id !== '' && !mayGive(chosen, standing, party))
      return wrong(`${party}_passport_id`, 'error.passport_used')
    if (!standing.open_days.has(dayKey({ party, ...body[party] })))
      return wrong(`${party}_date`, 'error.date_not_available')
  }
  const taken = visitsOf(chosen, doors)
  for (const { party, visit, places } of taken)
    if ((left.get(visit) ?? 0) < places) return wrong(`${party}_time_slot`, 'error.slot_full')
  for (const party of parties) {
    const { passport_image_id } = body[party]
    if (!standing.passports.get(passport_image_id)?.is_kept) standing.passports.delete(passport_image_id)
  }
  for (const { visit, door } of taken) {
    left.set(visit, (left.get(visit) ?? 0) - 1)
    doors.add(door)
  }
  return undefined
}

/** The sender's picture is not the receiver's, unless it is the account's own. */
function mayGive({ body }: Priced, { passports }: Standing, party: Party) {
  const { passport_image_id } = body[party]
  const given = passports.get(passport_image_id)
  const isSenders = party === 'receiver' && body.sender.passport_image_id === passport_image_id
  return given !== undefined && (given.is_kept || !isSenders)
}

function wrong(column: BulkColumn, message: string) {
  return { column, message }
}

/** The visits that nobody makes yet; sender and receiver in one slot need two places of it. */
function visitsOf(chosen: Priced, doors: ReadonlySet<string>) {
  const fresh = parties
    .map((party) => ({ party, visit: visitKey(chosen.body[party]), door: doorKey(party, chosen) }))
    .filter(({ door }) => !doors.has(door))
  return fresh.map(({ party, visit, door }, index) => {
    const places = fresh.slice(0, index + 1).filter((other) => other.visit === visit).length
    return { party, visit, door, places }
  })
}
