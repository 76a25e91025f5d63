-- What happened is kept by month from 0081 on. The tables that exist become the part of everything before; no row of theirs
-- moves. Three steps, so that nobody waits for long: this one changes what takes no time, 0080 reads all rows while others
-- write, and 0081 puts the months in place.

-- Whoever writes holds these for moments. Nobody is made to wait for long: given up after a third of a second, and tried again.
do $$ begin
  set local lock_timeout = '300ms';
  for try in 1..600 loop
    begin
      lock table receiver_answers, parcel_events, events, dispatch in access exclusive mode;
      exit;
    exception when lock_not_available or deadlock_detected then
      if try = 600 then raise; end if;
      perform pg_sleep(0.2);
    end;
  end loop;
  set local lock_timeout = 0;
end $$;

create schema history;

-- The lowest id that uuidv7() gives at a moment: bounds of months, and where a search by time begins.
create function first_id_at(moment timestamptz) returns uuid language sql immutable strict as $$
  select (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- The first month that is kept apart: neither this one nor the next, so that the parts that exist take all rows until 0081
-- has run, however late that is.
do $$ begin
  execute format('create function history.first_month() returns date language sql immutable as %L',
    format('select %L::date', (date_trunc('month', now() at time zone 'UTC') + interval '2 months')::date));
end $$;
create function history.begins() returns uuid language sql immutable as $$
  select first_id_at(history.first_month()::timestamp at time zone 'UTC')
$$;

-- A scan's own mark is unique for ever, whatever the month: the same scan sent twice is one event.
create table scan_ids (
  scan_id uuid primary key,
  order_id uuid not null
);

-- The marks of scans are kept in the statement that stores the scans, and so is what they lead to.
create function note_parcel_events() returns trigger language plpgsql as $$
begin
  insert into scan_ids (scan_id, order_id) select scan_id, order_id from added where scan_id is not null;
  insert into dispatch (source, event_id, order_id) select 'parcel_event', id, order_id from added order by id;
  return null;
end $$;

-- The order of an event of a parcel says in which month it stands.
alter table dispatch add column order_id uuid;
update dispatch d set order_id = e.order_id from parcel_events e where d.source = 'parcel_event' and e.id = d.event_id;
-- The version before says none when it passes one on to each consumer by itself.
create function name_order_of_event() returns trigger language plpgsql as $$
begin
  new.order_id := (select e.order_id from parcel_events e where e.id = new.event_id);
  return new;
end $$;
create trigger dispatch_order before insert on dispatch for each row
  when (new.source = 'parcel_event' and new.order_id is null) execute function name_order_of_event();
drop trigger parcel_events_dispatch on parcel_events;
create trigger parcel_events_dispatch after insert on parcel_events referencing new table as added
  for each statement execute function note_parcel_events();

-- An event of a parcel is named by its order and its own id together. Events never go, so that it is there when the answer
-- comes is all that has to be known.
alter table receiver_answers drop constraint receiver_answers_event_id_fkey;
create function refuse_answer_to_nothing() returns trigger language plpgsql as $$
begin
  if not exists (select from parcel_events e where e.order_id = new.order_id and e.id = new.event_id) then
    raise exception 'no such event' using errcode = '23503', constraint = 'receiver_answers_event';
  end if;
  return new;
end $$;
create trigger receiver_answers_event before insert on receiver_answers for each row execute function refuse_answer_to_nothing();

-- Ids are made by clocks. Whatever has an id that no clock gave stands beside the months; there is nothing of it as a rule.
create table history.events_other (like events including defaults including constraints);
create table history.parcel_events_other (like parcel_events including defaults including constraints);
alter table events disable trigger events_grow;
alter table parcel_events disable trigger parcel_events_grow;
with odd as (delete from events where id >= history.begins() returning *) insert into history.events_other select * from odd;
with odd as (delete from parcel_events where order_id >= history.begins() returning *)
  insert into history.parcel_events_other select * from odd;
alter table events enable trigger events_grow;
alter table parcel_events enable trigger parcel_events_grow;

do $$ begin
  execute format('alter table events add constraint events_before check (id < %L) not valid', history.begins());
  execute format('alter table parcel_events add constraint parcel_events_before check (order_id < %L) not valid', history.begins());
end $$;
