-- The office sends a parcel back to its sender once it is in our hands: services that were not begun are owed back, and the
-- return fee of the order's rate card is asked for by an order of its own, of type 'fee'. Parcels that travel back already
-- were sent back before there was a fee: they have no row here and owe none.

alter table orders drop constraint orders_type_check,
  add constraint orders_type_check check (type in ('shipment', 'box_purchase', 'difference', 'batch', 'fee'));

create table returns (
  -- Once for each order, ever.
  order_id uuid primary key references orders,
  reason text not null check (reason in ('customer_asked', 'refused', 'not_reached', 'customs', 'not_allowed', 'other')),
  words text check (length(words) between 1 and 300),
  refund_sen bigint not null check (refund_sen >= 0),
  fee_sen bigint not null check (fee_sen >= 0),
  returned_by uuid references users on delete set null,
  at timestamptz not null default now(),
  check (reason <> 'other' or words is not null)
);
create trigger returns_grow before delete or truncate on returns for each statement execute function refuse_change();

-- What a fee is for. It is paid like every order, or waived by the office with a reason.
create table fees (
  order_id uuid primary key references orders,
  kind text not null check (kind in ('return', 'address_change', 'storage', 'change')),
  concerns uuid not null references orders,
  waived_by uuid references users on delete set null,
  waived_at timestamptz,
  waiver text check (length(waiver) between 1 and 300),
  check ((waived_at is null) = (waiver is null))
);
create index fees_by_order on fees (concerns);
create unique index fees_of_returns on fees (concerns) where kind = 'return';
create trigger fees_grow before delete or truncate on fees for each statement execute function refuse_change();

-- Refunds of what a return leaves undone, and of changes that make an order cheaper.
alter table refunds drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('voucher', 'credit', 'claim', 'cancellation', 'return', 'change'));
alter table ledger drop constraint ledger_account_check,
  add constraint ledger_account_check check (account ~ ('^(received|box_sales|shipping_sales|deposits_owed|credits_owed|claims_owed|claim_costs'
    || '|cancellations_owed|returns_owed|changes_owed|payments_missing|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'));
create or replace function refuse_refund_beyond() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  if new.kind in ('credit', 'cancellation', 'return', 'change') then
    -- Two refunds of one order follow each other, so that the second sees the first.
    perform from orders where id = new.order_id for no key update;
    select paid_for(new.order_id) - coalesce(sum(r.amount_sen), 0) into most from refunds r
      where r.order_id = new.order_id and r.kind in ('credit', 'cancellation', 'return', 'change') and r.id <> new.id;
  elsif new.kind = 'voucher' then
    select v.value_sen into most from vouchers v where v.id = new.voucher_id;
  else
    select c.amount_sen into most from claims c where c.id = new.subject_id;
  end if;
  if new.amount_sen > coalesce(most, 0) then
    raise exception 'a refund of % is more than the % that may go back', new.amount_sen, coalesce(most, 0)
      using errcode = '23514', constraint = 'refunds_limit';
  end if;
  return new;
end $$;

-- A fee is no part of what was paid for the order it concerns: it stays where it is when the order's price goes back.
create or replace function paid_for(subject uuid) returns bigint language sql stable as $$
  select coalesce((select case when o.paid_with is null then p.amount_sen else o.total_sen end
      from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.id = subject and p.status = 'success' and (not is_missing(p.id) or (o.paid_with is not null and exists (
        select from approval_corrections c join payments m on m.order_id = c.payable_id
        where c.payment_id = p.id and m.status = 'success')))), 0)
    + coalesce((select sum(p.amount_sen) from orders d join payments p on p.order_id = d.id
      where d.concerns = subject and d.type <> 'fee' and p.status = 'success' and not is_missing(p.id)), 0)::bigint
$$;

-- From wherever we have a parcel in hand it can be sent back.
insert into parcel_steps (route, step, code)
select route, step, 'returning' from unnest(array['across', 'domestic', 'earlier_across', 'earlier_domestic', 'earlier_box']) route,
  unnest(array['picked_up', 'dropped_off', 'destination_hub_in', 'handed_to_partner', 'out_for_delivery']) step
union all select 'box', 'out_for_delivery', 'returning';

-- As before, and: whoever sends it back need not wait for a difference.
create or replace function move_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  unsettled text;
  is_note boolean := new.code in ('damaged', 'lost', 'delayed', 'sender_asked', 'sender_answered');
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  if not is_note and not exists (
    select from parcel_steps s where s.route = parcel.route and s.step = parcel.step and s.code = new.code
  ) then
    raise exception 'a parcel cannot go from % to %', parcel.step, new.code using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if is_note and parcel.step in ('delivered', 'returned', 'cancelled') then
    raise exception 'the parcel has arrived' using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if not is_note and parcel.step in ('picked_up', 'dropped_off', 'reweighed', 'origin_hub_in') then
    unsettled := unsettled_weighing(new.order_id);
    if unsettled is not null and new.code not in ('picked_up', 'reweighed', 'origin_hub_in', 'returning') then
      raise exception 'the sender has not agreed to what was weighed' using errcode = '23514', constraint = 'parcel_events_weighing';
    end if;
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = case when is_note then step else new.code end, code = new.code, macro = new.macro,
    last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;

-- As before, and: a return that the office began is not undone by a step alone.
create or replace function correct_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  target text := new.params ->> 'step';
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  -- After a cancellation, or once it is sent back, money may be on its way back.
  if parcel.step in ('cancelled', 'payment_withdrawn') or (parcel.step = 'returning' and exists (
      select from returns r where r.order_id = new.order_id)) or target is null or target in (parcel.step, 'payment_withdrawn') or not exists (
    select from parcel_events e join parcel_steps s on s.route = parcel.route and s.code = e.code
    where e.order_id = new.order_id and e.code = target
  ) then
    raise exception 'a parcel cannot go back from % to %', parcel.step, target using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = target, code = target, macro = new.macro, last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;

-- It is given to its sender when its return fee is paid or waived.
create function refuse_unpaid_return() returns trigger language plpgsql as $$
begin
  if exists (select from fees f join payments p on p.order_id = f.order_id
    where f.concerns = new.order_id and f.kind = 'return' and f.waived_at is null and p.status <> 'success') then
    raise exception 'the return fee is not paid' using errcode = '23514', constraint = 'parcel_events_return_fee';
  end if;
  return new;
end $$;
create trigger parcel_events_return_fee before insert on parcel_events for each row
  when (new.code = 'returned') execute function refuse_unpaid_return();

-- What follows from a shipment, a difference or a fee, counts on its lane.
create or replace function lane_of(order_id uuid) returns text language sql stable as $$
  select coalesce((select s.lane from orders o join shipments s on s.order_id in (o.id, o.concerns) where o.id = $1 limit 1),
    (select 'domestic_' || b.country_id from orders o join box_purchases b on b.order_id in (o.id, o.concerns) where o.id = $1 limit 1),
    'other')
$$;
-- What was counted before is counted anew from the ledger, by the same rule.
delete from figure_changes where figure in ('revenue', 'unique_sen');
delete from day_figures where figure in ('revenue', 'unique_sen');
insert into day_figures (day, figure, kind, lane, amount)
  select local_day(a.at), 'revenue', case a.account when 'box_sales' then 'box_purchase' else 'shipment' end,
    coalesce(l.params ->> 'lane', lane_of(a.order_id)), sum(coalesce(-sign(a.amount_sen)::bigint * l.amount_sen, -a.amount_sen))
  from ledger a left join order_lines l on l.order_id = a.order_id and l.code = 'batch_lane' and a.account = 'shipping_sales'
  where a.account in ('box_sales', 'shipping_sales') group by 1, 3, 4
  union all
  select local_day(a.at), 'unique_sen', case o.type when 'box_purchase' then 'box_purchase' else 'shipment' end,
    lane_of(a.order_id), -sum(a.amount_sen)
  from ledger a join orders o on o.id = a.order_id where a.account = 'unique_sen' group by 1, 3, 4;
