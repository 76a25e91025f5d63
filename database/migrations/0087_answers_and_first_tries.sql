-- How long customers wait from a proof to its answer, and how many of the parcels that arrive needed another try. Both are
-- counted from here on: of days before, nothing is known, and pages say nothing.
alter table day_figures drop constraint day_figures_figure_check;
alter table day_figures add constraint day_figures_figure_check check (figure in (
  'orders', 'lapsed', 'revenue', 'unique_sen', 'delivered', 'on_time',
  -- On the day of the answer: answers to proofs, and the seconds that their customers waited.
  'answers', 'answer_s',
  -- On the day of arrival: shipments that arrived, and those of them that were not handed over at the first try.
  'first_tries', 'failed_tries'));

create function count_answer() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(now()), f.figure, case o.type when 'box_purchase' then 'box_purchase' else 'shipment' end, lane_of(o.id), f.amount
    from orders o, (values ('answers', 1), ('answer_s', extract(epoch from now() - old.proof_sent_at)::bigint)) f (figure, amount)
    where o.id = new.order_id;
  return null;
end $$;
create trigger payments_answered after update of status on payments for each row
  when (old.status = 'awaiting_approval' and new.status <> old.status and old.proof_sent_at is not null)
  execute function count_answer();

-- As before, and: a try that was noted by mistake, and corrected at once, was none.
create or replace function count_delivery() returns trigger language plpgsql as $$
declare
  sign int := case new.macro when 'delivered' then 1 else -1 end;
  on_day date := local_day(case new.macro when 'delivered' then new.changed_at else old.changed_at end);
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select on_day, 'delivered', o.type, lane_of(o.id), sign from orders o
      where o.id = new.order_id and o.type in ('shipment', 'box_purchase')
    union all
    select on_day, 'on_time', 'shipment', s.lane, sign from shipments s where s.order_id = new.order_id and s.arrives_to >= on_day
    union all
    select on_day, f.figure, 'shipment', s.lane, sign from shipments s, (values ('first_tries'), ('failed_tries')) f (figure)
      where s.order_id = new.order_id and (f.figure = 'first_tries' or exists (
        select from parcel_events e where e.order_id = new.order_id and e.code = 'delivery_failed' and not exists (
          select from parcel_events c where c.order_id = e.order_id and c.seq = e.seq + 1 and c.code = 'corrected')));
  return null;
end $$;
