-- Partners who ask for a counter, what the office decides, and how the people of a counter come in.

alter table locations
  add column offers_collection boolean not null default true,
  add column offers_boxes boolean not null default false;

-- The counter whose person somebody is.
alter table users add column location_id uuid references locations;
create index users_by_location on users (location_id) where location_id is not null;

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('payment_proof', 'account_image', 'passport', 'evidence', 'agent_document'));

create table agent_applications (
  id uuid primary key default uuidv7(),
  -- What the applicant reads out to the office.
  reference text not null unique check (reference ~ '^AG-[0-9A-HJKMNP-TV-Z]{8}$'),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  language text not null check (language in ('id', 'my', 'sg')),
  -- Whoever was signed in while applying.
  applicant_id uuid references users on delete set null,
  name text check (length(name) between 1 and 120),
  email text check (email = lower(email) and length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  label text check (length(label) between 1 and 120),
  address text check (length(address) between 1 and 300),
  postal_code text check (postal_code ~ '^[0-9]{5}$'),
  country_id text not null check (country_id in ('MY', 'ID')),
  region_id text not null,
  city_id text not null,
  -- Where exactly, if the applicant said so; otherwise the city stands for it.
  lat real check (lat between -12 and 10),
  lon real check (lon between 92 and 142),
  hours jsonb not null,
  offers_drop_off boolean not null,
  offers_collection boolean not null,
  offers_boxes boolean not null,
  years_in_business smallint not null check (years_in_business between 0 and 100),
  about text check (length(about) <= 1000),
  registration_number text check (length(registration_number) between 6 and 20),
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  reject_code text check (reject_code in
    ('documents_unreadable', 'number_differs', 'area_served', 'counter_unfit', 'not_reached', 'other')),
  reject_reason text check (length(reject_reason) between 1 and 500),
  location_id uuid references locations,
  erased_at timestamptz,
  constraint agent_applications_region foreign key (region_id, country_id) references regions (code, country),
  constraint agent_applications_city foreign key (city_id, region_id) references cities (code, region_code),
  check (num_nonnulls(lat, lon) in (0, 2)),
  check (offers_drop_off or offers_collection or offers_boxes),
  check (erased_at is not null or num_nulls(name, email, phone, label, address, postal_code, about, registration_number) = 0),
  check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((status = 'approved') = (location_id is not null)),
  check ((status = 'rejected') = (reject_code is not null)),
  check (reject_code <> 'other' or reject_reason is not null or erased_at is not null)
);
create index agent_applications_waiting on agent_applications (id) where status = 'waiting';
create index agent_applications_decided on agent_applications (decided_at) where status in ('approved', 'rejected');
create index agent_applications_by_email on agent_applications (email) where email is not null;
create index agent_applications_by_applicant on agent_applications (applicant_id) where applicant_id is not null;

create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' and new.status <> old.status then
    raise exception 'an application is decided once' using errcode = '23514', constraint = 'agent_applications_decided_once';
  end if;
  return new;
end $$;
create trigger agent_applications_steps before update on agent_applications
  for each row execute function refuse_second_decision();

-- Pictures sent before the application they belong to. Only who knows the secret behind the draft can claim them; unclaimed
-- ones are swept.
create table agent_pictures (
  file_id uuid primary key references files on delete cascade,
  kind text not null check (kind in ('registration', 'counter', 'identity')),
  draft_hash bytea not null check (length(draft_hash) = 32),
  application_id uuid references agent_applications,
  created_at timestamptz not null default now()
);
create unique index one_picture_of_a_kind on agent_pictures (application_id, kind) where application_id is not null;
create index agent_pictures_unclaimed on agent_pictures (created_at) where application_id is null;

-- A link that lets a person of ours set password and second factor. The token is derived from the nonce, never stored.
create table staff_invitations (
  user_id uuid primary key references users on delete cascade,
  nonce uuid not null,
  language text not null check (language in ('id', 'my', 'sg')),
  expires_at timestamptz not null,
  used_at timestamptz
);
