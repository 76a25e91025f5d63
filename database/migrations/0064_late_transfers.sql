-- A transfer that comes after its order ended unpaid is matched by the office: the order is paid after all, at its prices
-- of then, or what came is owed back. Orders that expired before can be matched, too.

create table late_transfers (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  -- Where it came in, which need not be where the order asked for it.
  payment_account_id uuid not null references payment_accounts,
  bank_reference text not null check (length(bank_reference) between 1 and 60),
  amount_sen bigint not null check (amount_sen > 0),
  outcome text not null check (outcome in ('revived', 'owed')),
  matched_by uuid references users on delete set null,
  at timestamptz not null default now(),
  -- It was matched by mistake: the refund was withdrawn, or the payment asked for again.
  undone_at timestamptz
);
create index late_transfers_of_order on late_transfers (order_id);
-- An order is matched once, and so is a transfer.
create unique index late_transfers_by_payment on late_transfers (payment_id) where undone_at is null;
create unique index late_transfers_by_reference on late_transfers (payment_account_id, lower(bank_reference))
  where undone_at is null;

create function refuse_illegal_late_transfer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'a late transfer is never deleted';
  end if;
  if (old.payment_id, old.order_id, old.payment_account_id, old.bank_reference, old.amount_sen, old.outcome)
    is distinct from (new.payment_id, new.order_id, new.payment_account_id, new.bank_reference, new.amount_sen, new.outcome)
    or (old.undone_at is not null and new.undone_at is distinct from old.undone_at) then
    raise exception 'what came late never changes';
  end if;
  return new;
end $$;
create trigger late_transfers_steps before update or delete on late_transfers for each row execute function refuse_illegal_late_transfer();

-- The voucher that a shipment left when it ended unpaid: it comes back with the order where nobody else has it by then. Of
-- shipments that ended before nobody knows it, and they come back without one.
alter table shipments add column released_voucher_id uuid references vouchers;

-- As before, and: an expired payment is paid after all in the transaction that matches its transfer; and a fee is asked for
-- again like a payment that never came.
create or replace function refuse_illegal_payment_step() returns trigger language plpgsql as $$
declare
  is_corrected boolean := old.status = 'success' and new.status = 'awaiting_payment'
    and exists (select from approval_corrections c where c.payment_id = new.id and c.way = 'again' and c.at = now());
  is_asked_again boolean := old.status = 'expired' and new.status = 'awaiting_payment'
    and (exists (select from approval_corrections c where c.payable_id = new.order_id)
      or exists (select from fees f where f.order_id = new.order_id and f.waived_at is null));
  is_revived boolean := old.status = 'expired' and new.status = 'success' and exists (
    select from late_transfers t where t.payment_id = new.id and t.outcome = 'revived' and t.amount_sen = old.amount_sen and t.at = now());
begin
  if (old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen)
    or (not is_corrected and not is_asked_again
      and (old.unique_sen, old.pay_reference) is distinct from (new.unique_sen, new.pay_reference)) then
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

-- An order that is paid after all did not lapse.
create function uncount_lapsed_order() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), -1 from orders o
    where o.id = new.order_id and o.type in ('shipment', 'box_purchase');
  return null;
end $$;
create trigger payments_revived after update of status on payments for each row
  when (old.status = 'expired' and new.status = 'success') execute function uncount_lapsed_order();

-- What came late and is owed back is a refund of its own.
alter table refunds drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('voucher', 'credit', 'claim', 'cancellation', 'return', 'change', 'transfer'));
alter table ledger drop constraint ledger_account_check,
  add constraint ledger_account_check check (account ~ ('^(received|box_sales|shipping_sales|deposits_owed|credits_owed|claims_owed|claim_costs'
    || '|cancellations_owed|returns_owed|changes_owed|transfers_owed|payments_missing|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'));

-- As before, and: no more goes back of a late transfer than came.
create or replace function refuse_refund_beyond() returns trigger language plpgsql as $$
declare
  most bigint;
  shipment uuid;
begin
  if new.kind in ('credit', 'cancellation', 'return', 'change') then
    select d.concerns into shipment from orders d where d.id = new.order_id and d.type = 'difference';
    -- Two refunds of one order follow each other, so that the second sees the first.
    perform from orders where id in (new.order_id, shipment) order by id for no key update;
    select paid_for(new.order_id) - coalesce(sum(r.amount_sen), 0) into most from refunds r
      where r.order_id = new.order_id and r.kind in ('credit', 'cancellation', 'return', 'change') and r.id <> new.id;
    if shipment is not null then
      -- A refund that is paid is counted in 'paid_for' since it was owed.
      select least(most, paid_for(shipment) - coalesce(sum(r.amount_sen), 0)
          + case when tg_op = 'UPDATE' then new.amount_sen else 0 end) into most from refunds r
        where r.order_id = shipment and r.kind in ('credit', 'cancellation', 'return', 'change');
    end if;
  elsif new.kind = 'voucher' then
    select v.value_sen into most from vouchers v where v.id = new.voucher_id;
  elsif new.kind = 'transfer' then
    select t.amount_sen into most from late_transfers t
      where t.id = new.subject_id and t.order_id = new.order_id and t.outcome = 'owed' and t.undone_at is null;
  else
    select c.amount_sen into most from claims c where c.id = new.subject_id;
  end if;
  if new.amount_sen > coalesce(most, 0) then
    raise exception 'a refund of % is more than the % that may go back', new.amount_sen, coalesce(most, 0)
      using errcode = '23514', constraint = 'refunds_limit';
  end if;
  return new;
end $$;

-- As before, and: one for a transfer that was matched by mistake is withdrawn, too.
create or replace function refuse_illegal_refund_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a refund is never deleted';
  end if;
  if (old.kind, old.voucher_id, old.subject_id, old.order_id, old.amount_sen)
    is distinct from (new.kind, new.voucher_id, new.subject_id, new.order_id, new.amount_sen) then
    raise exception 'what a refund is for never changes';
  end if;
  -- Only the person it belonged to may be forgotten once it is paid.
  if old.status = 'paid' and (new.status, new.bank_reference, new.account_number, new.paid_at)
    is distinct from (old.status, old.bank_reference, old.account_number, old.paid_at) then
    raise exception 'a refund is paid once';
  end if;
  if old.status = 'withdrawn' and new.status <> 'withdrawn' then
    raise exception 'a refund that was withdrawn stays so';
  end if;
  if old.status = 'due' and new.status = 'withdrawn' and (old.kind not in ('cancellation', 'transfer') or not exists (
      select from refund_withdrawals w where w.refund_id = old.id and w.at = now())) then
    raise exception 'a refund is withdrawn with a reason, and only one of money that never came';
  end if;
  return new;
end $$;
