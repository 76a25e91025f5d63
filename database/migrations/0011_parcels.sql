alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('payment_proof', 'account_image', 'passport', 'evidence'));

-- A paid order on its way. The state is derived from its events and kept here for whoever asks.
create table parcels (
  order_id uuid primary key references orders,
  tracking_number text not null unique,
  -- The last step; a note such as a delay does not move it.
  step text not null,
  -- The last event, and what it means for whoever waits.
  code text not null,
  macro text not null check (macro in ('pending', 'info_received', 'in_transit', 'out_for_delivery', 'attempt_failed',
    'available_for_pickup', 'delivered', 'exception', 'returned', 'cancelled')),
  last_seq integer not null,
  last_hash bytea not null,
  -- Whoever of the staff has it in hand.
  holder_id uuid references users on delete set null,
  changed_at timestamptz not null default now()
);
create index parcels_by_holder on parcels (holder_id, changed_at desc) where holder_id is not null;
create index parcels_in_trouble on parcels (changed_at desc) where macro in ('exception', 'attempt_failed');

create table parcel_steps (
  step text not null,
  code text not null,
  primary key (step, code)
);

insert into parcel_steps (step, code) values
  ('none', 'order_created'),
  ('order_created', 'payment_confirmed'),
  ('order_created', 'cancelled'),
  ('payment_confirmed', 'label_created'),
  ('payment_confirmed', 'cancelled'),
  ('label_created', 'pickup_scheduled'),
  ('label_created', 'picked_up'),
  ('label_created', 'dropped_off'),
  ('label_created', 'pickup_failed'),
  ('label_created', 'out_for_delivery'),
  ('label_created', 'ready_for_collection'),
  ('label_created', 'cancelled'),
  ('pickup_scheduled', 'picked_up'),
  ('pickup_scheduled', 'pickup_failed'),
  ('pickup_scheduled', 'dropped_off'),
  ('pickup_scheduled', 'cancelled'),
  ('pickup_failed', 'pickup_scheduled'),
  ('pickup_failed', 'picked_up'),
  ('pickup_failed', 'pickup_failed'),
  ('pickup_failed', 'dropped_off'),
  ('pickup_failed', 'cancelled'),
  ('picked_up', 'reweighed'),
  ('picked_up', 'origin_hub_in'),
  ('dropped_off', 'reweighed'),
  ('dropped_off', 'picked_up'),
  ('dropped_off', 'origin_hub_in'),
  ('reweighed', 'origin_hub_in'),
  ('reweighed', 'consolidated'),
  ('reweighed', 'departed_origin'),
  ('reweighed', 'destination_hub_in'),
  ('origin_hub_in', 'reweighed'),
  ('origin_hub_in', 'consolidated'),
  ('origin_hub_in', 'departed_origin'),
  ('origin_hub_in', 'destination_hub_in'),
  ('consolidated', 'export_customs'),
  ('consolidated', 'departed_origin'),
  ('export_customs', 'export_cleared'),
  ('export_customs', 'customs_hold'),
  ('export_cleared', 'departed_origin'),
  ('departed_origin', 'arrived_destination'),
  ('departed_origin', 'destination_hub_in'),
  ('arrived_destination', 'import_customs'),
  ('arrived_destination', 'import_cleared'),
  ('import_customs', 'import_cleared'),
  ('import_customs', 'customs_hold'),
  ('import_customs', 'duty_due'),
  ('customs_hold', 'export_cleared'),
  ('customs_hold', 'import_cleared'),
  ('customs_hold', 'duty_due'),
  ('customs_hold', 'returning'),
  ('duty_due', 'import_cleared'),
  ('duty_due', 'returning'),
  ('import_cleared', 'destination_hub_in'),
  ('destination_hub_in', 'handed_to_partner'),
  ('destination_hub_in', 'out_for_delivery'),
  ('destination_hub_in', 'ready_for_collection'),
  ('handed_to_partner', 'out_for_delivery'),
  ('handed_to_partner', 'ready_for_collection'),
  ('handed_to_partner', 'delivered'),
  ('handed_to_partner', 'delivery_failed'),
  ('out_for_delivery', 'delivered'),
  ('out_for_delivery', 'delivery_failed'),
  ('out_for_delivery', 'refused'),
  ('out_for_delivery', 'ready_for_collection'),
  ('delivery_failed', 'out_for_delivery'),
  ('delivery_failed', 'ready_for_collection'),
  ('delivery_failed', 'returning'),
  ('ready_for_collection', 'delivered'),
  ('ready_for_collection', 'refused'),
  ('ready_for_collection', 'returning'),
  ('refused', 'out_for_delivery'),
  ('refused', 'returning'),
  ('returning', 'returned');

-- Append-only. Each event carries a hash of the one before it, so that a later change shows.
create table parcel_events (
  id uuid primary key default uuidv7(),
  order_id uuid not null references parcels,
  seq integer not null,
  code text not null,
  macro text not null,
  city_id text references cities,
  params jsonb not null default '{}',
  -- A scan's own mark from the device: the same scan sent twice is one event.
  scan_id uuid unique,
  actor_id uuid,
  evidence_id uuid references files,
  device_at timestamptz,
  at timestamptz not null default now(),
  hash bytea not null,
  unique (order_id, seq)
);
create index parcel_events_by_time on parcel_events (id);
create trigger parcel_events_grow before update or delete or truncate on parcel_events
  for each statement execute function refuse_change();

create function parcel_event_hash(e parcel_events, previous bytea) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(concat_ws('|', e.id, e.order_id, e.seq, e.code, e.macro, e.city_id, e.params, e.scan_id,
    e.actor_id, e.evidence_id, extract(epoch from e.device_at), extract(epoch from e.at)), 'UTF8'))
$$;

-- Moves the parcel: legal steps only, one after the other, chained to the one before.
create function move_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  is_note boolean := new.code in ('damaged', 'lost', 'delayed');
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
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = case when is_note then step else new.code end, code = new.code, macro = new.macro,
    last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;
create trigger parcel_events_move before insert on parcel_events for each row execute function move_parcel();
