-- Events by the month in which they happened; events of parcels by the month in which their order was placed, so that those of
-- one parcel stand together, its sequence is unique by itself, and whoever names the order reads one month.

-- Whoever writes holds these for moments. Nobody is made to wait for long: given up after a third of a second, and tried again.
do $$ begin
  set local lock_timeout = '300ms';
  for try in 1..600 loop
    begin
      -- What events of parcels refer to is locked as well: its triggers are replaced by those of the new table.
      lock table cities, files, parcels, parcel_events, events in access exclusive mode;
      exit;
    exception when lock_not_available or deadlock_detected then
      if try = 600 then raise; end if;
      perform pg_sleep(0.2);
    end;
  end loop;
  set local lock_timeout = 0;
end $$;

alter table events rename to events_before;
drop trigger events_grow on events_before;
drop trigger events_dispatch on events_before;
alter table events_before set schema history;

create table events (
  id uuid primary key default uuidv7(),
  name text not null constraint events_name_check check (name ~ '^[a-z_]{3,40}$'),
  order_id uuid,
  subject_id uuid,
  data jsonb not null default '{}',
  actor_id uuid,
  at timestamptz not null default now()
) partition by range (id);
create index events_by_order on events (order_id, id) where order_id is not null;
create index events_by_subject on events (subject_id, id) where subject_id is not null;
create index events_by_actor on events (actor_id, id) where actor_id is not null;
create index events_by_name on events (name, id);

alter table parcel_events rename to parcel_events_before;
drop trigger parcel_events_grow on parcel_events_before;
drop trigger parcel_events_dispatch on parcel_events_before;
drop trigger parcel_events_public on parcel_events_before;
drop trigger parcel_events_add_on_work on parcel_events_before;
drop trigger parcel_events_by_role on parcel_events_before;
drop trigger parcel_events_correct on parcel_events_before;
drop trigger parcel_events_corrected_weighed on parcel_events_before;
drop trigger parcel_events_move on parcel_events_before;
drop trigger parcel_events_return_fee on parcel_events_before;
drop trigger parcel_events_unlocked on parcel_events_before;
-- The marks of scans stand in scan_ids; the other one is a copy of the primary key.
alter table parcel_events_before drop constraint parcel_events_scan_id_key;
drop index parcel_events_by_time;
alter table parcel_events_before set schema history;

create table parcel_events (
  id uuid not null default uuidv7(),
  order_id uuid not null references parcels,
  seq integer not null,
  code text not null,
  macro text not null,
  city_id text references cities,
  params jsonb not null default '{}',
  -- A scan's own mark from the device.
  scan_id uuid,
  actor_id uuid,
  evidence_id uuid references files,
  device_at timestamptz,
  at timestamptz not null default now(),
  hash bytea not null,
  unique (order_id, seq)
) partition by range (order_id);
-- As before: pictures that were used for two parcels before they belonged to one stay as they were told.
alter table parcel_events add constraint parcel_events_own_picture
  foreign key (evidence_id, order_id) references files (id, order_id) not valid;
alter table history.parcel_events_other add constraint parcel_events_own_picture
  foreign key (evidence_id, order_id) references files (id, order_id) not valid;
create index parcel_events_by_evidence on parcel_events (evidence_id) where evidence_id is not null;

create function parcel_event_hash(e parcel_events, previous bytea) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(concat_ws('|', e.id, e.order_id, e.seq, e.code, e.macro, e.city_id, e.params, e.scan_id,
    e.actor_id, e.evidence_id, extract(epoch from e.device_at), extract(epoch from e.at)), 'UTF8'))
$$;
drop function parcel_event_hash(history.parcel_events_before, bytea);

do $$ begin
  execute format('alter table events attach partition history.events_before for values from (minvalue) to (%L)', history.begins());
  execute format('alter table parcel_events attach partition history.parcel_events_before for values from (minvalue) to (%L)', history.begins());
end $$;
alter table events attach partition history.events_other default;
alter table parcel_events attach partition history.parcel_events_other default;
-- The bounds say the same.
alter table history.events_before drop constraint events_before;
alter table history.parcel_events_before drop constraint parcel_events_before;

create trigger events_grow before update or delete or truncate on events for each statement execute function refuse_change();
create trigger parcel_events_grow before update or delete or truncate on parcel_events for each statement execute function refuse_change();

-- Nobody writes into a month past the table it belongs to: what follows from a row would be left out.
create function history.refuse_writing() returns trigger language plpgsql as $$
begin
  raise exception 'history.% is written through its table alone, which only grows', tg_table_name;
end $$;
do $$ declare part text; begin
  foreach part in array array['events_before', 'events_other', 'parcel_events_before', 'parcel_events_other'] loop
    execute format('create trigger stays before insert or update or delete or truncate on history.%I for each statement execute function history.refuse_writing()', part);
  end loop;
end $$;

create trigger events_dispatch after insert on events referencing new table as added
  for each statement execute function note_for_dispatch('event');
create trigger parcel_events_dispatch after insert on parcel_events referencing new table as added
  for each statement execute function note_parcel_events();
create trigger parcel_events_public after insert on parcel_events referencing new table as added
  for each statement execute function refresh_moved_parcels();
-- Triggers of one moment fire by their names.
create trigger parcel_events_add_on_work before insert on parcel_events for each row
  when (new.code in ('consolidated', 'departed_origin', 'destination_hub_in')) execute function refuse_open_work();
create trigger parcel_events_by_role before insert on parcel_events for each row
  when (new.actor_id is not null) execute function refuse_step_of_other_role();
create trigger parcel_events_correct before insert on parcel_events for each row
  when (new.code = 'corrected') execute function correct_parcel();
create trigger parcel_events_corrected_weighed before insert on parcel_events for each row
  when (new.code = 'corrected') execute function refuse_correction_of_unsettled();
create trigger parcel_events_move before insert on parcel_events for each row
  when (new.code <> 'corrected') execute function move_parcel();
create trigger parcel_events_return_fee before insert on parcel_events for each row
  when (new.code = 'returned') execute function refuse_unpaid_return();
create trigger parcel_events_unlocked before insert on parcel_events for each row
  when (new.code = 'delivered') execute function refuse_locked_door();

-- The events of one parcel, read from its month alone by a plan that is made once: whoever asks for them within a larger
-- statement need not plan it again for each parcel.
create function parcel_events_of(parcel uuid) returns setof parcel_events language sql stable rows 10
  set plan_cache_mode = force_generic_plan as $$
  select * from parcel_events where order_id = parcel
$$;

-- What happened, by its id, in the one month in which it stands.
create function event_of(event uuid) returns setof events language sql stable rows 1
  set plan_cache_mode = force_generic_plan as $$
  select * from events where id = event
$$;

-- As before, of one parcel: its month is known before anything is read.
create function public_parcel_of(parcel uuid) returns setof public_parcels language sql stable rows 1 as $$
  select p.tracking_number, p.order_id, p.last_seq, built.shown, md5(built.shown), p.code,
    coalesce(b.region_id, receiver.region_id), coalesce(s.arrives_to, b.visit_day), b.service_id,
    last.code, last.at, exists (select from receiver_answers a where a.event_id = last.id)
  from parcels p join orders o on o.id = p.order_id
    left join shipments s on s.order_id = p.order_id
    left join box_purchases b on b.order_id = p.order_id
    left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
    left join parcel_events last on last.order_id = p.order_id and last.seq = p.last_seq
    cross join lateral (select coalesce(json_agg(json_build_object('id', e.id, 'code', e.code, 'macro', e.macro,
        'city', c.label, 'country_id', r.country, 'region_id', r.code,
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.seq desc), '[]') as events
      from parcel_events e left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
      where e.order_id = p.order_id) happened
    cross join lateral (select json_build_object('tracking_number', p.tracking_number, 'type', o.type, 'mode', s.mode,
      'code', p.code, 'macro', p.macro, 'from', public_place(sender.city_id),
      'to', public_place(coalesce(receiver.city_id, b.city_id)),
      'arrives', case when s.order_id is not null then json_build_object('from', s.arrives_from, 'to', s.arrives_to)
        when b.visit_day is not null then json_build_object('from', b.visit_day, 'to', b.visit_day) end,
      'events', happened.events)::text as shown) built
  where p.order_id = parcel
$$;
create or replace function public_parcels_of(ids uuid[]) returns setof public_parcels language sql stable as $$
  select shown.* from unnest(ids) parcel cross join lateral public_parcel_of(parcel) shown
$$;

-- As before, with plans that are made once and, for one parcel, read its month alone.
create or replace function refresh_public_parcels(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  parcel uuid;
begin
  perform from parcels where order_id = any (ids) order by order_id for no key update;
  -- A parcel that is only now becoming public: a change of its order that is under way is waited for.
  perform from shipments s where s.order_id = any (ids)
    and not exists (select from public_parcels t where t.order_id = s.order_id) order by s.order_id for share;
  foreach parcel in array ids loop
    insert into public_parcels select * from public_parcel_of(parcel)
    on conflict (order_id) do update set (last_seq, shown, version, code, region_id, promised_day, service_id, event_code,
        event_at, is_answered)
      = (excluded.last_seq, excluded.shown, excluded.version, excluded.code, excluded.region_id, excluded.promised_day,
        excluded.service_id, excluded.event_code, excluded.event_at, excluded.is_answered);
  end loop;
end $$;

create function history.make_month(kept text, month date) returns void language plpgsql as $$
declare
  part text := kept || to_char(month, '_YYYY_MM');
begin
  execute format('create table history.%I partition of public.%I for values from (%L) to (%L)', part, kept,
    first_id_at(month::timestamp at time zone 'UTC'), first_id_at((month + interval '1 month') at time zone 'UTC'));
  execute format('create trigger stays before insert or update or delete or truncate on history.%I for each statement execute function history.refuse_writing()', part);
end $$;

-- Called at each start, right after the migrations, and every night. Makes this month and three more wherever they are
-- missing, and returns how many still are: somebody held the tables. A month of which rows stand beside the months already is
-- never made; they are found there as well.
create function make_months_ahead() returns integer language plpgsql set lock_timeout = '200ms' as $$
declare
  missing integer := 0;
  kept text;
  month date;
begin
  for kept, month in
    select k, m::date from unnest(array['parcel_events', 'events']) k,
      generate_series(greatest(history.first_month(), date_trunc('month', now() at time zone 'UTC')),
        date_trunc('month', now() at time zone 'UTC') + interval '3 months', '1 month') m
    where to_regclass(format('history.%I', k || to_char(m, '_YYYY_MM'))) is null
  loop
    begin
      perform history.make_month(kept, month);
    exception
      when lock_not_available or deadlock_detected then missing := missing + 1;
      -- Another process has made it meanwhile.
      when duplicate_table or unique_violation then null;
      when check_violation then null;
    end;
  end loop;
  return missing;
end $$;
drop function history.begins();
