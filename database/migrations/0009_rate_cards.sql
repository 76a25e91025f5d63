-- Prices as versioned rows. Nobody rewrites one: an order can always say by which card it was priced.
create table rate_cards (
  id uuid primary key,
  version integer not null unique check (version > 0),
  valid_from timestamptz not null,
  card jsonb not null check (jsonb_typeof(card) = 'object'),
  created_at timestamptz not null default now()
);
create index rate_cards_by_start on rate_cards (valid_from desc, version desc);

create function refuse_change_of_rate_card() returns trigger language plpgsql as $$
begin
  raise exception 'rate cards are only ever added' using errcode = '23514', constraint = 'rate_cards_append_only';
end $$;
create trigger rate_cards_append_only before update or delete on rate_cards
  for each row execute function refuse_change_of_rate_card();
create trigger rate_cards_never_emptied before truncate on rate_cards
  for each statement execute function refuse_change_of_rate_card();

-- Days on which a country does not work. Where the moon decides, the decree of the year has the last word.
create table holidays (
  country text not null references countries,
  date date not null,
  label text not null check (length(label) between 1 and 120),
  source text not null,
  is_estimated boolean not null default false,
  primary key (country, date)
);
