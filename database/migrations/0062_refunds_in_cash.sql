-- What was paid in cash goes back in cash, over the counter of the office or by transfer where the customer has named an
-- account. Refunds that are paid already went by transfer.

alter table refunds add column paid_in_cash boolean not null default false,
  -- Where whoever paid it out works; none for an office without a counter of its own.
  add column counter_id uuid references locations on delete set null;

do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
    where conrelid = 'refunds'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nonnulls(country_id%';
  execute format('alter table refunds drop constraint %I', old);
end $$;
alter table refunds add constraint refunds_paid_how check (case
  when status <> 'paid' then num_nonnulls(country_id, bank_name, account_number, account_name, bank_reference, paid_by, paid_at, counter_id) = 0
    and not paid_in_cash
  when paid_in_cash then num_nonnulls(country_id, bank_name, account_number, account_name, bank_reference) = 0 and paid_at is not null
  else num_nonnulls(country_id, bank_name, account_number, account_name, bank_reference, paid_at) = 6 and counter_id is null end);
