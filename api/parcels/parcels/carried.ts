import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { type Role, worksAtCounter, worksInAreas } from '#contract/platform/roles.ts'
import { nextSteps } from '#contract/parcels/parcel-routes.ts'
import { isTakenInHand } from '#contract/parcels/after-step.ts'
import { failedAttempts, finalMacros, stepsAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import type { readCarried } from '#contract/courier/scans.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { labelEdition } from './label-edition.ts'
import {
  cashDue,
  cashPayment,
  differenceDue,
  districtOf,
  hereSince,
  mayPayHere,
  notes,
  passed,
  personOf,
  service,
} from './shown-parts.ts'
import {
  isAtCounterOf,
  isBeyond,
  due,
  isDueStopOf,
  isHeldElsewhere,
  isOpenTo,
  slotEnd,
  visitDay,
  workTables,
} from './who-may-look.ts'
import { measuredOf } from './last-weighing.ts'
import { tomorrowOf } from './tomorrow.ts'
import { asksCode } from './asks-code.ts'

export type Carried = z.output<typeof readCarried.data>['parcel']
type Service = NonNullable<Carried['service']>
type Row = Omit<Carried, 'next' | 'answer' | 'may_take' | 'notes' | 'service'> & {
  /** Inside a JSON column moments are text. */
  answer: AsText<NonNullable<Carried['answer']>, 'at'> | null
  notes: AsText<Carried['notes'][number], 'at'>[]
  service: (Omit<Service, 'add_ons'> & { add_ons: AsText<Service['add_ons'][number], 'done_at'>[] }) | null
  step: EventCode
  is_due_stop: boolean
  is_beyond: boolean
  done_today: number
  is_own: boolean
}
type AsText<Of, Moment extends keyof Of> = Omit<Of, Moment> & {
  [Name in Moment]: string | Extract<Of[Name], null>
}

/** Who works with it. */
export interface Worker {
  id: string
  role: Role
}

export function numberIn(given: string) {
  const number = readTrackingNumber(given)
  if (!number) throw notFound()
  return number
}

export async function carriedBy(db: Db, worker: Worker, number: string): Promise<Carried> {
  const parcel = await carriedOrNone(db, worker, number)
  if (!parcel) throw notFound()
  return parcel
}

export async function carriedOrNone(db: Db, worker: Worker, number: string): Promise<Carried | undefined> {
  const [parcel] = await carriedWhere(db, worker, sql`p.tracking_number = ${number}`)
  return parcel
}

/** What somebody has in hand or at their counter, and for couriers the stops that are due and that nobody has taken. */
export async function workOf(db: Db, worker: Worker) {
  const rows = await rowsWhere(
    db,
    worker,
    sql`p.macro not in (${listed(finalMacros)}) and (p.holder_id = ${worker.id}::uuid
      or ${isAtCounterOf(worker)} or ${!worksAtCounter(worker.role)} and ${isDueStopOf(worker)})`,
    doneToday(worker.id),
  )
  const done_today = rows[0]?.done_today ?? (await doneByNow(db, worker.id))
  // Whoever has something to take today looks no further, and their list costs no more.
  const tomorrow = rows.some(({ is_due_stop }) => is_due_stop) ? null : await tomorrowOf(db, worker)
  return { parcel_data: rows.map((row) => asCarried(row, worker)), done_today, tomorrow }
}

/** For a round that is over: no row of a parcel carries it. */
async function doneByNow(db: Db, user_id: string) {
  const { rows } = await sql<{ done: number }>`select ${doneToday(user_id)} as done`.execute(db)
  return rows[0]?.done ?? 0
}

/** Stops at a door or counter, however they ended; by the calendar that the figures keep. */
function doneToday(user_id: string) {
  return sql`(select count(distinct e.order_id)::int from events e where e.actor_id = ${user_id}::uuid
    and e.id > first_id_at(now() - interval '1 day') and local_day(e.at) = local_day(now()) and e.name = 'parcel_scanned'
    and e.data ->> 'code' in (${listed(stepsAt('over', 'missed', 'collected'))}, 'pickup_failed'))`
}

const most = 300

async function carriedWhere(db: Db, worker: Worker, where: RawBuilder<unknown>) {
  const rows = await rowsWhere(db, worker, where, sql`0`)
  return rows.map((row) => asCarried(row, worker))
}

async function rowsWhere(
  db: Db,
  worker: Worker,
  where: RawBuilder<unknown>,
  done_today: RawBuilder<unknown>,
) {
  const isOpen = isOpenTo(worker)
  const ifOpen = (shown: RawBuilder<unknown>) => sql`case when ${isOpen} then ${shown} end`
  // Whoever takes a stop must know where and when it is; of a parcel in other hands the cities are enough.
  const ifOpenOrFree = (shown: RawBuilder<unknown>) =>
    sql`case when p.holder_id is null or ${isOpen} then ${shown} end`
  const { rows } = await sql<Row>`
    select p.order_id, p.tracking_number, o.type, p.code, p.macro, p.step, p.route, p.changed_at, ${hereSince(worker)} as here_since, s.mode, (s.weight_g / 1000.0)::float8 as weight,
      coalesce(s.box_label, b.box_label) as box_label, b.quantity as boxes, coalesce(p.holder_id = ${worker.id}::uuid, false) as is_mine, ${isHeldElsewhere(worker.id)} as is_held,
      ${labelEdition(sql`p.order_id`)} as label_edition,
      ${isOpen} as is_open, coalesce(${isDueStopOf(worker)}, false) as is_due_stop, ${isBeyond(worker)} as is_beyond, ${done_today} as done_today, o.user_id is not distinct from ${worker.id}::uuid as is_own,
      unsettled_weighing(p.order_id) as weighing, ${measuredOf(sql`p.order_id`)} as measured, ${passed} as passed, ${notes} as notes,
      coalesce(receiver.service_type = 'self_pickup' or b.service_id = 'pickup', false) as is_collected,
      (select l.label from locations l where l.id = sender.drop_point_id) as brought_to,
      has_open_work(p.order_id) as has_open_work, ${ifOpen(cashDue)} as cash_due, ${ifOpen(differenceDue)} as difference_due, ${ifOpen(mayPayHere(worker))} as may_pay_here, ${ifOpen(cashPayment(worker))} as cash_payment_id,
      ${asksCode(sql`p.order_id`)} as needs_door_code,
      ${ifOpen(sql`(select jsonb_build_object('words', r.words, 'said_by', r.said_by, 'at', r.at) from receiver_answers r
        where r.order_id = p.order_id order by r.id desc limit 1)`)} as answer,
      coalesce((select v.status = 'attached' from vouchers v where v.id = s.voucher_id), false) as awaits_box,
      case when sender.order_id is not null then jsonb_build_object('city', (select c.label from cities c where c.code = sender.city_id),
        'district', ${ifOpenOrFree(districtOf(sql`sender.district_id`))}) end as from,
      jsonb_build_object('city', (select c.label from cities c where c.code = coalesce(receiver.city_id, b.city_id)),
        'district', ${ifOpenOrFree(districtOf(sql`coalesce(receiver.district_id, b.district_id)`))}) as to,
      case when leg.is_senders then 'sender' else 'receiver' end as leg,
      ${ifOpen(personOf('sender'))} as sender, ${ifOpen(personOf('receiver'))} as receiver, ${ifOpen(service)} as service,
      ${ifOpenOrFree(visitDay)} as visit_day, ${ifOpenOrFree(due)} as due, ${ifOpenOrFree(sql`to_char(t.starts, 'HH24:MI')`)} as visit_from,
      ${ifOpenOrFree(sql`to_char(t.ends, 'HH24:MI')`)} as visit_to, ${ifOpenOrFree(slotEnd)} as slot_ends_at
    ${workTables}
    where ${where} order by is_mine desc, ${visitDay}, t.starts, p.changed_at desc limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows
}

function asCarried({ is_due_stop, is_beyond, is_own, ...row }: Row, { role }: Worker): Carried {
  const { step, route, weighing, has_open_work: hasOpenWork, is_collected: isCollected } = row
  return {
    ...row,
    may_take: is_due_stop && !is_own && !worksAtCounter(role),
    answer: row.answer && { ...row.answer, at: new Date(row.answer.at) },
    notes: row.notes.map(({ at, ...note }) => ({ ...note, at: new Date(at) })),
    service: row.service && {
      ...row.service,
      add_ons: row.service.add_ons.map(({ done_at, ...ordered }) => ({
        ...ordered,
        done_at: done_at === null ? null : new Date(done_at),
      })),
    },
    receiver: named(row.receiver),
    sender: named(row.sender),
    next: nextSteps(step, { route, role, weighing, hasOpenWork, isCollected }).filter(
      (code) => !isTooFar(code, { ...row, is_beyond }) && !isTooEarly(code, { ...row, role }),
    ),
  }
}

/** At a door in another part of the world; what they have in hand they carry wherever it has to go. */
function isTooFar(code: EventCode, { is_beyond, is_mine }: Pick<Row, 'is_beyond' | 'is_mine'>) {
  return is_beyond && !is_mine && (isTakenInHand(code) || failedAttempts.includes(code))
}

/** Whoever does not have it cannot have come in vain before the day on which somebody was expected. */
function isTooEarly(
  code: EventCode,
  { due, is_mine, role }: Pick<Row, 'due' | 'is_mine'> & Pick<Worker, 'role'>,
) {
  return worksInAreas(role) && !is_mine && due === 'later' && failedAttempts.includes(code)
}

/** Whoever has deleted their account has no name any more. */
function named(person: Carried['sender']): Carried['sender'] {
  if (!person) return null
  const { name, phone, address, ...same } = person
  return { name: name ?? '-', phone: phone ?? '-', address: address ?? '-', ...same }
}
