-- What happened and was not yet passed on to whoever acts upon it: mails, web hooks. Filled with the event itself,
-- emptied in the transaction that makes the effects: none is lost and none comes twice.
create table dispatch (
  id bigint primary key generated always as identity,
  source text not null check (source in ('event', 'parcel_event')),
  event_id uuid not null,
  -- Everybody, or after a failure the one who has not had it yet.
  consumer text,
  -- Nobody knows what to do with it; the next start of the server tries again.
  set_aside_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);

create function note_for_dispatch() returns trigger language plpgsql as $$
begin
  insert into dispatch (source, event_id) select tg_argv[0], id from added order by id;
  return null;
end $$;
create trigger events_dispatch after insert on events referencing new table as added
  for each statement execute function note_for_dispatch('event');
create trigger parcel_events_dispatch after insert on parcel_events referencing new table as added
  for each statement execute function note_for_dispatch('parcel_event');
