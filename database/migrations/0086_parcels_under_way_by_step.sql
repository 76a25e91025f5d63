-- Where the parcels under way are is counted from the index alone.
drop index parcels_under_way;
create index parcels_under_way on parcels (in_trouble, changed_at, order_id) include (step)
  where macro not in ('delivered', 'returned', 'cancelled');
