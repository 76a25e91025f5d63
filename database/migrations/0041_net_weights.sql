-- What customs ask of each item: the net weight of all its pieces, and where it was made.
-- Orders from before have neither; their papers leave both out.
alter table shipment_items
  add column net_weight_g integer check (net_weight_g between 1 and 1000000),
  add column origin_country text check (origin_country ~ '^[A-Z]{2}$');
