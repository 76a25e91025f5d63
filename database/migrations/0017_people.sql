-- Staff come by invitation, anybody can be locked out, and the office asks the log who did what.

create extension if not exists pg_trgm;

alter table users
  -- Empty until an invited person has set a password of their own.
  add column joined_at timestamptz default now(),
  add column locked_at timestamptz,
  -- Kept when sessions end; while one is open it knows better.
  add column last_seen_at timestamptz;
update users set joined_at = created_at
  where not exists (select from staff_invitations i where i.user_id = users.id and i.used_at is null);
update users set joined_at = null where exists (select from staff_invitations i where i.user_id = users.id and i.used_at is null);
create index users_staff on users (id desc) where role <> 'customer';
create index users_found on users using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops);

-- Somebody must always be able to open the office.
create function keep_one_admin() returns trigger language plpgsql as $$
begin
  -- One after the other: two who take the role from each other at the same moment see each other's work.
  perform pg_advisory_xact_lock(727002);
  if not exists (select from users where role = 'admin' and locked_at is null and joined_at is not null) then
    raise exception 'the last admin stays' using errcode = '23514', constraint = 'users_last_admin';
  end if;
  return null;
end $$;
create trigger users_last_admin_changes after update on users for each row
  when (old.role = 'admin' and old.locked_at is null and old.joined_at is not null
    and not (new.role = 'admin' and new.locked_at is null and new.joined_at is not null))
  execute function keep_one_admin();
create trigger users_last_admin_goes after delete on users for each row
  when (old.role = 'admin' and old.locked_at is null and old.joined_at is not null)
  execute function keep_one_admin();

-- Ids of events grow with time, so each of these is also newest first.
create index events_by_actor on events (actor_id, id) where actor_id is not null;
create index events_by_name on events (name, id);
