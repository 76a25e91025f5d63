-- What whoever comes by has to know: a gate, a floor, a landmark. Shipments that are placed have none.
alter table shipment_parties add column note text check (length(note) between 1 and 200);
