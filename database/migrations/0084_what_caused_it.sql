-- Letters and web hooks belong to the trace of the call that caused them. A transaction that is part of a trace says which one;
-- what it records keeps that until it is passed on.
alter table dispatch add column traceparent text default nullif(current_setting('seberang.traceparent', true), '');
alter table web_hook_deliveries add column traceparent text default nullif(current_setting('seberang.traceparent', true), '');
