-- The sen that tell transfers apart are money received, too, but no sale: the office's figures name them, so that revenue,
-- these sen and box deposits add up to what came in. A batch whose approval is taken back counted its lanes a second time
-- instead of taking them off: the sign of the posting counts now.
alter table day_figures drop constraint day_figures_figure_check;
alter table day_figures add constraint day_figures_figure_check
  check (figure in ('orders', 'lapsed', 'revenue', 'unique_sen', 'delivered', 'on_time'));

create or replace function count_revenue() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(a.at), 'revenue', case a.account when 'box_sales' then 'box_purchase' else 'shipment' end,
      coalesce(l.params ->> 'lane', lane_of(a.order_id)), coalesce(-sign(a.amount_sen)::bigint * l.amount_sen, -a.amount_sen)
    from added a left join order_lines l on l.order_id = a.order_id and l.code = 'batch_lane' and a.account = 'shipping_sales'
    where a.account in ('box_sales', 'shipping_sales')
    union all
    select local_day(a.at), 'unique_sen', case o.type when 'box_purchase' then 'box_purchase' else 'shipment' end,
      lane_of(a.order_id), -a.amount_sen
    from added a join orders o on o.id = a.order_id where a.account = 'unique_sen';
  return null;
end $$;

-- What was counted before is counted anew from the ledger, by the same rule.
delete from figure_changes where figure = 'revenue';
delete from day_figures where figure = 'revenue';
insert into day_figures (day, figure, kind, lane, amount)
  select local_day(a.at), 'revenue', case a.account when 'box_sales' then 'box_purchase' else 'shipment' end,
    coalesce(l.params ->> 'lane', lane_of(a.order_id)), sum(coalesce(-sign(a.amount_sen)::bigint * l.amount_sen, -a.amount_sen))
  from ledger a left join order_lines l on l.order_id = a.order_id and l.code = 'batch_lane' and a.account = 'shipping_sales'
  where a.account in ('box_sales', 'shipping_sales') group by 1, 3, 4
  union all
  select local_day(a.at), 'unique_sen', case o.type when 'box_purchase' then 'box_purchase' else 'shipment' end,
    lane_of(a.order_id), -sum(a.amount_sen)
  from ledger a join orders o on o.id = a.order_id where a.account = 'unique_sen' group by 1, 3, 4;
