-- Owners change the place, services and contents of a shipment until it is handed over, by the rate card it was ordered
-- with. Orders that exist were never changed, but for their receivers: of those only events tell, and they stay as they are.

create table order_changes (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  changed_by uuid references users on delete set null,
  at timestamptz not null default now(),
  -- What was there and what is there now: [{name, before, after}]. Emptied with the people they name.
  fields jsonb not null,
  old_total_sen bigint not null check (old_total_sen >= 0),
  new_total_sen bigint not null check (new_total_sen >= 0),
  -- The price from then on of an order that was paid before: its own lines stay as they were paid.
  lines jsonb
);
create index order_changes_of_order on order_changes (order_id, id);
create trigger order_changes_grow before delete or truncate on order_changes for each statement execute function refuse_change();

-- What an order asked for before it was changed, or paid another way: a transfer of it can still come.
create table replaced_payments (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  payment_type_id text not null references payment_types,
  payment_account_id uuid not null references payment_accounts,
  amount_sen bigint not null check (amount_sen > 0),
  pay_reference text,
  at timestamptz not null default now()
);
create index replaced_payments_of_payment on replaced_payments (payment_id, id);
create index replaced_amounts on replaced_payments (payment_account_id, amount_sen, at desc);
create trigger replaced_payments_grow before update or delete or truncate on replaced_payments
  for each statement execute function refuse_change();

-- As before, and: what an unpaid payment asks for changes in the transaction that keeps what it asked for until then.
create or replace function refuse_illegal_payment_step() returns trigger language plpgsql as $$
declare
  is_corrected boolean := old.status = 'success' and new.status = 'awaiting_payment'
    and exists (select from approval_corrections c where c.payment_id = new.id and c.way = 'again' and c.at = now());
  is_asked_again boolean := old.status = 'expired' and new.status = 'awaiting_payment'
    and (exists (select from approval_corrections c where c.payable_id = new.order_id)
      or exists (select from fees f where f.order_id = new.order_id and f.waived_at is null));
  is_revived boolean := old.status = 'expired' and new.status = 'success' and exists (
    select from late_transfers t where t.payment_id = new.id and t.outcome = 'revived' and t.amount_sen = old.amount_sen and t.at = now());
  is_replaced boolean := old.status = 'awaiting_payment' and new.status = 'awaiting_payment' and old.order_id = new.order_id
    and exists (select from replaced_payments r where r.payment_id = new.id and r.amount_sen = old.amount_sen and r.at = now());
begin
  if not is_replaced and ((old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen)
    or (not is_corrected and not is_asked_again
      and (old.unique_sen, old.pay_reference) is distinct from (new.unique_sen, new.pay_reference))) then
    raise exception 'what a payment asks for never changes';
  end if;
  new.closed_at := case when new.status in ('awaiting_payment', 'awaiting_approval') then null else coalesce(new.closed_at, now()) end;
  if old.status = new.status or is_corrected or is_asked_again or is_revived or (old.status, new.status) in (
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

-- A transfer of what was asked for before is matched for itself.
alter table late_transfers add column replaced_id uuid references replaced_payments;
drop index late_transfers_by_payment;
create unique index late_transfers_by_payment on late_transfers (payment_id) where undone_at is null and replaced_id is null;
create unique index late_transfers_by_replaced on late_transfers (replaced_id) where undone_at is null;

-- As before, and: a parcel whose change asks for more stays at its origin until that is paid, or the office does without it.
create or replace function unsettled_weighing(parcel uuid) returns text language sql stable as $$
  select coalesce((select status from weighings where order_id = parcel and status in ('waiting', 'agreed', 'declined')),
    (select 'changed' from fees f join payments p on p.order_id = f.order_id
      where f.concerns = parcel and f.kind = 'change' and f.waived_at is null and p.status <> 'success' limit 1))
$$;

-- A district belongs to its place also when another is chosen.
create trigger shipment_parties_other_district after update of region_id, city_id, district_id on shipment_parties
  for each row execute function refuse_district_of_another_place();
