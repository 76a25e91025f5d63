-- Addresses that customers gave us, and what is told to them.

create table web_hooks (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  url text not null check (url ~ '^https://' and length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  -- What signs each message; sealed, for it is needed again.
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- Since when nothing has arrived, and until when it is left alone after a failure.
  failing_since timestamptz,
  rests_until timestamptz,
  disabled_at timestamptz
);
create index web_hooks_by_user on web_hooks (user_id, id desc);

create table web_hook_deliveries (
  id uuid primary key default uuidv7(),
  hook_id uuid not null references web_hooks on delete cascade,
  -- What happened; the same is told to the same address once.
  event_id uuid not null,
  event text not null,
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  next_at timestamptz default now(),
  last_at timestamptz,
  last_status smallint,
  last_ms integer,
  last_answer text check (length(last_answer) <= 500),
  created_at timestamptz not null default now(),
  unique (hook_id, event_id),
  check ((status = 'waiting') = (next_at is not null))
);
create index web_hook_deliveries_by_hook on web_hook_deliveries (hook_id, id desc);
create index web_hook_deliveries_due on web_hook_deliveries (hook_id, next_at) where status = 'waiting';
create index web_hook_deliveries_by_age on web_hook_deliveries (created_at);
