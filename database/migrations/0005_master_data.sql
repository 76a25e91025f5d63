-- What can be bought, how it is paid and when somebody comes by: edited in the office, served to everybody.

-- Every process keeps this data in memory and drops it when the version moves.
alter table switches
  add column master_data_version bigint not null default 1,
  add column rupiah_per_ringgit integer not null default 3800 check (rupiah_per_ringgit between 500 and 50000);

create table boxes (
  id uuid primary key default uuidv7(),
  label text not null check (length(label) between 1 and 20),
  description text not null default '' check (length(description) <= 200),
  price_sen integer not null check (price_sen between 0 and 1000000),
  deposit_sen integer not null check (deposit_sen between 0 and 1000000),
  max_weight_g integer not null check (max_weight_g between 1000 and 1000000),
  length_cm smallint not null check (length_cm between 1 and 500),
  width_cm smallint not null check (width_cm between 1 and 500),
  height_cm smallint not null check (height_cm between 1 and 500),
  is_active boolean not null default true,
  check (price_sen + deposit_sen > 0)
);
-- An order names a box by its label.
create unique index one_active_box_per_label on boxes (upper(label)) where is_active;
insert into boxes (label, price_sen, deposit_sen, max_weight_g, length_cm, width_cm, height_cm) values
  ('M', 2000, 3000, 15000, 40, 35, 30),
  ('XL', 3500, 4500, 30000, 60, 50, 50);

create table services (
  id text primary key check (id ~ '^[a-z_]{2,30}$'),
  label text not null,
  is_active boolean not null default true
);
insert into services (id, label) values ('delivery', 'Delivery'), ('pickup', 'Pickup');

create table payment_types (
  id text primary key check (id in ('transfer', 'qris', 'cash')),
  label text not null,
  position smallint not null,
  is_active boolean not null default true
);
insert into payment_types (id, label, position) values ('transfer', 'transfer', 1), ('qris', 'qris', 2), ('cash', 'cash', 3);

create table payment_accounts (
  id uuid primary key default uuidv7(),
  payment_type_id text not null references payment_types check (payment_type_id in ('transfer', 'qris', 'cash')),
  bank_name text not null check (length(bank_name) between 1 and 80),
  account_name text not null check (length(account_name) between 1 and 120),
  -- Transfer: the number to pay into. Cash: where the counter is.
  account_number text check (length(account_number) between 1 and 120),
  -- The merchant's own static code, as it reads when scanned.
  qr_text text check (length(qr_text) between 20 and 512),
  image_id uuid,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  -- Payments refer to an account together with its type, so that no other type can be meant.
  unique (id, payment_type_id),
  check (payment_type_id <> 'transfer' or account_number is not null),
  check (payment_type_id <> 'qris' or qr_text is not null)
);

create table time_slots (
  id text primary key check (id ~ '^[0-9a-z-]{2,20}$'),
  starts time not null,
  ends time not null check (ends > starts),
  -- How many visits one region can have in this slot on one day.
  capacity smallint not null check (capacity between 0 and 1000),
  is_active boolean not null default true
);
insert into time_slots (id, starts, ends, capacity) values
  ('09-12', '09:00', '12:00', 20), ('12-15', '12:00', '15:00', 20), ('15-18', '15:00', '18:00', 20);

create table slot_bookings (
  region_id text not null references regions,
  day date not null,
  time_slot_id text not null references time_slots,
  booked smallint not null check (booked >= 0),
  primary key (region_id, day, time_slot_id)
);

create function move_master_data_version() returns trigger language plpgsql as $$
begin
  update switches set master_data_version = master_data_version + 1;
  return null;
end $$;
create trigger moves_version after insert or update or delete on boxes execute function move_master_data_version();
create trigger moves_version after insert or update or delete on services execute function move_master_data_version();
create trigger moves_version after insert or update or delete on payment_types execute function move_master_data_version();
create trigger moves_version after insert or update or delete on payment_accounts execute function move_master_data_version();
create trigger moves_version after insert or update or delete on time_slots execute function move_master_data_version();
create trigger moves_version after insert or update or delete on countries execute function move_master_data_version();
