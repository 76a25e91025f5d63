-- What a counter weighs and measures, beside what was declared; a heavier parcel waits for its sender.

alter table orders drop constraint orders_type_check,
  add constraint orders_type_check check (type in ('shipment', 'box_purchase', 'difference', 'batch')),
  -- The shipment whose difference is paid.
  add column concerns uuid references orders,
  add constraint orders_concern check (type <> 'difference' or concerns is not null);
create index orders_by_concern on orders (concerns) where concerns is not null;

create table weighings (
  id uuid primary key default uuidv7(),
  order_id uuid not null references shipments,
  scan_id uuid not null unique,
  actor_id uuid references users on delete set null,
  weight_g integer not null check (weight_g between 1 and 1000000),
  length_cm smallint not null check (length_cm between 1 and 300),
  width_cm smallint not null check (width_cm between 1 and 300),
  height_cm smallint not null check (height_cm between 1 and 300),
  evidence_id uuid references files,
  -- What was charged until then, and what this weighing makes of it by the order's own rate card.
  old_chargeable_kg integer not null check (old_chargeable_kg > 0),
  new_chargeable_kg integer not null check (new_chargeable_kg > 0),
  old_total_sen bigint not null check (old_total_sen > 0),
  new_total_sen bigint not null check (new_total_sen > 0),
  difference_sen bigint not null check (difference_sen in (0, new_total_sen - old_total_sen)),
  weight_working jsonb not null,
  status text not null check (status in ('same', 'credited', 'waiting', 'agreed', 'paid', 'declined', 'replaced')),
  -- The order by which the difference is paid.
  payable_id uuid unique references orders,
  at timestamptz not null default now(),
  check (status <> 'same' or difference_sen = 0),
  check (status <> 'credited' or difference_sen < 0),
  check (status not in ('waiting', 'agreed', 'paid', 'declined') or difference_sen > 0),
  check ((status in ('agreed', 'paid')) = (payable_id is not null))
);
create index weighings_by_order on weighings (order_id, id desc);
create unique index weighings_unsettled on weighings (order_id) where status in ('waiting', 'agreed', 'declined');

create function refuse_illegal_weighing_step() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.scan_id, old.weight_g, old.length_cm, old.width_cm, old.height_cm, old.old_total_sen, old.new_total_sen, old.difference_sen)
    is distinct from (new.order_id, new.scan_id, new.weight_g, new.length_cm, new.width_cm, new.height_cm, new.old_total_sen, new.new_total_sen, new.difference_sen) then
    raise exception 'what was weighed never changes';
  end if;
  if old.status = new.status or (old.status, new.status) in (
    ('waiting', 'agreed'), ('waiting', 'declined'), ('waiting', 'replaced'),
    ('declined', 'agreed'), ('declined', 'replaced'),
    ('agreed', 'paid'), ('agreed', 'waiting'), ('agreed', 'replaced')
  ) then
    return new;
  end if;
  raise exception 'a weighing cannot go from % to %', old.status, new.status;
end $$;
create trigger weighings_steps before update on weighings for each row execute function refuse_illegal_weighing_step();

insert into parcel_steps (step, code) values
  ('reweighed', 'reweighed'),
  ('reweighed', 'returning'),
  ('origin_hub_in', 'returning');

create function unsettled_weighing(parcel uuid) returns text language sql stable as $$
  select status from weighings where order_id = parcel and status in ('waiting', 'agreed', 'declined')
$$;

-- As before, and: a parcel whose sender has not agreed stays at its origin, or goes back.
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
  if not is_note and not exists (select from parcel_steps s where s.step = parcel.step and s.code = new.code) then
    raise exception 'a parcel cannot go from % to %', parcel.step, new.code using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if is_note and parcel.step in ('delivered', 'returned', 'cancelled') then
    raise exception 'the parcel has arrived' using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if not is_note and parcel.step in ('picked_up', 'dropped_off', 'reweighed', 'origin_hub_in') then
    unsettled := unsettled_weighing(new.order_id);
    if (new.code = 'returning' and (unsettled is null or unsettled = 'agreed'))
      or (unsettled is not null and new.code not in ('picked_up', 'reweighed', 'origin_hub_in', 'returning')) then
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

create function refuse_correction_of_unsettled() returns trigger language plpgsql as $$
begin
  if unsettled_weighing(new.order_id) is not null
    and new.params ->> 'step' not in ('picked_up', 'dropped_off', 'reweighed', 'origin_hub_in') then
    raise exception 'the sender has not agreed to what was weighed' using errcode = '23514', constraint = 'parcel_events_weighing';
  end if;
  return new;
end $$;
create trigger parcel_events_corrected_weighed before insert on parcel_events for each row
  when (new.code = 'corrected') execute function refuse_correction_of_unsettled();

create function refuse_unsettled_parcel() returns trigger language plpgsql as $$
begin
  if unsettled_weighing(new.order_id) is not null then
    raise exception 'the sender has not agreed to what was weighed' using errcode = '23514', constraint = 'manifest_parcels_weighing';
  end if;
  return new;
end $$;
create trigger manifest_parcels_weighed before insert on manifest_parcels for each row execute function refuse_unsettled_parcel();
