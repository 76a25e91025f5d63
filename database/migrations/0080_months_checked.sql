-- Reads all rows once, while others go on reading and writing.
alter table events validate constraint events_before;
alter table parcel_events validate constraint parcel_events_before;

insert into scan_ids (scan_id, order_id)
select scan_id, order_id from parcel_events where scan_id is not null on conflict do nothing;
