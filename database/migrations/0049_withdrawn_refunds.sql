-- The refund of a cancelled order whose money never came is withdrawn by the office, before it was paid. Nothing is edited:
-- the books get counter-postings, and this row says why and by whom. Refunds that exist stay as they are.

create table refund_withdrawals (
  refund_id uuid primary key references refunds,
  reject_code text not null check (reject_code in ('not_received', 'unreadable', 'wrong_account', 'already_used', 'other')),
  words text check (length(words) between 1 and 500),
  withdrawn_by uuid references users on delete set null,
  at timestamptz not null default now(),
  check (reject_code <> 'other' or words is not null)
);
create trigger refund_withdrawals_grow before delete or truncate on refund_withdrawals
  for each statement execute function refuse_change();

alter table refunds drop constraint refunds_status_check,
  add constraint refunds_status_check check (status in ('due', 'paid', 'withdrawn'));
create index refunds_withdrawn on refunds (id) where status = 'withdrawn';

-- As before, and: it is withdrawn in the transaction of the row that says why, and never after it was paid.
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
  if old.status = 'due' and new.status = 'withdrawn' and (old.kind <> 'cancellation' or not exists (
      select from refund_withdrawals w where w.refund_id = old.id and w.at = now())) then
    raise exception 'a refund is withdrawn with a reason, and only that of a cancelled order';
  end if;
  return new;
end $$;

-- Every letter about orders of boxes speaks of boxes. Whoever does not want to hear of a step does not want to hear of it
-- for boxes either.
update message_choices set muted = muted || array(
  select 'boxes_' || step from unnest(array['delayed', 'refused', 'damaged', 'lost', 'returning', 'returned']) as steps (step)
  where step = any(muted));
