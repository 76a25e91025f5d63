-- The processes of this installation that run now. Each says where it keeps files; one that keeps them where the others
-- cannot read them does not start. Rows of processes that ended without a word are swept when the next one joins.
create table processes (
  id uuid primary key,
  host text not null check (length(host) <= 200),
  runs text not null check (runs in ('web', 'jobs', 'both')),
  files_place text not null check (length(files_place) <= 300),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- A mark of the key this installation seals with, never the key. It is written by the first start after this change:
-- until then any key is taken, as before.
create table installation (
  only_row boolean primary key default true check (only_row),
  key_mark text not null check (length(key_mark) <= 64)
);
