-- What anybody may see of a parcel, in its wire form, so that a lookup reads one row by its key. Written by the
-- database whenever something that is shown changes, in the same transaction. Nothing of it is private: cities, no
-- names, no streets. What depends on the clock is not in it; the columns beside it say what the clock is compared with.
create table public_parcels (
  tracking_number text primary key,
  order_id uuid not null unique references parcels on delete cascade,
  last_seq integer not null,
  shown text not null check (shown is json object),
  -- Names the content: the tag that a reader sends back to ask whether anything has changed.
  version text not null,
  -- Where the parcel stands, where it goes and on which day it should be there.
  code text not null,
  region_id text,
  promised_day date,
  -- The service of a box, which the office may rename.
  service_id text,
  -- The last event, and whether its receiver has answered it.
  event_code text,
  event_at timestamptz,
  is_answered boolean not null
);

create function public_place(code text) returns json language sql stable as $$
  select json_build_object('city', c.label, 'country_id', r.country, 'lat', c.lat, 'lon', c.lon)
  from cities c join regions r on r.code = c.region_code where c.code = $1
$$;

-- The one description of that row.
create function public_parcels_of(ids uuid[]) returns setof public_parcels language sql stable as $$
  select p.tracking_number, p.order_id, p.last_seq, built.shown, md5(built.shown), p.code,
    coalesce(b.region_id, receiver.region_id), coalesce(s.arrives_to, b.visit_day), b.service_id,
    last.code, last.at, exists (select from receiver_answers a where a.event_id = last.id)
  from parcels p join orders o on o.id = p.order_id
    left join shipments s on s.order_id = p.order_id
    left join box_purchases b on b.order_id = p.order_id
    left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
    left join parcel_events last on last.order_id = p.order_id and last.seq = p.last_seq
    cross join lateral (select coalesce(json_agg(json_build_object('id', e.id, 'code', e.code, 'macro', e.macro,
        'city', c.label, 'country_id', r.country, 'region_id', r.code,
        'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.seq desc), '[]') as events
      from parcel_events e left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
      where e.order_id = p.order_id) happened
    cross join lateral (select json_build_object('tracking_number', p.tracking_number, 'type', o.type, 'mode', s.mode,
      'code', p.code, 'macro', p.macro, 'from', public_place(sender.city_id),
      'to', public_place(coalesce(receiver.city_id, b.city_id)),
      'arrives', case when s.order_id is not null then json_build_object('from', s.arrives_from, 'to', s.arrives_to)
        when b.visit_day is not null then json_build_object('from', b.visit_day, 'to', b.visit_day) end,
      'events', happened.events)::text as shown) built
  where p.order_id = any (ids)
$$;

-- Two who change the same parcel write its row one after the other: the later one reads what the earlier one stored.
-- Whoever inserts events holds the parcel already.
create function refresh_public_parcels(ids uuid[]) returns void language plpgsql as $$
begin
  perform from parcels where order_id = any (ids) order by order_id for no key update;
  -- A parcel that is only now becoming public: a change of its order that is under way is waited for.
  perform from shipments s where s.order_id = any (ids)
    and not exists (select from public_parcels t where t.order_id = s.order_id) order by s.order_id for share;
  insert into public_parcels select * from public_parcels_of(ids)
  on conflict (order_id) do update set (last_seq, shown, version, code, region_id, promised_day, service_id, event_code,
      event_at, is_answered)
    = (excluded.last_seq, excluded.shown, excluded.version, excluded.code, excluded.region_id, excluded.promised_day,
      excluded.service_id, excluded.event_code, excluded.event_at, excluded.is_answered);
end $$;

create function refresh_moved_parcels() returns trigger language plpgsql as $$
begin
  perform refresh_public_parcels(array(select distinct order_id from added));
  return null;
end $$;
create trigger parcel_events_public after insert on parcel_events referencing new table as added
  for each statement execute function refresh_moved_parcels();
create trigger receiver_answers_public after insert on receiver_answers referencing new table as added
  for each statement execute function refresh_moved_parcels();

create function refresh_public_parcel() returns trigger language plpgsql as $$
begin
  perform refresh_public_parcels(array[new.order_id]);
  return null;
end $$;
create trigger shipments_public after update of mode, arrives_from, arrives_to on shipments for each row
  when ((old.mode, old.arrives_from, old.arrives_to) is distinct from (new.mode, new.arrives_from, new.arrives_to))
  execute function refresh_public_parcel();
create trigger box_purchases_public after update of visit_day, service_id, region_id, city_id on box_purchases for each row
  when ((old.visit_day, old.service_id, old.region_id, old.city_id) is distinct from (new.visit_day, new.service_id, new.region_id, new.city_id))
  execute function refresh_public_parcel();
create trigger shipment_parties_public after update of region_id, city_id on shipment_parties for each row
  when ((old.region_id, old.city_id) is distinct from (new.region_id, new.city_id))
  execute function refresh_public_parcel();

-- Places change with an edition of the geography, hardly ever and only by name or by a few metres.
create function refresh_parcels_of_places() returns trigger language plpgsql as $$
declare
  changed text[] := array(select n.code from now_there n join before b on b.code = n.code
    where (n.label, n.lat, n.lon, n.region_code) is distinct from (b.label, b.lat, b.lon, b.region_code));
begin
  if cardinality(changed) > 0 then
    perform refresh_public_parcels(array(select order_id from shipment_parties where city_id = any (changed)
      union select order_id from box_purchases where city_id = any (changed)
      union select order_id from parcel_events where city_id = any (changed)));
  end if;
  return null;
end $$;
create trigger cities_public after update on cities referencing old table as before new table as now_there
  for each statement execute function refresh_parcels_of_places();

-- Parcels that exist can be followed from the first moment on.
insert into public_parcels select * from public_parcels_of(array(select order_id from parcels));
