-- An approval takes effect a few seconds after it was given, so that it can be taken back before anything follows from it.
-- What was approved before this is in effect; nothing is pending at the upgrade.
create table approvals (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  proof_id uuid not null references files,
  -- Whoever gave it; it takes effect also when the account is gone by then.
  admin_id uuid not null,
  given_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'undone')),
  ended_at timestamptz,
  check ((status = 'pending') = (ended_at is null))
);
create unique index approvals_pending on approvals (payment_id) where status = 'pending';
create index approvals_due on approvals (takes_effect_at) where status = 'pending';
create index approvals_of_payment on approvals (payment_id, id desc);

create function refuse_illegal_approval_step() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' or (old.payment_id, old.proof_id, old.admin_id) is distinct from (new.payment_id, new.proof_id, new.admin_id) then
    raise exception 'an approval ends once';
  end if;
  return new;
end $$;
create trigger approvals_steps before update on approvals for each row execute function refuse_illegal_approval_step();
