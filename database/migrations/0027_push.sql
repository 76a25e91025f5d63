-- Browsers that want to be told. Bound to the session: whoever signs out, is locked out or changes the password
-- is told nothing any more on that device, without anybody having to think of it.
create table push_subscriptions (
  -- A browser belongs to whoever signed in on it last.
  endpoint_hash bytea primary key check (length(endpoint_hash) = 32),
  session_id uuid not null references sessions on delete cascade,
  -- Address and keys; whoever has them could write to the device.
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_session on push_subscriptions (session_id);
