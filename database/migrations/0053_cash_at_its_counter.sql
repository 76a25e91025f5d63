-- An agent confirms cash at their own counter only, so an account for cash says which counter it is. Accounts that exist
-- belong to none: their cash is confirmed by the office until it names the counter.
alter table payment_accounts add column location_id uuid references locations
  check (location_id is null or payment_type_id = 'cash');
create index payment_accounts_by_location on payment_accounts (location_id) where location_id is not null;
