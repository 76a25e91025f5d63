-- A session ends 90 days after its sign-in, however much it is used. Open ones are counted from theirs: whoever signed in
-- longer ago signs in again.
update sessions set expires_at = created_at + interval '90 days' where expires_at > created_at + interval '90 days';
alter table sessions add constraint sessions_end check (expires_at <= created_at + interval '90 days');
