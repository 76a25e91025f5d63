-- How the whole of history is spread, for plans over all months; autovacuum counts each month by itself only. From here on the
-- job that makes months does this every night.
analyze only events;
analyze only parcel_events;
