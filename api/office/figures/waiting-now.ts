import { sql } from 'kysely'
import type { WaitingKind } from '#contract/office/figures.ts'
import { troubleMacros } from '#contract/parcels/parcel-steps.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import { notApproved } from '../../money/payments/not-approved.ts'
import { waitsForOffice } from '../../parcels/door-codes/waits-for-office.ts'
import { isUntakenStop, leg, slot, stopDueSince } from '../../parcels/parcels/who-may-look.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'

type Counts = Record<WaitingKind, number>
type Oldest = Record<`${WaitingKind}_since`, Date | null>
interface Now extends Counts, Oldest {
  refund_amount: number
  not_delivered: number
  today: string
  counted_at: Date
}

const cash = sql`from payments c join orders o on o.id = c.order_id
  where c.status = 'awaiting_payment' and c.deadline_at > now() and c.payment_type_id in (${listed(counterTypes)})`

const untakenStops = sql`from parcels p left join box_purchases b on b.order_id = p.order_id
  left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
  left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
  ${leg} left join time_slots t on t.id = ${slot} where ${isUntakenStop}`

/** Each kind is counted on the index of what waits, which also knows its oldest. */
export async function waitingNow(db: Db) {
  const { rows } = await sql<Now>`
    select p.*, r.*, e.*, s.*, d.*, k.*, a.*, n.*, (select count(*) ${cash}) as cash,
      (select o.created_at ${cash} order by c.id limit 1) as cash_since, local_day(now()) as today, now() as counted_at
    from (select count(*) as proofs, min(proof_sent_at) as proofs_since from payments p
        where status = 'awaiting_approval' and ${notApproved}) p,
      (select count(*) as refunds, coalesce(sum(amount_sen), 0)::bigint as refund_amount, min(owed_at) as refunds_since
        from refunds where status = 'due') r,
      (select count(*) as exceptions, count(*) filter (where macro = 'attempt_failed') as not_delivered, min(changed_at) as exceptions_since from parcels
        where macro in (${listed(troubleMacros)})) e,
      (select count(*) as stops, min(${stopDueSince}) as stops_since ${untakenStops}) s,
      (select count(*) as doors, min(office_asked_at) as doors_since from door_codes where ${waitsForOffice}) d,
      (select count(*) as claims, min(filed_at) as claims_since from claims where status in ('filed', 'in_review')) k,
      (select count(*) as applications, min(created_at) as applications_since
        from agent_applications where status = 'waiting') a,
      (select count(*) as reports, min(at) as reports_since from receiver_answers where answered_at is null) n`.execute(
    db,
  )
  const [now] = rows
  if (!now) throw new Error('a row of counts is always there')
  return now
}

/** What waits, and from which moment its oldest does. */
export function asWaiting(now: Now) {
  const { today: _, counted_at: __, ...waiting } = now
  return {
    waiting,
    waiting_since: {
      doors: now.doors_since,
      proofs: now.proofs_since,
      exceptions: now.exceptions_since,
      stops: now.stops_since,
      reports: now.reports_since,
      claims: now.claims_since,
      refunds: now.refunds_since,
      cash: now.cash_since,
      applications: now.applications_since,
    } satisfies Record<WaitingKind, Date | null>,
  }
}
