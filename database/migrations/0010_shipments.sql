-- Counters where parcels are handed over and collected; approved agents and our own.
create table locations (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('agent', 'office', 'hub')),
  label text not null check (length(label) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  country_id text not null check (country_id in ('MY', 'ID')),
  region_id text not null,
  city_id text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  lat real not null check (lat between -12 and 10),
  lon real not null check (lon between 92 and 142),
  -- By ISO weekday: {"1": ["09:00", "18:00"], …}; a day that is missing is closed.
  hours jsonb not null,
  is_drop_point boolean not null default true,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  foreign key (region_id, country_id) references regions (code, country),
  foreign key (city_id, region_id) references cities (code, region_code)
);
create index locations_by_place on locations (country_id, region_id) where is_active;

-- What a person has entered so far, on whatever device. One at a time; gone with the order.
create table shipment_drafts (
  user_id uuid primary key references users on delete cascade,
  draft jsonb not null check (pg_column_size(draft) < 65536),
  changed_at timestamptz not null default now()
);

-- Whether a passport is asked for, by lane and party; the office may lift the duty.
create table passport_duties (
  lane text not null check (lane in ('domestic_MY', 'domestic_ID', 'MY-ID', 'ID-MY')),
  party text not null check (party in ('sender', 'receiver')),
  is_required boolean not null default true,
  primary key (lane, party)
);
insert into passport_duties (lane, party)
  select lane, party from unnest(array['domestic_MY', 'domestic_ID', 'MY-ID', 'ID-MY']) lane, unnest(array['sender', 'receiver']) party;

create table shipments (
  order_id uuid primary key references orders,
  lane text not null check (lane in ('domestic_MY', 'domestic_ID', 'MY-ID', 'ID-MY')),
  mode text not null check (mode in ('air', 'sea')),
  rate_card_id uuid not null references rate_cards,
  -- An official box by its label, or own packaging.
  box_id uuid references boxes,
  box_label text,
  length_cm smallint not null check (length_cm between 1 and 300),
  width_cm smallint not null check (width_cm between 1 and 300),
  height_cm smallint not null check (height_cm between 1 and 300),
  weight_g integer not null check (weight_g between 1000 and 1000000),
  chargeable_kg integer not null check (chargeable_kg > 0),
  -- How the weight and the cover came about, as shown before paying.
  weight_working jsonb not null,
  cover jsonb not null,
  days_min smallint not null,
  days_max smallint not null,
  arrives_from date not null,
  arrives_to date not null check (arrives_to >= arrives_from),
  item_type text not null,
  purpose text not null check (purpose in ('gift', 'personal_effects', 'sale', 'sample', 'documents', 'returned', 'other')),
  declared_value_sen integer not null check (declared_value_sen >= 0),
  add_ons jsonb not null default '[]',
  pmi_registration text check (pmi_registration in ('bp2mi', 'foreign_ministry')),
  -- When the sender confirmed that nothing prohibited is inside.
  consented_at timestamptz not null default now(),
  voucher_id uuid references vouchers,
  closed_at timestamptz,
  check (num_nonnulls(box_id, box_label) in (0, 2)),
  check (voucher_id is null or box_id is not null)
);
-- One voucher, one shipment; whoever lets go of it clears the column.
create unique index shipments_by_voucher on shipments (voucher_id) where voucher_id is not null;

create table shipment_parties (
  order_id uuid not null references shipments,
  party text not null check (party in ('sender', 'receiver')),
  name text check (length(name) between 1 and 120),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text,
  emergency_contact text check (emergency_contact ~ '^\+[1-9][0-9]{6,14}$'),
  -- Number of passport or identity card, sealed.
  sealed_id_number bytea,
  passport_image_id uuid references files,
  address text check (length(address) between 1 and 300),
  postal_code text check (postal_code ~ '^[0-9]{5}$'),
  country_id text not null check (country_id in ('MY', 'ID')),
  region_id text not null,
  city_id text not null,
  district_id text not null references districts,
  service_package text not null check (service_package in ('standard', 'priority')),
  service_type text not null,
  drop_point_id uuid references locations,
  visit_day date not null,
  time_slot_id text not null references time_slots,
  erased_at timestamptz,
  primary key (order_id, party),
  constraint shipment_parties_region foreign key (region_id, country_id) references regions (code, country),
  constraint shipment_parties_city foreign key (city_id, region_id) references cities (code, region_code),
  check (service_type in ('pickup', 'drop_off') or party = 'receiver'),
  check (service_type in ('delivery', 'self_pickup') or party = 'sender'),
  check ((service_type = 'drop_off') = (drop_point_id is not null)),
  check (erased_at is not null or num_nonnulls(name, phone, email, address, postal_code, sealed_id_number) = 6)
);
create trigger shipment_parties_district after insert on shipment_parties
  for each row execute function refuse_district_of_another_place();
create index shipment_parties_by_passport on shipment_parties (passport_image_id) where passport_image_id is not null;

create table shipment_items (
  order_id uuid not null references shipments,
  position smallint not null check (position between 1 and 500),
  name text not null check (length(name) between 1 and 120),
  quantity integer not null check (quantity between 1 and 10000),
  unit_value_sen integer not null check (unit_value_sen >= 0),
  hs_code text check (hs_code ~ '^[0-9]{4,10}$'),
  primary key (order_id, position)
);

create trigger moves_version after insert or update or delete on locations execute function move_master_data_version();
create trigger moves_version after insert or update or delete on passport_duties execute function move_master_data_version();
