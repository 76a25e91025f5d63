-- What every call stands on: answers kept for retries, limits, switches, effects.

-- The answers of calls that create or pay, written in the transaction of what they created.
create table idempotency (
  caller text not null,
  route text not null,
  key text not null check (length(key) between 8 and 128),
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, route, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Counters that all processes share. They may be lost in a crash, so they need no write-ahead log.
create unlogged table limits (
  bucket text primary key check (length(bucket) <= 200),
  count integer not null,
  resets_at timestamptz not null
);
create index limits_by_age on limits (resets_at);

-- One row: switches an operator turns while the service runs.
create table switches (
  only_row boolean primary key default true check (only_row),
  maintenance boolean not null default false
);
insert into switches default values;

-- What background work has done already: a job delivered twice finds its key here and stops.
create table effects (
  key text primary key,
  done_at timestamptz not null default now()
);
create index effects_by_age on effects (done_at);
