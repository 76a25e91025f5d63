-- What the office sees: figures by day, whatever is found by a few letters, parcels with those in trouble first.

create function local_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Asia/Kuala_Lumpur')::date
$$;

create table day_figures (
  day date not null,
  -- orders and lapsed: placed on that day, and those of them that were never paid. revenue: sen, by the ledger.
  -- delivered and on_time: on that day, and those of them by the promised day.
  figure text not null check (figure in ('orders', 'lapsed', 'revenue', 'delivered', 'on_time')),
  kind text not null check (kind in ('shipment', 'box_purchase')),
  lane text not null check (lane in ('domestic_MY', 'domestic_ID', 'MY-ID', 'ID-MY', 'other')),
  amount bigint not null,
  primary key (day, figure, kind, lane)
);

-- What happened since it was last added up. Rows are only added here, so that no order waits for another one's figure.
create table figure_changes (
  id bigint primary key generated always as identity,
  day date not null,
  figure text not null,
  kind text not null,
  lane text not null,
  amount bigint not null
);

create function lane_of(order_id uuid) returns text language sql stable as $$
  select coalesce((select s.lane from shipments s where s.order_id = $1),
    (select 'domestic_' || b.country_id from box_purchases b where b.order_id = $1), 'other')
$$;

create function count_order() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(o.created_at), 'orders', o.type, lane_of(o.id), 1 from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger shipments_counted after insert on shipments for each row execute function count_order();
create trigger box_purchases_counted after insert on box_purchases for each row execute function count_order();

create function count_lapsed_order() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), 1 from orders o
    where o.id = new.order_id and o.type in ('shipment', 'box_purchase');
  return null;
end $$;
create trigger payments_lapsed after update of status on payments for each row
  when (old.status <> new.status and new.status in ('expired', 'cancelled')) execute function count_lapsed_order();

create function count_revenue() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(a.at), 'revenue', case a.account when 'box_sales' then 'box_purchase' else 'shipment' end, lane_of(a.order_id), -a.amount_sen
    from added a where a.account in ('box_sales', 'shipping_sales');
  return null;
end $$;
create trigger ledger_counted after insert on ledger referencing new table as added
  for each statement execute function count_revenue();

-- A delivery that turns out to be a mistake is taken off the day it was counted on.
create function count_delivery() returns trigger language plpgsql as $$
declare
  sign int := case new.macro when 'delivered' then 1 else -1 end;
  on_day date := local_day(case new.macro when 'delivered' then new.changed_at else old.changed_at end);
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select on_day, 'delivered', o.type, lane_of(o.id), sign from orders o
      where o.id = new.order_id and o.type in ('shipment', 'box_purchase')
    union all
    select on_day, 'on_time', 'shipment', s.lane, sign from shipments s where s.order_id = new.order_id and s.arrives_to >= on_day;
  return null;
end $$;
create trigger parcels_delivered after update of macro on parcels for each row
  when ((old.macro = 'delivered') <> (new.macro = 'delivered')) execute function count_delivery();

insert into day_figures (day, figure, kind, lane, amount)
  select local_day(o.created_at), 'orders', o.type, lane_of(o.id), count(*) from orders o group by 1, 3, 4
  union all
  select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), count(*) from orders o join payments p on p.order_id = o.id
    where p.status in ('expired', 'cancelled') group by 1, 3, 4
  union all
  select local_day(l.at), 'revenue', case l.account when 'box_sales' then 'box_purchase' else 'shipment' end, lane_of(l.order_id), -sum(l.amount_sen)
    from ledger l where l.account in ('box_sales', 'shipping_sales') group by 1, 3, 4
  union all
  select local_day(p.changed_at), 'delivered', o.type, lane_of(o.id), count(*) from parcels p join orders o on o.id = p.order_id
    where p.macro = 'delivered' group by 1, 3, 4
  union all
  select local_day(p.changed_at), 'on_time', 'shipment', s.lane, count(*) from parcels p join shipments s on s.order_id = p.order_id
    where p.macro = 'delivered' and s.arrives_to >= local_day(p.changed_at) group by 1, 3, 4;

-- Found by the beginning of any of the first four words of a name, of an address of mail, of any group of a number, or by an end.
-- No second copy of anybody's data: what is erased where it stands is found no more.
create function name_from(name text, place int) returns text language plpgsql immutable parallel safe strict as $$
declare
  words text[] := array_remove(array_remove(array_remove(
    string_to_array(translate(lower(name), '.,;:-/()"''`’', '            '), ' '), ''), 'bin'), 'binti');
begin
  return case when cardinality(words) >= place then array_to_string(words[place:], ' ') end;
end $$;

create index parties_by_word_1 on shipment_parties (name_from(name, 1) collate "C", order_id desc);
create index parties_by_word_2 on shipment_parties (name_from(name, 2) collate "C", order_id desc);
create index parties_by_word_3 on shipment_parties (name_from(name, 3) collate "C", order_id desc);
create index parties_by_word_4 on shipment_parties (name_from(name, 4) collate "C", order_id desc);
create index parties_by_email on shipment_parties (lower(email) collate "C", order_id desc) where email is not null;
create index parties_by_phone on shipment_parties (reverse(phone) collate "C", order_id desc) where phone is not null;

create index buyers_by_word_1 on box_purchases (name_from(name, 1) collate "C", order_id desc);
create index buyers_by_word_2 on box_purchases (name_from(name, 2) collate "C", order_id desc);
create index buyers_by_word_3 on box_purchases (name_from(name, 3) collate "C", order_id desc);
create index buyers_by_word_4 on box_purchases (name_from(name, 4) collate "C", order_id desc);
create index buyers_by_email on box_purchases (lower(email) collate "C", order_id desc) where email is not null;
create index buyers_by_phone on box_purchases (reverse(phone) collate "C", order_id desc) where phone is not null;

create index users_by_word_1 on users (name_from(name, 1) collate "C", id desc);
create index users_by_word_2 on users (name_from(name, 2) collate "C", id desc);
create index users_by_word_3 on users (name_from(name, 3) collate "C", id desc);
create index users_by_word_4 on users (name_from(name, 4) collate "C", id desc);
create index users_by_email on users (lower(email) collate "C", id desc);
create index users_by_phone on users (reverse(phone) collate "C", id desc);

-- SB 7K2M 9QXT 4HBN C: from each group on, and backwards from the character before the check.
create index orders_by_group_1 on orders (substr(tracking_number, 3) collate "C");
create index orders_by_group_2 on orders (substr(tracking_number, 7) collate "C");
create index orders_by_group_3 on orders (substr(tracking_number, 11) collate "C");
create index orders_by_end on orders (reverse(left(tracking_number, 14)) collate "C");
create index vouchers_by_start on vouchers (substr(serial, 3) collate "C");
create index vouchers_by_end on vouchers (reverse(left(serial, 11)) collate "C");

-- Parcels in trouble first, then what changed last.
alter table parcels add column in_trouble boolean not null generated always as (macro in ('exception', 'attempt_failed')) stored;
create index parcels_under_way on parcels (in_trouble, changed_at, order_id) where macro not in ('delivered', 'returned', 'cancelled');
create index parcels_by_change on parcels (in_trouble, changed_at, order_id);
create index parcels_by_macro on parcels (macro, in_trouble, changed_at, order_id);

-- A correction puts a parcel back to where it was before somebody's mistake; what was said stays in the chain, and so does who corrected it.
drop trigger parcel_events_move on parcel_events;
create trigger parcel_events_move before insert on parcel_events for each row
  when (new.code <> 'corrected') execute function move_parcel();

create function correct_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  target text := new.params ->> 'step';
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  -- After a cancellation money may be on its way back.
  if parcel.step = 'cancelled' or target is null or target = parcel.step or not exists (
    select from parcel_events e join parcel_steps s on s.code = e.code where e.order_id = new.order_id and e.code = target
  ) then
    raise exception 'a parcel cannot go back from % to %', parcel.step, target using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = target, code = target, macro = new.macro, last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;
create trigger parcel_events_correct before insert on parcel_events for each row
  when (new.code = 'corrected') execute function correct_parcel();

-- Orders of some days, as a table.
create index orders_by_time on orders (created_at, id);
