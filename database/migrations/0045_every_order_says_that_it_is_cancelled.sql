-- Every order that is cancelled says so in its events and gives back what it held. Two ways did not: a difference that a newer
-- weighing replaced left no event, and the unpaid orders of whoever deleted their account kept their places and voucher, too.
-- What they left behind is mended here; nobody gets a letter now about what was long ago.
alter table events disable trigger events_dispatch;

insert into events (name, order_id, subject_id, at)
  select case when o.type = 'difference' and o.user_id is not null then 'difference_replaced' else 'order_cancelled' end,
    p.order_id, p.id, coalesce(p.closed_at, now())
  from payments p join orders o on o.id = p.order_id
  where p.status = 'cancelled' and not exists (select from events e where e.order_id = p.order_id
    and e.name in ('order_cancelled', 'unpaid_order_cancelled', 'difference_replaced'));

with over as (
  select s.order_id, s.voucher_id from shipments s join orders o on o.id = s.order_id
    join payments p on p.order_id = coalesce(o.paid_with, o.id)
  where p.status = 'cancelled'
), freed as (
  update vouchers v set status = 'issued' from over where v.id = over.voucher_id and v.status = 'attached' returning v.id
)
update shipments s set closed_at = coalesce(s.closed_at, now()),
    voucher_id = case when exists (select from freed where freed.id = s.voucher_id) then null else s.voucher_id end
  from over where s.order_id = over.order_id and (s.closed_at is null or exists (select from freed where freed.id = s.voucher_id));

-- A voucher ends with the person it belonged to.
with ended as (
  update vouchers set status = 'void' where status = 'issued' and user_id is null
  returning id, order_id, value_sen, uuidv7() as posting_id
), posted as (
  insert into ledger (posting_id, order_id, voucher_id, account, amount_sen)
  select e.posting_id, e.order_id, e.id, side.account, e.value_sen * side.sign
  from ended e cross join (values ('deposits_owed', 1), ('forfeited', -1)) side (account, sign)
)
insert into events (name, order_id, subject_id) select 'voucher_void', order_id, id from ended;

-- One visit at one door is one place; where the door was erased with its person, each shipment may have had its own.
with visits as (
  select b.region_id, b.visit_day as day, b.time_slot_id, b.order_id::text as door
  from box_purchases b join payments p using (order_id)
  where b.visit_day is not null and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
    and not exists (select from cancellations c where c.order_id = b.order_id)
  union all
  select s.region_id, s.visit_day, s.time_slot_id,
    case when o.paid_with is null or s.erased_at is not null then s.order_id::text || s.party
      else concat_ws('|', o.paid_with, s.party, s.phone, s.address) end
  from shipment_parties s join orders o on o.id = s.order_id join payments p on p.order_id = coalesce(o.paid_with, o.id)
  where p.status in ('awaiting_payment', 'awaiting_approval', 'success')
    and not exists (select from cancellations c where c.order_id = s.order_id)
), most as (
  select b.region_id, b.day, b.time_slot_id, count(distinct v.door) as places
  from slot_bookings b left join visits v using (region_id, day, time_slot_id) group by 1, 2, 3
)
update slot_bookings b set booked = m.places from most m
  where (b.region_id, b.day, b.time_slot_id) = (m.region_id, m.day, m.time_slot_id) and b.booked > m.places;

alter table events enable trigger events_dispatch;
