-- Saved addresses. The places fit together because the keys say so, whatever a caller sends.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text not null check (length(label) between 1 and 60),
  name text not null check (length(name) between 1 and 120),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text not null,
  address text not null check (length(address) between 1 and 300),
  country_id text not null,
  region_id text not null,
  city_id text not null,
  district_id text not null references districts,
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (region_id, country_id) references regions (code, country),
  foreign key (city_id, region_id) references cities (code, region_code),
  -- Rows of other tables refer to an address together with its owner.
  unique (id, user_id)
);
create index addresses_by_user on addresses (user_id, is_main desc, created_at desc);
create unique index one_main_address on addresses (user_id) where is_main;

-- A district belongs to the city (Indonesia) or to the state (Malaysia).
create function refuse_foreign_district() returns trigger language plpgsql as $$
begin
  if not exists (
    select from districts d where d.code = new.district_id and (d.city_code = new.city_id or d.region_code = new.region_id)
  ) then
    raise exception 'district of another place' using errcode = '23503', constraint = 'addresses_district_fits';
  end if;
  return new;
end $$;
-- After the row, so that the keys of country, region and city speak first.
create trigger addresses_district after insert or update of region_id, city_id, district_id on addresses
  for each row execute function refuse_foreign_district();
