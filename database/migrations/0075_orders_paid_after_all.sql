-- A batch that expired and is paid after all: each of its shipments is no longer one that came to nothing.
create or replace function uncount_lapsed_order() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), -1 from orders o
    where (o.id = new.order_id and o.type in ('shipment', 'box_purchase')) or o.paid_with = new.order_id;
  return null;
end $$;

-- What was counted before is counted anew.
delete from figure_changes where figure = 'lapsed';
delete from day_figures where figure = 'lapsed';
insert into day_figures (day, figure, kind, lane, amount)
  select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), count(*)
  from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
  where o.type in ('shipment', 'box_purchase')
    and (p.status in ('expired', 'cancelled') or exists (select from cancellations c where c.order_id = o.id and c.was_paid))
  group by 1, 3, 4;
