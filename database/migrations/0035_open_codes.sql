-- One open code for each purpose and person: issuing another takes the place of the one before.
-- Only the newest of the codes that are open during the upgrade stays good; the others would have ended within minutes.
alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('register', 'reset', 'email', 'proof')),
  add column person text not null generated always as (coalesce(user_id::text, email)) stored;
update one_time_codes older set used_at = now(), payload = null
  where used_at is null and exists (select from one_time_codes newer
    where newer.purpose = older.purpose and newer.person = older.person and newer.used_at is null
      and (newer.sent_at, newer.id) > (older.sent_at, older.id));
create unique index one_time_codes_open on one_time_codes (purpose, person) where used_at is null;
