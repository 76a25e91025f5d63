-- An approval that was wrong is put right by the office after it took effect. Nothing is edited: the books get counter-postings,
-- and this row says why, by whom and what became of it. What was approved before this stays as it is and can be put right too.

create table approval_corrections (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  reject_code text not null check (reject_code in ('amount_differs', 'not_received', 'unreadable', 'wrong_account', 'already_used', 'other')),
  words text check (length(words) between 1 and 500),
  -- Asked again by the same payment, or, when the parcel goes on, by an order of its own.
  way text not null check (way in ('again', 'payable')),
  amount_sen bigint not null check (amount_sen > 0),
  payable_id uuid unique references orders,
  corrected_by uuid references users on delete set null,
  at timestamptz not null default now(),
  check (reject_code <> 'other' or words is not null),
  check ((way = 'payable') = (payable_id is not null))
);
create index corrections_of_payment on approval_corrections (payment_id);
-- What is missing is asked for once.
create unique index corrections_by_payable on approval_corrections (payment_id) where way = 'payable';
create trigger approval_corrections_grow before delete or truncate on approval_corrections
  for each statement execute function refuse_change();

-- Vouchers that ended because their boxes turned out to be unpaid.
alter table vouchers add column corrected_by uuid references approval_corrections;

alter table ledger drop constraint ledger_account_check,
  add constraint ledger_account_check check (account ~ ('^(received|box_sales|shipping_sales|deposits_owed|credits_owed|claims_owed|claim_costs'
    || '|cancellations_owed|payments_missing|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'));

-- As before, and: what was approved waits for its money again, in the transaction of its correction. Its sen may have become
-- another order's meanwhile; only then it carries others, or a word.
create or replace function refuse_illegal_payment_step() returns trigger language plpgsql as $$
declare
  is_corrected boolean := old.status = 'success' and new.status = 'awaiting_payment'
    and exists (select from approval_corrections c where c.payment_id = new.id and c.way = 'again' and c.at = now());
begin
  if (old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen)
    or (not is_corrected and (old.unique_sen, old.pay_reference) is distinct from (new.unique_sen, new.pay_reference)) then
    raise exception 'what a payment asks for never changes';
  end if;
  new.closed_at := case when new.status in ('awaiting_payment', 'awaiting_approval') then null else coalesce(new.closed_at, now()) end;
  if old.status = new.status or is_corrected or (old.status, new.status) in (
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

-- As before, and: a difference that was not paid after all is asked for again.
create or replace function refuse_illegal_weighing_step() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.scan_id, old.weight_g, old.length_cm, old.width_cm, old.height_cm, old.old_total_sen, old.new_total_sen, old.difference_sen)
    is distinct from (new.order_id, new.scan_id, new.weight_g, new.length_cm, new.width_cm, new.height_cm, new.old_total_sen, new.new_total_sen, new.difference_sen) then
    raise exception 'what was weighed never changes';
  end if;
  if old.status = new.status or (old.status, new.status) in (
    ('waiting', 'agreed'), ('waiting', 'declined'), ('waiting', 'replaced'),
    ('declined', 'agreed'), ('declined', 'replaced'),
    ('agreed', 'paid'), ('agreed', 'waiting'), ('agreed', 'replaced')
  ) or (old.status = 'paid' and new.status = 'agreed' and exists (select from approval_corrections c
      where c.order_id = new.payable_id and c.way = 'again' and c.at = now())) then
    return new;
  end if;
  raise exception 'a weighing cannot go from % to %', old.status, new.status;
end $$;

-- The same rows as in contract/parcel-routes.ts: wherever nobody has the parcel in hand.
insert into parcel_steps (route, step, code)
  select route, step, 'payment_withdrawn' from parcel_steps where code = 'cancelled' and step <> 'order_created'
  union all select distinct s.route, 'payment_withdrawn', after.code from parcel_steps s, unnest(array['payment_confirmed', 'cancelled']) after (code);
insert into parcel_step_roles (code, role) values ('payment_withdrawn', 'admin');

-- As before, and: whether it is paid is never put right by a step alone.
create or replace function correct_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  target text := new.params ->> 'step';
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  -- After a cancellation money may be on its way back.
  if parcel.step in ('cancelled', 'payment_withdrawn') or target is null or target in (parcel.step, 'payment_withdrawn') or not exists (
    select from parcel_events e join parcel_steps s on s.route = parcel.route and s.code = e.code
    where e.order_id = new.order_id and e.code = target
  ) then
    raise exception 'a parcel cannot go back from % to %', parcel.step, target using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = target, code = target, macro = new.macro, last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;

-- A payment that was approved, and whose money never came: an order of its own asks for it.
create function is_missing(payment uuid) returns boolean language sql stable as $$
  select exists (select from approval_corrections c where c.payment_id = payment and c.way = 'payable')
$$;

-- As before, without what is missing; what came in for it afterwards counts.
create or replace function paid_for(subject uuid) returns bigint language sql stable as $$
  select coalesce((select case when o.paid_with is null then p.amount_sen else o.total_sen end
      from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.id = subject and p.status = 'success' and (not is_missing(p.id) or (o.paid_with is not null and exists (
        select from approval_corrections c join payments m on m.order_id = c.payable_id
        where c.payment_id = p.id and m.status = 'success')))), 0)
    + coalesce((select sum(p.amount_sen) from orders d join payments p on p.order_id = d.id
      where d.concerns = subject and p.status = 'success' and not is_missing(p.id)), 0)::bigint
$$;
