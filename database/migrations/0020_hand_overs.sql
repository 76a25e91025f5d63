-- From one hand to another: between two of the staff, and at the door.

-- Both count; the parcels change hands only when both have counted the same.
create table hand_overs (
  id uuid primary key default uuidv7(),
  -- Shown by the giver, read by the receiver.
  code text not null unique check (code ~ '^HX[0-9A-HJKMNP-TV-Z]{10}$'),
  giver_id uuid not null references users on delete cascade,
  receiver_id uuid references users on delete set null,
  status text not null default 'open' check (status in ('open', 'settled', 'cancelled')),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  settled_at timestamptz,
  check (receiver_id is distinct from giver_id),
  check ((status = 'settled') = (settled_at is not null))
);
create unique index hand_overs_open on hand_overs (giver_id) where status = 'open';

create table hand_over_parcels (
  hand_over_id uuid not null references hand_overs on delete cascade,
  order_id uuid not null references parcels,
  is_given boolean not null default false,
  is_taken boolean not null default false,
  primary key (hand_over_id, order_id)
);

create function refuse_illegal_hand_over_step() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' and old.status <> new.status then
    raise exception 'a hand-over cannot go from % to %', old.status, new.status;
  end if;
  if new.status = 'settled' and old.status = 'open' and (new.receiver_id is null or new.expires_at <= now() or exists (
    select from hand_over_parcels where hand_over_id = new.id and is_given <> is_taken
  ) or not exists (select from hand_over_parcels where hand_over_id = new.id and is_given and is_taken)) then
    raise exception 'both have to count the same' using errcode = '23514', constraint = 'hand_overs_agree';
  end if;
  return new;
end $$;
create trigger hand_overs_steps before update on hand_overs for each row execute function refuse_illegal_hand_over_step();

-- The sender may ask that a parcel is given only to whoever knows its code.
alter table shipments add column wants_door_code boolean not null default false;

create table door_codes (
  order_id uuid primary key references shipments,
  -- The code is derived from it with a key of the server; it stands nowhere.
  nonce uuid not null,
  tries_left smallint not null default 5 check (tries_left between 0 and 5),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  -- The office says that it may be given without.
  released_at timestamptz,
  released_by uuid references users on delete set null
);

-- What was tried, as keyed hashes: the same scan sent again costs no second try.
create table door_tries (
  order_id uuid not null references door_codes,
  scan_id uuid not null,
  attempt bytea not null,
  primary key (order_id, scan_id, attempt)
);

create function refuse_locked_door() returns trigger language plpgsql as $$
begin
  if exists (select from shipments where order_id = new.order_id and wants_door_code)
    and not exists (select from door_codes where order_id = new.order_id and num_nonnulls(used_at, released_at) > 0) then
    raise exception 'the code of the door is missing' using errcode = '23514', constraint = 'parcel_events_door';
  end if;
  return new;
end $$;
create trigger parcel_events_unlocked before insert on parcel_events for each row when (new.code = 'delivered')
  execute function refuse_locked_door();

-- What the receiver says about an attempt, without signing in: once for each attempt.
create table receiver_answers (
  id uuid primary key default uuidv7(),
  order_id uuid not null references parcels,
  event_id uuid not null unique references parcel_events,
  words text check (length(words) between 1 and 200),
  at timestamptz not null default now()
);
create index receiver_answers_by_order on receiver_answers (order_id, id);
create index receiver_answers_by_time on receiver_answers (id desc);

create index parcel_events_by_evidence on parcel_events (evidence_id) where evidence_id is not null;
