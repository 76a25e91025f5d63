-- People, their sessions, the codes that prove an address, the second factor of staff.

create table users (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  birthdate date check (birthdate between '1900-01-01' and '2100-01-01'),
  language text not null default 'id' check (language in ('id', 'my', 'sg')),
  role text not null default 'customer' check (role in ('customer', 'courier', 'agent', 'admin')),
  password_hash text not null,
  passport_id uuid,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (email);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  device text not null check (length(device) <= 200),
  network text not null check (length(network) <= 64),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id, id desc);

-- Codes are never stored: six digits are derived from the nonce with a key that only the server has.
-- A row without user and payload belongs to an address that gets no account; it answers like any other.
create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'reset', 'email')),
  email text not null,
  user_id uuid references users on delete cascade,
  language text not null check (language in ('id', 'my', 'sg')),
  payload jsonb,
  nonce uuid not null,
  tries_left smallint not null default 5 check (tries_left >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_by_age on one_time_codes (expires_at);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  -- The time step of the last code taken: a code is good once.
  last_step integer not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
