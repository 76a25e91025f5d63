-- An order, what it consists of, and how it is paid.

create table orders (
  id uuid primary key,
  tracking_number text not null unique check (tracking_number ~ '^SB[0-9A-HJKMNP-TV-Z]{13}$'),
  type text not null check (type in ('shipment', 'box_purchase')),
  user_id uuid references users on delete set null,
  total_sen bigint not null check (total_sen > 0),
  created_at timestamptz not null default now()
);
create index orders_by_user on orders (user_id, type, id desc);

-- The prices of the day, kept with the order: a later edit never changes it.
create table order_lines (
  order_id uuid not null references orders,
  position smallint not null,
  code text not null,
  params jsonb not null default '{}',
  quantity integer not null check (quantity > 0),
  unit_sen bigint not null check (unit_sen >= 0),
  amount_sen bigint not null check (amount_sen = unit_sen * quantity),
  primary key (order_id, position)
);

-- Whoever deletes their account takes name, phone and street along; the sale stays.
create table box_purchases (
  order_id uuid primary key references orders,
  box_id uuid not null references boxes,
  box_label text not null,
  length_cm smallint not null,
  width_cm smallint not null,
  height_cm smallint not null,
  quantity smallint not null check (quantity between 1 and 100),
  price_sen integer not null check (price_sen >= 0),
  deposit_sen integer not null check (deposit_sen >= 0),
  service_id text not null references services,
  name text check (length(name) between 1 and 120),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text,
  address text check (length(address) between 1 and 300),
  postal_code text check (postal_code ~ '^[0-9]{5}$'),
  country_id text not null references countries,
  region_id text not null,
  city_id text not null,
  district_id text references districts,
  visit_day date,
  time_slot_id text references time_slots,
  erased_at timestamptz,
  constraint box_purchases_region foreign key (region_id, country_id) references regions (code, country),
  constraint box_purchases_city foreign key (city_id, region_id) references cities (code, region_code),
  check (num_nonnulls(visit_day, time_slot_id) in (0, 2)),
  check (erased_at is not null or num_nonnulls(name, phone, email, address, postal_code) = 5)
);
create function refuse_district_of_another_place() returns trigger language plpgsql as $$
begin
  if new.district_id is not null and not exists (
    select from districts d where d.code = new.district_id and (d.city_code = new.city_id or d.region_code = new.region_id)
  ) then
    raise exception 'district of another place' using errcode = '23503', constraint = tg_table_name || '_district', detail = new.district_id;
  end if;
  return new;
end $$;
create trigger box_purchases_district after insert on box_purchases
  for each row execute function refuse_district_of_another_place();

create table payments (
  id uuid primary key,
  order_id uuid not null unique references orders,
  payment_type_id text not null check (payment_type_id in ('transfer', 'qris', 'cash')),
  payment_account_id uuid not null,
  base_sen bigint not null check (base_sen > 0),
  -- Transfers only: makes the amount on the statement tell which order it is.
  unique_sen smallint not null check (unique_sen between 0 and 99),
  amount_sen bigint not null generated always as (base_sen + unique_sen) stored,
  rupiah_per_ringgit integer not null,
  status text not null default 'awaiting_payment'
    check (status in ('awaiting_payment', 'awaiting_approval', 'success', 'expired', 'cancelled')),
  deadline_at timestamptz not null,
  proof_id uuid references files,
  proof_sent_at timestamptz,
  reject_code text check (reject_code in ('amount_differs', 'not_received', 'unreadable', 'wrong_account', 'already_used', 'other')),
  reject_reason text check (length(reject_reason) between 1 and 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  foreign key (payment_account_id, payment_type_id) references payment_accounts (id, payment_type_id),
  check ((payment_type_id = 'transfer') = (unique_sen > 0)),
  check (status <> 'awaiting_approval' or proof_id is not null)
);
-- No two open orders ask for the same amount on the same account.
create unique index open_transfer_amounts on payments (payment_account_id, amount_sen)
  where payment_type_id = 'transfer' and status in ('awaiting_payment', 'awaiting_approval');
create index open_transfer_sen on payments (payment_account_id, unique_sen)
  where payment_type_id = 'transfer' and status in ('awaiting_payment', 'awaiting_approval');
create index payments_to_judge on payments (proof_sent_at, id) where status = 'awaiting_approval';
create index payments_due on payments (deadline_at) where status = 'awaiting_payment';

-- Every picture ever sent for a payment, the refused ones too.
create table payment_proofs (
  file_id uuid primary key references files,
  payment_id uuid not null references payments,
  sent_at timestamptz not null default now()
);
create index proofs_of_payment on payment_proofs (payment_id, sent_at);

-- The same table of steps as in contract/payments.ts.
create function refuse_illegal_payment_step() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen, old.unique_sen)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen, new.unique_sen) then
    raise exception 'what a payment asks for never changes';
  end if;
  if old.status = new.status or (old.status, new.status) in (
    ('awaiting_payment', 'awaiting_approval'),
    ('awaiting_payment', 'expired'),
    ('awaiting_payment', 'cancelled'),
    ('awaiting_approval', 'success'),
    ('awaiting_approval', 'awaiting_payment')
  ) or (old.status = 'awaiting_payment' and new.status = 'success' and new.payment_type_id = 'cash') then
    return new;
  end if;
  raise exception 'a payment cannot go from % to %', old.status, new.status;
end $$;
create trigger payments_steps before update on payments for each row execute function refuse_illegal_payment_step();
