import { feesHoldingReturn } from '#contract/orders/fees.ts'
import { kindsOfPayment, refundKinds, refundRules } from '#contract/money/refunds.ts'
import { typesAddingToPrice, typesHolding } from '#contract/site/order-types.ts'
import { quoted } from './quoted.ts'

/** A box's deposit is compared with its voucher instead. */
const owedKinds = refundKinds
  .filter((kind) => kind !== 'voucher')
  .map((kind) => `('${kind}', '${refundRules[kind].owedOn}')`)
  .join()

/** What was approved and corrected, or expired and asked for again, any number of times. */
const untilCorrected =
  '((( proof_sent)+ payment_rejected)*((( proof_sent)+ payment_approved|( proof_sent)* cash_confirmed| payment_expired transfer_matched) approval_corrected| payment_expired payment_asked_again))*'

/** Nothing takes effect while no process works in the background, as after a restore. */
const hadTime = `exists (select from processes x where x.runs <> 'web'
        and x.started_at < now() - interval '5 minutes' and x.seen_at > now() - interval '1 minute')`

/** Each finds the orders of which something is not true that must be. `scope` holds the orders that are looked at. */
export const ofOrders = {
  'an order has one payment, its own or that of its batch': `
    select o.id from scope join orders o using (id) left join payments p on p.order_id = o.id
    where (p.id is null) <> (o.paid_with is not null)`,
  'an order is what its type says': `
    select o.id from scope join orders o using (id)
    where (o.type in (${quoted(typesHolding('boxes'))})) <> exists (select from box_purchases b where b.order_id = o.id)
      or (o.type in (${quoted(typesHolding('goods'))})) <> exists (select from shipments s where s.order_id = o.id)
      or (o.type in (${quoted(typesHolding('orders'))}) and not exists (select from orders s where s.paid_with = o.id))`,
  'an order costs the sum of its lines': `
    select o.id from scope join orders o using (id)
    where o.total_sen <> coalesce((select sum(l.amount_sen) from order_lines l where l.order_id = o.id), 0)`,
  'a payment asks for what the order costs': `
    select o.id from scope join orders o using (id) join payments p on p.order_id = o.id where p.base_sen <> o.total_sen`,
  'an order is placed once': `
    select o.id from scope join orders o using (id)
    where o.paid_with is null
      and (select count(*) from events e where e.order_id = o.id and e.name = 'order_placed') <> 1`,
  'a payment took legal steps only': `
    select p.order_id from scope join payments p on p.order_id = scope.id join lateral (
      select coalesce(string_agg(e.name, ' ' order by e.id), '') as story from events e
      where e.order_id = p.order_id and e.name in ('order_placed', 'proof_sent', 'payment_rejected', 'payment_approved',
        'cash_confirmed', 'transfer_matched', 'approval_corrected', 'payment_expired', 'payment_asked_again', 'order_cancelled', 'unpaid_order_cancelled', 'paid_order_cancelled', 'difference_cancelled', 'difference_replaced', 'change_replaced', 'fee_waived')) s on true
    where s.story !~ case p.status
      when 'awaiting_payment' then '^order_placed${untilCorrected}(( proof_sent)+ payment_rejected)*$'
      when 'awaiting_approval' then '^order_placed${untilCorrected}(( proof_sent)+ payment_rejected)*' || case when p.counted_at is null then '( proof_sent)+$' else '$' end
      when 'success' then '^order_placed${untilCorrected}(( proof_sent)+ payment_rejected)*(( proof_sent)+ payment_approved|( proof_sent)* cash_confirmed| payment_expired transfer_matched)( paid_order_cancelled| difference_cancelled)?$'
      when 'expired' then '^order_placed${untilCorrected}(( proof_sent)+ payment_rejected)* payment_expired( fee_waived| change_replaced)?$'
      else '^order_placed${untilCorrected}(( proof_sent)+ payment_rejected)* ((unpaid_)?order_cancelled|difference_replaced|change_replaced|fee_waived)$' end`,
  'an approval takes effect once, and not long after its time': `
    select p.order_id from scope join payments p on p.order_id = scope.id cross join lateral (
      select count(*) filter (where a.status = 'done') as done, bool_or(a.status = 'pending'
        and (p.status <> 'awaiting_approval' or (a.proof_id is null) <> (p.counted_at is not null) or a.proof_id <> p.proof_id or (a.takes_effect_at < now() - interval '5 minutes' and ${hadTime}))) as is_stuck
      from approvals a where a.payment_id = p.id) given
      cross join lateral (select count(*) as times from approval_corrections c where c.payment_id = p.id and c.way = 'again') put_right
    where given.is_stuck or given.done > 1 + put_right.times or (given.done > 0 and ((p.status <> 'success' and put_right.times = 0)
      or (select count(*) from events e where e.order_id = p.order_id and e.name in ('payment_approved', 'cash_confirmed'))
        not between given.done and given.done + put_right.times))`,
  'a paid order stands in the ledger once, with all that came in': `
    select p.order_id from scope join payments p on p.order_id = scope.id
    where (select coalesce(sum(l.amount_sen), 0) from ledger l where l.order_id = p.order_id and l.account = 'received:' || p.payment_account_id)
        <> case when p.status = 'success' and not is_missing(p.id) then p.amount_sen else 0 end
          - (select coalesce(sum(r.amount_sen), 0) from refunds r where r.order_id = p.order_id and r.status = 'withdrawn' and r.kind <> 'transfer')
          + (select coalesce(sum(t.amount_sen), 0) from late_transfers t where t.order_id = p.order_id and t.outcome = 'owed'
            and t.undone_at is null and t.payment_account_id = p.payment_account_id)
      or (select count(distinct l.posting_id) from ledger l where l.order_id = p.order_id and l.account like 'received:%')
        <> case when p.status = 'success' then 1 else 0 end
          + (select coalesce(sum(case c.way when 'again' then 2 else 1 end), 0) from approval_corrections c where c.payment_id = p.id)
          + (select count(*) from refunds r where r.order_id = p.order_id and r.status = 'withdrawn')
          + (select count(*) from late_transfers t where t.order_id = p.order_id and t.outcome = 'owed')`,
  'an unpaid order stands in no ledger, but for what came too late and is owed back': `
    select p.order_id from scope join payments p on p.order_id = scope.id
    where p.status <> 'success' and exists (
      select from ledger l where l.order_id = p.order_id and l.account not in ('${refundRules.transfer.owedOn}', 'paid_out') group by l.account
      having sum(l.amount_sen) <> (select coalesce(sum(t.amount_sen), 0) from late_transfers t where t.order_id = p.order_id
        and t.outcome = 'owed' and t.undone_at is null and l.account = 'received:' || t.payment_account_id))`,
  'what came of an order that ended unpaid is owed back': `
    select p.order_id from scope join payments p on p.order_id = scope.id
    where p.status in ('expired', 'cancelled') and p.came_sen is not null
      and not exists (select from late_transfers t where t.payment_id = p.id and t.undone_at is null)`,
  'a late transfer pays its order, or is owed back once with what came': `
    select t.order_id from scope join late_transfers t on t.order_id = scope.id join payments p on p.id = t.payment_id
      left join refunds r on r.subject_id = t.id
    where (t.outcome = 'owed') <> (r.id is not null) or r.kind <> 'transfer' or r.amount_sen <> t.amount_sen
      or (r.status = 'withdrawn') <> (t.undone_at is not null)
      or (t.outcome = 'revived' and t.undone_at is null and (p.status <> 'success' or p.amount_sen <> t.amount_sen))`,
  'a proof is a picture that is kept': `
    select p.order_id from scope join payments p on p.order_id = scope.id
    where (p.status = 'awaiting_approval' and p.counted_at is null and not exists (
        select from payment_proofs x where x.payment_id = p.id and x.file_id = p.proof_id))
      or exists (select from payment_proofs x where x.payment_id = p.id and not exists (select from files f where f.id = x.file_id))`,
  'a paid box has one voucher, an unpaid one none': `
    select b.order_id from scope join box_purchases b on b.order_id = scope.id join payments p using (order_id)
    where (select count(*) from vouchers v left join approval_corrections c on c.id = v.corrected_by
        where v.order_id = b.order_id and c.way is distinct from 'again')
      <> case when p.status = 'success' and b.deposit_sen > 0 then b.quantity else 0 end`,
  'a voucher is attached to the one shipment that uses it': `
    select s.order_id from scope join shipments s on s.order_id = scope.id join vouchers v on v.id = s.voucher_id
    where v.status not in ('attached', 'confirmed', 'refunded')
    union all
    select v.order_id from scope join vouchers v on v.order_id = scope.id
    where v.status in ('attached', 'confirmed', 'refunded') and not exists (select from shipments s where s.voucher_id = v.id)`,
  'a voucher is owed back once it is confirmed, once and with its value': `
    select v.order_id from scope join vouchers v on v.order_id = scope.id left join refunds r on r.voucher_id = v.id
    where (v.status in ('confirmed', 'refunded')) <> (r.id is not null)
      or (v.status = 'refunded') <> (r.status is not distinct from 'paid')
      or r.amount_sen <> v.value_sen`,
  'a deposit leaves the books once': `
    select v.order_id from scope join vouchers v on v.order_id = scope.id
      left join (select coalesce(of.order_id, l.order_id) as order_id, sum(l.amount_sen) as sen
        from ledger l left join vouchers of on of.id = l.voucher_id where l.account = 'deposits_owed' group by 1) booked
        on booked.order_id = v.order_id
    group by v.order_id, booked.sen
    having coalesce(booked.sen, 0) <> -coalesce(sum(v.value_sen) filter (where v.status in ('issued', 'attached', 'confirmed')), 0)`,
  'no more goes back than was paid': `
    select scope.id from scope join refunds r on r.kind in (${quoted(kindsOfPayment)})
      and (r.order_id = scope.id or r.order_id in (select d.id from orders d where d.concerns = scope.id and d.type in (${quoted(typesAddingToPrice)})))
    group by scope.id having sum(r.amount_sen) > coalesce((select sum(p.amount_sen) from orders o join payments p
      on p.order_id = coalesce(o.paid_with, o.id) where (o.id = scope.id or (o.concerns = scope.id and o.type in (${quoted(typesAddingToPrice)}))) and p.status = 'success'), 0)`,
  'what was paid back left the books once': `
    select scope.id from scope
    where (select coalesce(sum(r.amount_sen), 0) from refunds r where r.order_id = scope.id and r.status = 'paid')
      <> -(select coalesce(sum(l.amount_sen), 0) from ledger l where l.order_id = scope.id and l.account = 'paid_out')`,
  'what is owed back stands in the books': `
    select scope.id from scope cross join (values ${owedKinds}) owed (kind, account)
    where (select coalesce(sum(r.amount_sen), 0) from refunds r where r.order_id = scope.id and r.kind = owed.kind and r.status = 'due')
      <> -(select coalesce(sum(l.amount_sen), 0) from ledger l where l.order_id = scope.id and l.account = owed.account)`,
  'a cancelled order is over, and what was paid for it is owed back': `
    select c.order_id from scope join cancellations c on c.order_id = scope.id
      join orders o on o.id = c.order_id join payments p on p.order_id = coalesce(o.paid_with, o.id)
    where (p.status = 'success') <> c.was_paid
      or (c.was_paid and o.type not in (${quoted(typesAddingToPrice)}) and not exists (select from parcels a where a.order_id = c.order_id and a.step = 'cancelled'))
      or c.refund_sen <> coalesce((select sum(r.amount_sen) from refunds r where r.subject_id = c.order_id and r.kind = 'cancellation'), 0)
      or exists (select from vouchers v where v.order_id = c.order_id and v.status not in ('void', 'expired'))`,
  'a box that was cancelled alone is owed back with its voucher void': `
    select c.order_id from scope join box_cancellations c on c.order_id = scope.id join vouchers v on v.id = c.voucher_id
      left join refunds r on r.subject_id = c.voucher_id
    where v.status <> 'void' or r.kind is distinct from 'cancellation' or r.amount_sen is distinct from c.refund_sen`,
  'a parcel that is sent back gives back and asks for what its return says': `
    select x.order_id from scope join returns x on x.order_id = scope.id
    where x.refund_sen <> coalesce((select sum(r.amount_sen) from refunds r where r.subject_id = x.order_id and r.kind = 'return'), 0)
      or x.fee_sen <> coalesce((select sum(o.total_sen) from fees f join orders o on o.id = f.order_id
        where f.concerns = x.order_id and f.kind in (${quoted(feesHoldingReturn)})), 0)`,
  'a fee is waived or stands': `
    select f.order_id from scope join fees f on f.order_id = scope.id join payments p on p.order_id = f.order_id
    where (f.waived_at is not null and p.status not in ('cancelled', 'expired')) or (f.waived_at is null and p.status = 'cancelled')`,
  'a difference is settled when it is paid': `
    select w.order_id from scope join weighings w on w.order_id = scope.id left join payments p on p.order_id = w.payable_id
    where (w.status = 'agreed' and p.status is distinct from 'awaiting_payment' and p.status is distinct from 'awaiting_approval')
      or (w.status in ('paid', 'cancelled') and p.status is distinct from 'success')
      or (w.status = 'cancelled') <> (w.payable_id is not null and exists (select from cancellations c where c.order_id = w.payable_id and c.was_paid))`,
} as const
