-- An appointment is moved by link, up to three times. A receiver whose day the parcel can no longer meet has none until
-- they choose another; a receiver who collects may name the counter. Existing appointments stay as they are, unmoved,
-- and existing self-pickups stay without a counter: the letter names it once the parcel is there.
alter table shipment_parties
  alter column visit_day drop not null,
  alter column time_slot_id drop not null,
  add column counter_id uuid references locations,
  add column visit_moves smallint not null default 0 check (visit_moves between 0 and 3),
  add constraint shipment_parties_visit
    check ((visit_day is null) = (time_slot_id is null) and (party = 'receiver' or visit_day is not null)),
  add constraint shipment_parties_counter check (counter_id is null or service_type = 'self_pickup');
