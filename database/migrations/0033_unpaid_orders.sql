-- What an unpaid order holds is held per person: so many orders, so many amounts of one account, so many places of a slot.

alter table payments
  -- Whoever has to pay; gone with the account.
  add column payer_id uuid references users on delete set null,
  -- For a transfer without sen of its own: the word that must stand in its note.
  add column pay_reference text check (pay_reference ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  -- Since when nobody is asked for its amount any more.
  add column closed_at timestamptz;

-- Orders under way count for whoever placed them from now on; nobody's order ends because there are more than twenty.
update payments p set payer_id = o.user_id,
    closed_at = case when p.status not in ('awaiting_payment', 'awaiting_approval') then coalesce(p.decided_at, p.deadline_at) end
  from orders o where o.id = p.order_id;

alter table payments drop constraint payments_check,
  add constraint payments_identified check ((payment_type_id = 'transfer') = (unique_sen > 0 or pay_reference is not null)),
  add constraint payments_one_mark check (pay_reference is null or unique_sen = 0),
  add constraint payments_closed check ((status in ('awaiting_payment', 'awaiting_approval')) = (closed_at is null));

drop index open_transfer_amounts;
create unique index open_transfer_amounts on payments (payment_account_id, amount_sen)
  where payment_type_id = 'transfer' and unique_sen > 0 and status in ('awaiting_payment', 'awaiting_approval');
create unique index open_references on payments (payment_account_id, pay_reference)
  where pay_reference is not null and status in ('awaiting_payment', 'awaiting_approval');
create index rested_amounts on payments (payment_account_id, amount_sen, closed_at desc)
  where payment_type_id = 'transfer' and unique_sen > 0 and closed_at is not null;
create index open_payments_by_payer on payments (payer_id) where status in ('awaiting_payment', 'awaiting_approval');

-- As before; the word never changes either, and the end of a payment has its time.
create or replace function refuse_illegal_payment_step() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen, old.unique_sen, old.pay_reference)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen, new.unique_sen, new.pay_reference) then
    raise exception 'what a payment asks for never changes';
  end if;
  new.closed_at := case when new.status in ('awaiting_payment', 'awaiting_approval') then null else coalesce(new.closed_at, now()) end;
  if old.status = new.status or (old.status, new.status) in (
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
-- A payment that is written down as over, as sample data are, is closed from the start.
create function close_new_payment() returns trigger language plpgsql as $$
begin
  if new.status not in ('awaiting_payment', 'awaiting_approval') then
    new.closed_at := coalesce(new.closed_at, new.decided_at, now());
  end if;
  return new;
end $$;
create trigger payments_closed_new before insert on payments for each row execute function close_new_payment();
