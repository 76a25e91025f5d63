-- The key of an installation can be replaced. While two are in use, `key_mark` names the one that seals and `other_mark`
-- the one that something may still be sealed with.
alter table installation add column other_mark text check (length(other_mark) <= 64);

-- What people hold (links, codes, devices) is derived from these keys. They are sealed with the key of the installation
-- and stay the same when it is replaced. The next start fills the table: each is what was derived from the key before.
create table kept_keys (
  purpose text primary key check (length(purpose) <= 60),
  sealed bytea not null
);

-- How far each sealed column is sealed anew; empty unless two keys are in use.
create table resealing (
  column_name text primary key check (length(column_name) <= 100),
  done_until text[] not null,
  finished_at timestamptz
);

-- Which keys a process holds, and which of them it seals with. Processes of the edition before say neither.
alter table processes
  add column key_marks text[] not null default '{}',
  add column seals_with text check (length(seals_with) <= 64);
