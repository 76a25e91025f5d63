import { sql, type RawBuilder } from 'kysely'
import { failedAttempts } from '#contract/parcels/parcel-steps.ts'
import { longOut_h } from '#contract/parcels/receiver-answers.ts'
import { attemptReasons } from '#contract/parcels/step-reasons.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { reused, unmeasured } from '../../platform/written.ts'
import { bookedDay, boxService, isLate } from './late.ts'
import { freeUntil } from './stay.ts'

type Beside = Pick<
  TrackedParcel,
  | 'is_late'
  | 'may_answer'
  | 'box_service'
  | 'booked_day'
  | 'booked_from'
  | 'booked_to'
  | 'counter_id'
  | 'brought_to'
  | 'fetch_day'
  | 'is_collected'
  | 'failed_because'
  | 'free_until'
>

interface Found extends Beside {
  tag: string
  /** Null where the reader has this content already. */
  shown: string | null
}

export interface LookUp {
  number: string
  /** Of the content that the reader has already. */
  knownTag: string | undefined
}

/** Everything the public sees of parcels, each in its wire form and with its place: one row by its key. */
export async function parcelsByNumber(db: Db, asked: readonly LookUp[]) {
  const numbers = asked.map(({ number }) => number)
  const tags = asked.map(({ knownTag = '' }) => knownTag)
  const rows = await lookUp(db, numbers, tags)
  return rows.map(({ place, tag, shown, ...row }) => ({
    place,
    tag,
    text: shown === null ? undefined : asData(shown, row),
  }))
}

export async function parcelsByOrder(db: Db, order_ids: readonly string[]) {
  const { rows } = await sql<Beside & { order_id: string; tag: string; shown: string }>`
    select order_id, tag, is_late, may_answer, box_service, booked_day, booked_from, booked_to, counter_id, brought_to, fetch_day, is_collected, failed_because, free_until, shown
    from (${found(sql`b.order_id = any(${order_ids}::uuid[])`)}) found`.execute(db)
  return rows.map(({ order_id, tag, shown, ...row }) => ({ order_id, tag, text: asData(shown, row) }))
}

/**
 * What the clock says is said now, and is part of the tag: a parcel that becomes late is new to whoever has it. Why it waits
 * and until when for free follows from its events, which are in its version.
 */
function found(where: RawBuilder<unknown>) {
  return sql`
    select *, concat(version, '.', is_late::int, may_answer::int, box_service, booked_day, replace(booked_from || booked_to, ':', ''), counter_id, brought_to, fetch_day, is_collected::int) as tag
    from (select b.order_id, b.version, b.shown,
        ${isLate({ code: sql`b.code`, promised: sql`b.promised_day`, region: sql`b.region_id` })} as is_late,
        not b.is_answered and coalesce(b.event_code in (${listed(failedAttempts)})
          or (b.event_code = 'out_for_delivery' and b.event_at < now() - make_interval(hours => ${sql.lit(longOut_h)})), false) as may_answer,
        case when b.service_id is not null then ${boxService} end as box_service,
        (${bookedDay(sql`b.booked_day`, sql`b.region_id`)})::text as booked_day, b.booked_from, b.booked_to, b.counter_id, b.brought_to,
        (${bookedDay(sql`b.fetch_day`, sql`b.region_id`)})::text as fetch_day, b.is_collected,
        case when b.code in (${listed(failedAttempts)}) then ${failedBecause} end as failed_because,
        case when b.code = 'ready_for_collection' or b.counter_id is not null then ${freeUntil(sql`b.order_id`, sql`b.region_id`)}::text end as free_until
      from public_parcels b where ${where}) row`
}

/** Only words of our own list; what somebody typed is not for everybody. */
const failedBecause = sql`(
  select case when e.params ->> 'reason' in (${listed(attemptReasons)}) then e.params ->> 'reason' end
  from parcel_events_of(b.order_id) e where e.code = b.code order by e.seq desc limit 1)`

const lookUp = reused(
  (numbers: string[], tags: string[]) => sql<Found & { place: number }>`
    select place::int, tag, is_late, may_answer, box_service, booked_day, booked_from, booked_to, counter_id, brought_to, fetch_day, is_collected, failed_because, free_until, case when tag <> known then shown end as shown
    from unnest(${unmeasured(sql`${numbers}::text[]`)}, ${unmeasured(sql`${tags}::text[]`)}) with ordinality asked(number, known, place)
      cross join lateral (${found(sql`b.tracking_number = asked.number`)}) found`,
)

/** What hangs on the clock, and what came after the form in which a parcel is kept, stands beside it. */
function asData(shown: string, beside: Beside) {
  const { is_late, may_answer, box_service, booked_day, booked_from, booked_to } = beside
  const { counter_id, brought_to, fetch_day, is_collected, failed_because, free_until } = beside
  const text = JSON.stringify({
    is_late,
    may_answer,
    box_service,
    booked_day,
    booked_from,
    booked_to,
    counter_id,
    brought_to,
    fetch_day,
    is_collected,
    failed_because,
    free_until,
  })
  return `{"parcel":${text.slice(0, -1)},${shown.slice(1)}}`
}
