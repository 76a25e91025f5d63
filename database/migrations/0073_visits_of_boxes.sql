-- Boxes, too, are brought on another day, or collected at a counter that their buyer names. Existing orders keep their
-- appointments, unmoved, and existing self-pickups stay without a counter: the letter names it once the boxes are there.
alter table box_purchases
  add column counter_id uuid references locations,
  add column visit_moves smallint not null default 0 check (visit_moves between 0 and 3),
  add constraint box_purchases_counter check (counter_id is null or service_id = 'pickup');
