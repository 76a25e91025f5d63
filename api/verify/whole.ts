import { orderRules, orderTypes, typesAskedByUs } from '#contract/site/order-types.ts'
import { mostUnpaid } from '#contract/money/payments.ts'
import { quoted } from './quoted.ts'

const sales = new Set(orderTypes.map((type) => orderRules[type].sales))

/** What is only true, or not, of everything together. Each finds what is wrong by some name. */
export const ofTheWhole = {
  'the ledger sums to zero': `select 'ledger' as id from ledger having sum(amount_sen) <> 0`,
  'every posting sums to zero': `
    select posting_id::text as id from ledger group by posting_id having sum(amount_sen) <> 0`,
  'deposits are owed for the vouchers that may still be used': `
    select 'deposits_owed' as id
    where (select coalesce(sum(amount_sen), 0) from ledger where account = 'deposits_owed')
      <> -(select coalesce(sum(value_sen), 0) from vouchers where status in ('issued', 'attached', 'confirmed'))`,
  // A list of which everything was ordered before is answered without an order.
  'the figures of the office add up to the ledger': `
    with counted as (
      select figure, sum(amount) as amount from (select figure, amount from day_figures union all select figure, amount from figure_changes) f
      where figure in ('revenue', 'unique_sen') group by 1
    ), booked as (
      select case account when 'unique_sen' then account else 'revenue' end as figure, -sum(amount_sen) as amount
      from ledger where account in (${quoted([...sales, 'unique_sen'])}) group by 1
    )
    select figure as id from counted full join booked using (figure)
    where coalesce(counted.amount, 0) <> coalesce(booked.amount, 0)`,
  'an acknowledged order is stored': `
    select answer ->> 'TransactionID' as id from idempotency
    where answer ->> 'TransactionID' is not null and not exists (select from orders o where o.id::text = answer ->> 'TransactionID')`,
  'a key gave one order': `
    select answer ->> 'TransactionID' as id from idempotency where answer ->> 'TransactionID' is not null group by 1 having count(*) > 1`,
  'a key has its answer': `select key as id from idempotency where answer is null`,
  'nobody has more unpaid orders than they may': `
    select p.payer_id::text as id from payments p join orders o on o.id = p.order_id and o.type not in (${quoted(typesAskedByUs)})
    where p.payer_id is not null and (p.status = 'awaiting_approval' or (p.status = 'awaiting_payment' and p.deadline_at > now()))
    group by 1 having count(*) > ${mostUnpaid}`,
  'a web hook hears of each event once': `
    select min(id::text) as id from web_hook_deliveries group by hook_id, event_id having count(*) > 1`,
  'the places taken in a slot are those of the visits to come': `
    with visits as (
      select b.region_id, b.visit_day as day, b.time_slot_id, b.order_id::text as door
      from box_purchases b join payments p using (order_id)
      where b.visit_day is not null and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
        and not exists (select from cancellations c where c.order_id = b.order_id)
        and not exists (select from returns r where r.order_id = b.order_id)
      union all
      select s.region_id, s.visit_day, s.time_slot_id, coalesce(o.paid_with::text || '|' || s.door, s.order_id::text || s.party)
      from shipment_parties s join orders o on o.id = s.order_id
        join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where s.visit_day is not null and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
        and not exists (select from cancellations c where c.order_id = s.order_id)
        and not exists (select from returns r where r.order_id = s.order_id)
    ), taken as (
      select region_id, day, time_slot_id, count(distinct door) as places from visits group by 1, 2, 3
    )
    select concat_ws(' ', region_id, day, time_slot_id) as id
    from taken t full join slot_bookings b using (region_id, day, time_slot_id)
    where coalesce(b.booked, 0) <> coalesce(t.places, 0)`,
} as const
