-- Shipments of one batch that are fetched or brought in one visit at one door take one place of its slot. The door was told
-- by its phone and address, which go when the account is erased: from then on nobody knew which places to free. Each door
-- of a batch has a number of its own now; a shipment ordered alone shares its door with nobody and has none.
alter table shipment_parties add column door integer check (door >= 0);

-- Of what was erased before, the district tells best which shipments went to one door.
with numbered as (
  select p.order_id, p.party, dense_rank() over (partition by o.paid_with
    order by p.party, p.region_id, p.visit_day, p.time_slot_id, p.phone, p.address, case when p.erased_at is not null then p.district_id end) - 1 as door
  from shipment_parties p join orders o on o.id = p.order_id where o.paid_with is not null
)
update shipment_parties p set door = n.door from numbered n where (p.order_id, p.party) = (n.order_id, n.party);

-- Where such a guess was needed, the places taken are counted anew by it.
with visits as (
  select b.region_id, b.visit_day as day, b.time_slot_id, b.order_id::text as door, false as is_guess
  from box_purchases b join payments p using (order_id)
  where b.visit_day is not null and p.status in ('awaiting_payment', 'awaiting_approval', 'success')
    and not exists (select from cancellations c where c.order_id = b.order_id)
  union all
  select s.region_id, s.visit_day, s.time_slot_id, coalesce(o.paid_with::text || '|' || s.door, s.order_id::text || s.party),
    o.paid_with is not null and s.erased_at is not null
  from shipment_parties s join orders o on o.id = s.order_id join payments p on p.order_id = coalesce(o.paid_with, o.id)
  where p.status in ('awaiting_payment', 'awaiting_approval', 'success')
    and not exists (select from cancellations c where c.order_id = s.order_id)
), taken as (
  select region_id, day, time_slot_id, count(distinct door) as places from visits group by 1, 2, 3 having bool_or(is_guess)
)
update slot_bookings b set booked = t.places from taken t
  where (b.region_id, b.day, b.time_slot_id) = (t.region_id, t.day, t.time_slot_id) and b.booked <> t.places;
