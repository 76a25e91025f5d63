-- A payment that was approved and never came is asked for by an order of its own. When its time was over nobody could ask a
-- second time; now the office can: the same order waits again. As before, and: such an order leaves 'expired', with other
-- sen where its own became another order's meanwhile. Orders that expired before can be asked for again, too.
create or replace function refuse_illegal_payment_step() returns trigger language plpgsql as $$
declare
  is_corrected boolean := old.status = 'success' and new.status = 'awaiting_payment'
    and exists (select from approval_corrections c where c.payment_id = new.id and c.way = 'again' and c.at = now());
  is_asked_again boolean := old.status = 'expired' and new.status = 'awaiting_payment'
    and exists (select from approval_corrections c where c.payable_id = new.order_id);
begin
  if (old.order_id, old.payment_type_id, old.payment_account_id, old.base_sen)
    is distinct from (new.order_id, new.payment_type_id, new.payment_account_id, new.base_sen)
    or (not is_corrected and not is_asked_again
      and (old.unique_sen, old.pay_reference) is distinct from (new.unique_sen, new.pay_reference)) then
    raise exception 'what a payment asks for never changes';
  end if;
  new.closed_at := case when new.status in ('awaiting_payment', 'awaiting_approval') then null else coalesce(new.closed_at, now()) end;
  if old.status = new.status or is_corrected or is_asked_again or (old.status, new.status) in (
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
