import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { letterOf } from '#contract/letters.ts'
import type { rejectCodes } from '#contract/payments.ts'
import type { failureReasons } from '#contract/scans.ts'
import type { Db } from '../platform/database.ts'
import type { Occasion } from './consumer.ts'

type Country = 'MY' | 'ID'

/** Everything any letter may say, and to whom. */
export interface Facts {
  order_id: string
  type: 'shipment' | 'box_purchase'
  tracking_number: string
  at: Date
  owner_email: string | null
  owner_name: string | null
  owner_language: Language | null
  muted: string[]
  receiver_email: string | null
  receiver_name: string | null
  receiver_country: Country | null
  /** Of the account that has the receiver's address, if there is one. */
  receiver_language: Language | null
  home_country: Country
  amount_sen: number
  deadline_at: Date | null
  payment_type_id: 'transfer' | 'qris' | 'cash' | null
  bank_name: string | null
  account_name: string | null
  account_number: string | null
  reject_code: (typeof rejectCodes)[number] | null
  reject_reason: string | null
  failure: (typeof failureReasons)[number] | null
  arrives_from: string | null
  arrives_to: string | null
  city: string | null
  serials: string[]
  serial: string | null
  refund_sen: number | null
  refund_bank: string | null
  refund_number: string | null
  bank_reference: string | null
  /** The same was said about an earlier event. */
  is_repeated: boolean
}

/** One statement, all by keys. */
export async function factsOf(db: Db, { event_id, kind, order_id, subject_id }: Occasion) {
  const { on } = letterOf(kind)
  const { rows } = await sql<Facts>`
    select o.id as order_id, case when o.type in ('batch', 'difference') then 'shipment' else o.type end as type, o.tracking_number, coalesce(step.at, event.at) as at,
      u.email as owner_email, u.name as owner_name, u.language as owner_language, coalesce(c.muted, '{}') as muted,
      receiver.email as receiver_email, receiver.name as receiver_name, receiver.country_id as receiver_country,
      (select r.language from users r where r.email = lower(receiver.email)) as receiver_language,
      coalesce(sender.country_id, b.country_id) as home_country,
      coalesce(p.amount_sen, o.total_sen) as amount_sen, p.deadline_at, p.payment_type_id, a.bank_name, a.account_name, a.account_number,
      event.data ->> 'reject_code' as reject_code,
      case when p.reject_code = event.data ->> 'reject_code' then p.reject_reason end as reject_reason,
      nullif(step.params ->> 'reason', '') as failure, s.arrives_from, s.arrives_to, city.label as city,
      array(select v.serial from vouchers v where v.order_id = o.id order by v.serial) as serials,
      (select v.serial from vouchers v where v.id = refund.voucher_id) as serial,
      refund.amount_sen as refund_sen, refund.bank_name as refund_bank, refund.account_number as refund_number, refund.bank_reference,
      exists (select from parcel_events e where e.order_id = o.id and e.seq < step.seq and e.code = any(${on}::text[])) as is_repeated
    from orders o
    left join payments p on p.order_id = o.id
    left join payment_accounts a on a.id = p.payment_account_id
    left join events event on event.id = ${event_id}::uuid
    left join parcel_events step on step.id = ${event_id}::uuid
    left join cities city on city.code = step.city_id
    left join users u on u.id = o.user_id
    left join message_choices c on c.user_id = o.user_id
    left join shipments s on s.order_id = o.id
    left join shipment_parties sender on sender.order_id = o.id and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = o.id and receiver.party = 'receiver'
    left join box_purchases b on b.order_id = o.id
    left join refunds refund on refund.id = ${subject_id}::uuid or refund.subject_id = ${subject_id}::uuid
    where o.id = ${order_id}::uuid`.execute(db)
  return rows[0]
}
