import type { Party } from '#contract/orders/shipments.ts'
import { sql } from 'kysely'
import type { ReturnReason } from '#contract/orders/returns.ts'
import type { CancellationReason } from '#contract/orders/cancellations.ts'
import { no_answer_days, objection_days, type declineCodes } from '#contract/money/claim-rules.ts'
import type { Language } from '#contract/platform/language.ts'
import { orderLetterOf } from '#contract/messages/letters.ts'
import type { OrderType } from '#contract/site/order-types.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { VoidReason } from '#contract/money/voucher-desk.ts'
import type { rejectCodes } from '#contract/money/payments.ts'
import { inForce } from '../../prices/quotes/rate-cards.ts'
import type { Db } from '../../platform/database.ts'
import type { Occasion } from './causes.ts'
import type { StepReason } from './words/language-words.ts'
import { refundRest_s } from '#contract/money/refund-rest.ts'
import { asksCode } from '../../parcels/parcels/asks-code.ts'

/** Everything any letter may say, and to whom. */
export interface Facts {
  order_id: string
  type: OrderType
  tracking_number: string
  at: Date
  owner_email: string | null
  owner_name: string | null
  owner_language: Language | null
  muted: string[]
  receiver_email: string | null
  receiver_name: string | null
  receiver_country: CountryCode | null
  /** Of the account that has the receiver's address, if there is one. */
  receiver_language: Language | null
  /** Null for an order whose parties cannot be told. */
  home_country: CountryCode | null
  /** Whose clocks tell the times. */
  home_region: string | null
  /** How long storage is free, by the card of the order. */
  free_days: number
  receiver_region: string | null
  counter_region: string | null
  amount_sen: number
  deadline_at: Date | null
  payment_type_id: PaymentType | null
  bank_name: string | null
  account_name: string | null
  account_number: string | null
  /** For a transfer without sen of its own. */
  pay_reference: string | null
  reject_code: (typeof rejectCodes)[number] | null
  reject_reason: string | null
  /** What came so far of what was asked for. */
  came_sen: number | null
  /** Why a step failed, or what was noted. */
  step_reason: StepReason | null
  arrives_from: string | null
  arrives_to: string | null
  city: string | null
  /** Where the parcel waits, when whoever has it there belongs to a counter. */
  counter_label: string | null
  counter_place: string | null
  /** It is only given to whoever says the code. */
  asks_code: boolean
  /** The shipment whose difference is paid by this order. */
  concerns_id: string | null
  concerns_number: string | null
  /** Why the office ended the order. */
  cancel_reason: CancellationReason | null
  /** Why the office ended a voucher. */
  void_reason: VoidReason | null
  cancel_words: string | null
  /** Why the office sends the parcel back. */
  return_reason: ReturnReason | null
  return_words: string | null
  /** What the decision made of the claim when it was made. */
  claim_state: 'ended' | 'open' | null
  decline_code: (typeof declineCodes)[number] | null
  office_words: string | null
  serials: string[]
  /** How, where and when the boxes of an order come to their buyer. */
  box_service: string | null
  box_address: string | null
  /** Where its buyer collects the boxes, when one was named. */
  box_counter: string | null
  visit_day: string | null
  visit_from: string | null
  visit_to: string | null
  /** Of a shipment: who hands it over or gets it, how, when and at which counter. */
  sender_side: Side | null
  receiver_side: Side | null
  /** Of the side whose appointment was moved. */
  moved_region: string | null
  serial: string | null
  refund_sen: number | null
  refund_bank: string | null
  refund_number: string | null
  bank_reference: string | null
  /** What this is about, the payment of a refund or an answer to a report, was taken back before anybody was written of it. */
  is_unsaid: boolean
  /** The same was said about an earlier event. */
  is_repeated: boolean
}

interface Side {
  name: string | null
  service_type: string
  counter: string | null
  region_id: string
  visit_day: string | null
  visit_from: string | null
  visit_to: string | null
}

/** One statement, all by keys. */
export async function factsOf(db: Db, { event_id, kind, order_id, subject_id }: Occasion) {
  const { on, amount = null } = orderLetterOf(kind)
  const { rows } = await sql<Facts>`
    select o.id as order_id, o.type, o.tracking_number, coalesce(step.at, event.at) as at,
      u.email as owner_email, u.name as owner_name, u.language as owner_language, coalesce(c.muted, '{}') as muted,
      receiver.email as receiver_email, receiver.name as receiver_name, receiver.country_id as receiver_country,
      (select r.language from users r where r.email = lower(receiver.email)) as receiver_language,
      coalesce(sender.country_id, b.country_id) as home_country, coalesce(sender.region_id, b.region_id) as home_region,
      receiver.region_id as receiver_region, ${freeDays} as free_days, coalesce(counter.region_id, city.region_code) as counter_region,
      coalesce((event.data ->> ${amount}::text)::int, p.amount_sen, o.total_sen) as amount_sen, ${deadline} as deadline_at, p.payment_type_id, a.bank_name, a.account_name, a.account_number, p.pay_reference,
      event.data ->> 'reject_code' as reject_code, (event.data ->> 'came_sen')::int as came_sen,
      coalesce(fixed.words, withdrawn.words, case when p.reject_code = event.data ->> 'reject_code' then p.reject_reason end) as reject_reason,
      case when step.id is not null then coalesce(nullif(step.params ->> 'reason', ''), 'other') end as step_reason, s.arrives_from, s.arrives_to, city.label as city, ${counterAndCode},
      concerns.id as concerns_id, concerns.tracking_number as concerns_number, ${claimState} as claim_state,
      coalesce(ended.reason, single.reason) as cancel_reason, coalesce(ended.words, single.words) as cancel_words, event.data ->> 'code' as decline_code, coalesce(said.words, report.answer) as office_words,
      ${visits}, ${boxes}, ${eventReasons}, ${side('sender')} as sender_side, ${side('receiver')} as receiver_side,
      (select x.words from returns x where x.order_id = o.id and event.name = 'parcel_sent_back') as return_words,
      refund.amount_sen as refund_sen, refund.bank_name as refund_bank, refund.account_number as refund_number, refund.bank_reference, ${isUnsaid} as is_unsaid,
      exists (select from parcel_events_of(o.id) e where e.seq < step.seq and e.code = any(${on}::text[])) as is_repeated
    from orders o
    left join payments p on p.order_id = o.id
    left join payment_accounts a on a.id = p.payment_account_id
    left join event_of(${event_id}::uuid) event on true
    left join parcel_events_of(o.id) step on step.id = ${event_id}::uuid
    left join cities city on city.code = step.city_id
    left join users u on u.id = o.user_id
    left join message_choices c on c.user_id = o.user_id
    left join shipments s on s.order_id = o.id
    left join shipment_parties sender on sender.order_id = ${shipmentOf} and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = o.id and receiver.party = 'receiver'
    left join box_purchases b on b.order_id = o.id ${joinMoved}
    left join orders concerns on concerns.id = o.concerns
    left join refunds refund on event.name like 'refund%' and (refund.id = ${subject_id}::uuid or refund.subject_id = ${subject_id}::uuid)
    left join refund_withdrawals withdrawn on withdrawn.refund_id = refund.id and event.name = 'refund_withdrawn' left join cancellations ended on ended.order_id = o.id and (event.name like '%paid_order_cancelled' or event.name = 'difference_cancelled')
    ${joinSingleBox} left join approval_corrections fixed on fixed.id = ${subject_id}::uuid left join claims claim on claim.id = ${subject_id}::uuid
    left join claim_events said on said.claim_id = claim.id and 'claim_' || said.what = event.name and said.at = event.at ${joinReport}
    ${joinCounter}
    where o.id = ${order_id}::uuid`.execute(db)
  return rows[0]
}

/** A difference and a batch have no parties of their own. */
const shipmentOf = sql`coalesce(o.concerns, (select part.id from orders part where part.paid_with = o.id order by part.id limit 1), o.id)`

/** All boxes of the order, or those that were cancelled; and the one that a voucher or its refund is about. */
const boxes = sql`case event.name when 'boxes_cancelled' then array(select jsonb_array_elements_text(event.data -> 'serials'))
    else array(select v.serial from vouchers v where v.order_id = o.id order by v.serial) end as serials,
  (select v.serial from vouchers v
    where v.id = coalesce(refund.voucher_id, case when event.name in ('voucher_detached', 'voucher_void') then event.subject_id end)) as serial`

/** Boxes that are cancelled together have one reason. */
const joinSingleBox = sql`left join lateral (select c.reason, c.words from box_cancellations c
  where c.order_id = o.id and c.at = event.at limit 1) single on event.name = 'boxes_cancelled'`

/** When boxes come to their buyer, or the appointment that was moved. */
const visits = sql`b.service_id as box_service, moved.region_id as moved_region, coalesce(b.visit_day, moved.visit_day)::text as visit_day, to_char(visit_slot.starts, 'HH24:MI') as visit_from, to_char(visit_slot.ends, 'HH24:MI') as visit_to,
  concat_ws(', ', b.address, (select concat_ws(' ', b.postal_code, bc.label) from cities bc where bc.code = b.city_id)) as box_address,
  (select concat_ws(', ', l.label, l.address, concat_ws(' ', l.postal_code, lc.label)) from locations l join cities lc on lc.code = l.city_id where l.id = b.counter_id) as box_counter`

function side(party: Party) {
  return sql`(select jsonb_build_object('name', sp.name, 'service_type', sp.service_type, 'region_id', sp.region_id, 'visit_day', sp.visit_day,
      'visit_from', to_char(st.starts, 'HH24:MI'), 'visit_to', to_char(st.ends, 'HH24:MI'),
      'counter', (select concat_ws(', ', l.label, l.address, concat_ws(' ', l.postal_code, lc.label))
        from locations l join cities lc on lc.code = l.city_id where l.id = coalesce(sp.drop_point_id, sp.counter_id)))
    from shipment_parties sp left join time_slots st on st.id = sp.time_slot_id where sp.order_id = o.id and sp.party = ${party})`
}

/** Boxes have no card of their own. */
const freeDays = sql`(select (r.card #>> '{surcharges,storage,free_days}')::int from rate_cards r where r.id = coalesce(s.rate_card_id, (${inForce})))`

const eventReasons = sql`case event.name when 'parcel_sent_back' then event.data ->> 'reason' end as return_reason,
  case event.name when 'voucher_void' then event.data ->> 'reason' end as void_reason`

const joinMoved = sql`left join shipment_parties moved on moved.order_id = o.id and moved.party = event.data ->> 'party' and event.name = 'visit_moved'
  left join time_slots visit_slot on visit_slot.id = coalesce(b.time_slot_id, moved.time_slot_id)`

/** Payments and claims run by a clock. */
const deadline = sql`case event.name when 'claim_filed' then claim.decide_due_at
  when 'claim_asked' then event.at + make_interval(days => ${sql.lit(no_answer_days)})
  when 'claim_accepted' then event.at + make_interval(days => ${sql.lit(objection_days)})
  when 'claim_declined' then event.at + make_interval(days => ${sql.lit(objection_days)}) else p.deadline_at end`

/** Read from what no later step changes: all there was to give, or an objection before, leave nothing to object to. */
const claimState = sql`case when claim.id is null then null
  when (event.data ->> 'amount_sen')::int = claim.most_sen or claim.objected_at < event.at then 'ended' else 'open' end`

/** An answer that was taken back. And of a refund neither that it was sent, nor that it was not: the first while it rests, the second when the first was never written. */
const isUnsaid = sql`coalesce(event.name = 'nobody_came_answered' and report.id is null, false) or exists (select from payments_taken_back t where t.refund_id = refund.id and (
  (event.name = 'refund_paid' and t.paid_at = event.at)
  or (event.data ->> 'reason' = 'not_sent' and t.at = event.at and t.at < t.paid_at + make_interval(secs => ${sql.lit(refundRest_s)}))))`

const counterAndCode = sql`counter.label as counter_label, concat_ws(', ', counter.address, concat_ws(' ', counter.postal_code, counter_city.label)) as counter_place,
  ${asksCode(sql`o.id`)} as asks_code`

/** The answer that was given then, unless it was taken back. */
const joinReport = sql`left join receiver_answers report on event.name = 'nobody_came_answered' and report.event_id = event.subject_id and report.answered_at = event.at`

/** The counter of whoever made the parcel ready; when the office said so, that of whoever has it in hand. */
const joinCounter = sql`
  left join parcels parcel on parcel.order_id = o.id and step.code = 'ready_for_collection'
  left join users maker on maker.id = step.actor_id and step.code = 'ready_for_collection'
  left join users holder on holder.id = parcel.holder_id
  left join locations counter on counter.id = coalesce(maker.location_id, holder.location_id)
  left join cities counter_city on counter_city.code = counter.city_id`
