-- What is owed, what was paid, what happened.

create table vouchers (
  id uuid primary key default uuidv7(),
  -- Printed on the box; the courier scans it.
  serial text not null unique check (serial ~ '^BX[0-9A-HJKMNP-TV-Z]{10}$'),
  order_id uuid not null references orders,
  user_id uuid references users on delete set null,
  box_id uuid not null references boxes,
  box_label text not null,
  value_sen integer not null check (value_sen > 0),
  status text not null default 'issued' check (status in ('issued', 'attached', 'confirmed', 'refunded', 'expired', 'void')),
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '12 months'
);
create index vouchers_by_user on vouchers (user_id, id desc);
create index vouchers_by_order on vouchers (order_id);
create index vouchers_running_out on vouchers (expires_at) where status = 'issued';

create function refuse_illegal_voucher_step() returns trigger language plpgsql as $$
begin
  if (old.serial, old.order_id, old.value_sen) is distinct from (new.serial, new.order_id, new.value_sen) then
    raise exception 'what a voucher is worth never changes';
  end if;
  if old.status = new.status or (old.status, new.status) in (
    ('issued', 'attached'), ('issued', 'expired'), ('issued', 'void'),
    ('attached', 'issued'), ('attached', 'confirmed'),
    ('confirmed', 'refunded')
  ) then
    return new;
  end if;
  raise exception 'a voucher cannot go from % to %', old.status, new.status;
end $$;
create trigger vouchers_steps before update on vouchers for each row execute function refuse_illegal_voucher_step();

-- Where a person wants their refunds.
create table refund_accounts (
  user_id uuid primary key references users on delete cascade,
  country_id text not null references countries check (country_id in ('MY', 'ID')),
  bank_name text not null check (length(bank_name) between 1 and 80),
  account_number text not null check (account_number ~ '^[0-9]{5,34}$'),
  account_name text not null check (length(account_name) between 1 and 120),
  changed_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name;
end $$;

-- Double entry: money that came in is positive on its account, what it is owed for negative; every posting sums to zero.
create table ledger (
  id bigint primary key generated always as identity,
  posting_id uuid not null,
  account text not null check (account ~ '^(received|box_sales|shipping_sales|deposits_owed|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'),
  amount_sen bigint not null check (amount_sen <> 0),
  order_id uuid references orders,
  voucher_id uuid references vouchers,
  at timestamptz not null default now()
);
create index ledger_by_order on ledger (order_id);
create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
begin
  if exists (select from added group by posting_id having sum(amount_sen) <> 0) then
    raise exception 'a posting must sum to zero';
  end if;
  return null;
end $$;
create trigger ledger_balances after insert on ledger referencing new table as added
  for each statement execute function refuse_unbalanced_posting();
create trigger ledger_grows before update or delete or truncate on ledger
  for each statement execute function refuse_change();

-- What happened, by whom: timeline and audit read from here. Ids of people only, never their data.
create table events (
  id uuid primary key default uuidv7(),
  name text not null check (name ~ '^[a-z_]{3,40}$'),
  order_id uuid,
  subject_id uuid,
  data jsonb not null default '{}',
  actor_id uuid,
  at timestamptz not null default now()
);
create index events_by_order on events (order_id, id) where order_id is not null;
create index events_by_subject on events (subject_id, id) where subject_id is not null;
create trigger events_grow before update or delete or truncate on events
  for each statement execute function refuse_change();
