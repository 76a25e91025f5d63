create table countries (
  code text primary key check (code in ('MY', 'ID')),
  label text not null,
  is_purchase_available boolean not null default true,
  is_pickup_available boolean not null default true,
  is_active boolean not null default true
);
insert into countries (code, label) values ('MY', 'Malaysia'), ('ID', 'Indonesia');

create table regions (
  code text primary key,
  country text not null references countries,
  label text not null,
  zone text not null check (zone in ('MYP', 'MYS', 'MYQ', 'MYL', 'ID1', 'ID2', 'ID3', 'ID4', 'ID5')),
  weekend text not null check (weekend in ('sat-sun', 'fri-sat')),
  lat real not null,
  lon real not null,
  is_active boolean not null default true,
  unique (code, country)
);
create index regions_by_country on regions (country, label);

create table cities (
  code text primary key,
  region_code text not null references regions,
  label text not null,
  postcodes text[] not null,
  lat real not null,
  lon real not null,
  is_active boolean not null default true,
  unique (code, region_code)
);
create index cities_by_region on cities (region_code, label);

-- Indonesian districts hang below a city, Malaysian ones below a state.
create table districts (
  code text primary key,
  region_code text references regions,
  city_code text references cities,
  label text not null,
  postcodes text[] not null,
  lat real,
  lon real,
  is_active boolean not null default true,
  parent_code text not null generated always as (coalesce(city_code, region_code)) stored,
  check (num_nonnulls(region_code, city_code) = 1)
);
create index districts_by_parent on districts (parent_code, label);

-- Which edition of the files in database/geography is loaded.
create table loaded_data (
  name text primary key,
  fingerprint text not null,
  loaded_at timestamptz not null default now()
);
