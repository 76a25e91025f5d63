-- An order that the office ends before its parcel is in anybody's hands, and what is owed back for it.
-- Orders that exist stay as they are. A parcel that a scan put to 'cancelled' before has no row here: what was paid for it
-- was settled outside this system, and nothing is owed for it now.

create table cancellations (
  -- Once for each order, ever.
  order_id uuid primary key references orders,
  reason text not null check (reason in ('customer_asked', 'not_served', 'not_allowed', 'placed_twice', 'other')),
  words text check (length(words) between 1 and 300),
  was_paid boolean not null,
  -- What is owed back; nothing for an order that was not paid.
  refund_sen bigint not null check (refund_sen >= 0),
  cancelled_by uuid references users on delete set null,
  at timestamptz not null default now(),
  check (reason <> 'other' or words is not null),
  check (was_paid or refund_sen = 0)
);
create trigger cancellations_grow before delete or truncate on cancellations
  for each statement execute function refuse_change();

-- A cancelled order is taken out of the orders that came to something, as one that was never paid is.
create trigger cancellations_counted after insert on cancellations for each row
  when (new.was_paid) execute function count_lapsed_order();

alter table refunds drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('voucher', 'credit', 'claim', 'cancellation'));
alter table ledger drop constraint ledger_account_check,
  add constraint ledger_account_check check (account ~ ('^(received|box_sales|shipping_sales|deposits_owed|credits_owed|claims_owed|claim_costs'
    || '|cancellations_owed|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'));
create index refunds_by_order on refunds (order_id);

-- What was paid for an order: its own payment or its part of a batch, and the differences after weighing.
create function paid_for(subject uuid) returns bigint language sql stable as $$
  select coalesce((select case when o.paid_with is null then p.amount_sen else o.total_sen end
      from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.id = subject and p.status = 'success'), 0)
    + coalesce((select sum(p.amount_sen) from orders d join payments p on p.order_id = d.id
      where d.concerns = subject and p.status = 'success'), 0)::bigint
$$;

-- Nothing goes back beyond what it is for: a voucher's value, the amount of a claim, what was paid for an order.
-- Refunds that are paid already stay as they are; one that is due beyond its limit is refused when the office wants to pay it.
create function refuse_refund_beyond() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  if new.kind in ('credit', 'cancellation') then
    -- Two refunds of one order follow each other, so that the second sees the first.
    perform from orders where id = new.order_id for no key update;
    select paid_for(new.order_id) - coalesce(sum(r.amount_sen), 0) into most from refunds r
      where r.order_id = new.order_id and r.kind in ('credit', 'cancellation') and r.id <> new.id;
  elsif new.kind = 'voucher' then
    select v.value_sen into most from vouchers v where v.id = new.voucher_id;
  else
    select c.amount_sen into most from claims c where c.id = new.subject_id;
  end if;
  if new.amount_sen > coalesce(most, 0) then
    raise exception 'a refund of % is more than the % that may go back', new.amount_sen, coalesce(most, 0)
      using errcode = '23514', constraint = 'refunds_limit';
  end if;
  return new;
end $$;
create trigger refunds_limited before insert on refunds for each row execute function refuse_refund_beyond();
create trigger refunds_limited_when_paid before update of status on refunds for each row
  when (old.status = 'due' and new.status = 'paid') execute function refuse_refund_beyond();
