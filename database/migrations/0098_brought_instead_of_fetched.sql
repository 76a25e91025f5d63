-- Whoever brings what was to be fetched gets the fee back, by a change that stands on no label: the one on the parcel stays good.
alter table order_changes add column voids_label boolean not null default true;

-- Brought to staff who have no counter, it has no place to name.
alter table shipment_parties drop constraint shipment_parties_check2;
alter table shipment_parties add check (service_type = 'drop_off' or drop_point_id is null);
