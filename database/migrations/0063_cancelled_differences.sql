-- A difference that was paid after weighing is cancelled by the office: what was paid for it goes back, and the weighing
-- no longer counts. Differences that are paid already stay as they are; none was cancelled before.

do $$
declare
  old text;
begin
  for old in select conname from pg_constraint where conrelid = 'weighings'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%status%' and (pg_get_constraintdef(oid) like '%replaced%'
      or pg_get_constraintdef(oid) like '%waiting%' or pg_get_constraintdef(oid) like '%payable_id%') loop
    execute format('alter table weighings drop constraint %I', old);
  end loop;
end $$;
alter table weighings
  add constraint weighings_status_check check (status in ('same', 'credited', 'waiting', 'agreed', 'paid', 'declined', 'replaced', 'cancelled')),
  add constraint weighings_heavier check (status not in ('waiting', 'agreed', 'paid', 'declined', 'cancelled') or difference_sen > 0),
  -- Who paid, and was paid back, can be read as long as the weighing is.
  add constraint weighings_paid_by check ((status in ('agreed', 'paid', 'cancelled')) = (payable_id is not null));

-- As before, and: a paid one is cancelled together with its order.
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
      where c.order_id = new.payable_id and c.way = 'again' and c.at = now()))
    or (old.status = 'paid' and new.status = 'cancelled' and exists (select from cancellations c
      where c.order_id = new.payable_id and c.at = now())) then
    return new;
  end if;
  raise exception 'a weighing cannot go from % to %', old.status, new.status;
end $$;

-- As before, and: what went back for a difference is no part of what was paid for its shipment.
create or replace function paid_for(subject uuid) returns bigint language sql stable as $$
  select coalesce((select case when o.paid_with is null then p.amount_sen else o.total_sen end
      from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      where o.id = subject and p.status = 'success' and (not is_missing(p.id) or (o.paid_with is not null and exists (
        select from approval_corrections c join payments m on m.order_id = c.payable_id
        where c.payment_id = p.id and m.status = 'success')))), 0)
    + coalesce((select sum(p.amount_sen - coalesce((select sum(r.amount_sen) from refunds r
        where r.order_id = d.id and r.kind = 'cancellation'), 0))
      from orders d join payments p on p.order_id = d.id
      where d.concerns = subject and d.type <> 'fee' and p.status = 'success' and not is_missing(p.id)), 0)::bigint
$$;

-- As before, and: what goes back for a difference goes back for its shipment, too, and once.
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
  else
    select c.amount_sen into most from claims c where c.id = new.subject_id;
  end if;
  if new.amount_sen > coalesce(most, 0) then
    raise exception 'a refund of % is more than the % that may go back', new.amount_sen, coalesce(most, 0)
      using errcode = '23514', constraint = 'refunds_limit';
  end if;
  return new;
end $$;
