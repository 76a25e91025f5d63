-- What the office made of a letter; the newest one counts. Each follows the one its author had before them.
create table letter_versions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  previous_id uuid references letter_versions,
  -- By language: subject, paragraphs, button. Null brings our own words back.
  words jsonb check (pg_column_size(words) < 65536),
  made_by uuid not null,
  made_at timestamptz not null default now(),
  constraint one_version_after_another unique nulls not distinct (kind, previous_id)
);
create index letter_versions_by_kind on letter_versions (kind, id desc);
create trigger letter_versions_grow before update or delete or truncate on letter_versions
  for each statement execute function refuse_change();

-- Steps an account owner does not want to be written about.
create table message_choices (
  user_id uuid primary key references users on delete cascade,
  muted text[] not null check (cardinality(muted) <= 50)
);

-- Addresses of receivers who want no mail of ours: a keyed hash, so that the list names nobody.
create table unsubscribed (
  address_hash bytea primary key check (length(address_hash) = 32),
  at timestamptz not null default now()
);
