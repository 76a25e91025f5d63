-- Money that goes back to a customer: the value of a confirmed voucher, the credit of a lighter parcel, the payment of a claim.

create table refunds (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('voucher', 'credit', 'claim')),
  -- One refund per voucher, ever; one per whatever else it is owed for.
  voucher_id uuid unique references vouchers,
  subject_id uuid not null unique,
  order_id uuid not null references orders,
  user_id uuid references users on delete set null,
  amount_sen bigint not null check (amount_sen > 0),
  status text not null default 'due' check (status in ('due', 'paid')),
  owed_at timestamptz not null default now(),
  -- Where it went, as it stood on the day of the payment.
  country_id text,
  bank_name text,
  account_number text,
  account_name text,
  bank_reference text check (length(bank_reference) between 1 and 60),
  paid_by uuid references users on delete set null,
  paid_at timestamptz,
  check ((kind = 'voucher') = (voucher_id is not null)),
  check (voucher_id is null or voucher_id = subject_id),
  check (case status when 'paid' then num_nonnulls(country_id, bank_name, account_number, account_name, bank_reference, paid_at) = 6
    else num_nonnulls(country_id, bank_name, account_number, account_name, bank_reference, paid_by, paid_at) = 0 end)
);
create index refunds_due on refunds (id) where status = 'due';
create index refunds_paid on refunds (paid_at desc, id desc) where status = 'paid';
create index refunds_by_user on refunds (user_id, id desc);

create function refuse_illegal_refund_step() returns trigger language plpgsql as $$
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
  return new;
end $$;
create trigger refunds_steps before update or delete on refunds for each row execute function refuse_illegal_refund_step();

insert into refunds (kind, voucher_id, subject_id, order_id, user_id, amount_sen)
  select 'voucher', v.id, v.id, coalesce((select s.order_id from shipments s where s.voucher_id = v.id), v.order_id), v.user_id, v.value_sen
  from vouchers v where v.status = 'confirmed' order by v.id;

alter table ledger drop constraint ledger_account_check,
  add constraint ledger_account_check check (account ~ ('^(received|box_sales|shipping_sales|deposits_owed|credits_owed|claims_owed|claim_costs'
    || '|unique_sen|paid_out|forfeited):?[0-9a-f-]*$'));
