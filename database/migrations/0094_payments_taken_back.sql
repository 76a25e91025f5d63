-- A transfer that the bank sent back, or that never went out, is taken back: its refund is due again. Nothing is edited: the books get
-- counter-postings, and this row keeps what was said of the payment. Refunds that are paid already can be taken back from now on.

create table payments_taken_back (
  refund_id uuid not null references refunds,
  -- When that payment was recorded: one refund may come back twice.
  paid_at timestamptz not null,
  reason text not null check (reason in ('sent_back', 'not_sent')),
  bank_reference text not null check (length(bank_reference) between 1 and 60),
  paid_by uuid references users on delete set null,
  taken_back_by uuid references users on delete set null,
  at timestamptz not null default now(),
  primary key (refund_id, paid_at)
);
create trigger payments_taken_back_grow before delete or truncate on payments_taken_back
  for each statement execute function refuse_change();

-- As before, and: a payment is taken back in the transaction of the row that says why.
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
  if old.status = 'paid' and new.status = 'due' then
    if old.paid_in_cash or not exists (select from payments_taken_back t
        where t.refund_id = old.id and t.paid_at = old.paid_at and t.at = now()) then
      raise exception 'the payment of a refund is taken back with a reason, and only a transfer';
    end if;
  elsif old.status = 'paid' and (new.status, new.bank_reference, new.account_number, new.paid_at)
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

-- As before, and: the voucher of a refund that is due again is only confirmed.
create or replace function refuse_illegal_voucher_step() returns trigger language plpgsql as $$
begin
  if (old.serial, old.order_id, old.value_sen) is distinct from (new.serial, new.order_id, new.value_sen) then
    raise exception 'what a voucher is worth never changes';
  end if;
  if old.status = new.status or (old.status, new.status) in (
    ('issued', 'attached'), ('issued', 'expired'), ('issued', 'void'),
    ('attached', 'issued'), ('attached', 'confirmed'),
    ('confirmed', 'refunded')
  ) or (old.status = 'refunded' and new.status = 'confirmed'
    and exists (select from refunds r where r.voucher_id = new.id and r.status = 'due')) then
    return new;
  end if;
  raise exception 'a voucher cannot go from % to %', old.status, new.status;
end $$;

-- As before, and: the claim of a refund that is due again is accepted, and not paid.
insert into claim_steps (step, next) values ('paid', 'accepted');
create or replace function refuse_illegal_claim_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a claim is never deleted';
  end if;
  if (old.order_id, old.kind, old.cover_sen, old.wanted_sen, old.items_sen, old.filed_at)
    is distinct from (new.order_id, new.kind, new.cover_sen, new.wanted_sen, new.items_sen, new.filed_at) then
    raise exception 'what a claim is about never changes';
  end if;
  if old.status = new.status then
    if old.amount_sen is distinct from new.amount_sen then
      raise exception 'what was decided is changed by an objection only';
    end if;
    return new;
  end if;
  if not exists (select from claim_steps s where s.step = old.status and s.next = new.status)
    or (old.status in ('accepted', 'declined') and new.status = 'in_review' and (old.objected_at is not null or old.settled_at is not null))
    or (new.status = 'withdrawn' and old.objected_at is not null)
    or (old.status = 'paid' and not exists (select from refunds r where r.subject_id = old.id and r.status = 'due')) then
    raise exception 'a claim cannot go from % to %', old.status, new.status;
  end if;
  -- All claims of a parcel together never take more than the cover shown before paying.
  if new.status = 'accepted' and new.amount_sen + coalesce((select sum(c.amount_sen) from claims c
      where c.order_id = new.order_id and c.id <> new.id), 0) > (select (s.cover ->> 'cover_sen')::bigint from shipments s where s.order_id = new.order_id) then
    raise exception 'more than the cover shown before paying' using errcode = '23514', constraint = 'claims_cover';
  end if;
  return new;
end $$;

alter table claim_events drop constraint claim_events_what_check,
  add constraint claim_events_what_check check (what in ('filed', 'taken', 'asked', 'answered', 'accepted', 'declined', 'objected', 'agreed',
    'settled', 'withdrawn', 'paid', 'unpaid'));
