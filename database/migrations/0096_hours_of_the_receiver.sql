-- Whoever waits at the door wants the hours as much as the day, and the poster named the day alone. Like it they stand beside the form in
-- which a parcel is sent, which stays as it is: the version before, which may run beside this one, sends nothing that it does not know.
alter table public_parcels add column booked_from text, add column booked_to text;

create or replace function public_parcel_of(parcel uuid) returns setof public_parcels language sql stable rows 1 as $$
  select p.tracking_number, p.order_id, p.last_seq, built.shown, md5(built.shown), p.code,
    coalesce(b.region_id, receiver.region_id), coalesce(greatest(s.arrives_to, receiver.visit_day), b.visit_day), b.service_id,
    last.code, last.at, exists (select from receiver_answers a where a.event_id = last.id),
    case when p.macro <> 'delivered' then receiver.visit_day end,
    case when p.step = 'ready_for_collection' then coalesce(receiver.counter_id, b.counter_id) end,
    case when p.step = 'label_created' then sender.drop_point_id end,
    case when p.step in ('label_created', 'pickup_scheduled', 'pickup_failed') and sender.service_type = 'pickup' then sender.visit_day end,
    coalesce(receiver.service_type = 'self_pickup', false),
    case when p.macro <> 'delivered' and receiver.visit_day is not null then to_char(slot.starts, 'HH24:MI') end,
    case when p.macro <> 'delivered' and receiver.visit_day is not null then to_char(slot.ends, 'HH24:MI') end
  from parcels p join orders o on o.id = p.order_id
    left join shipments s on s.order_id = p.order_id
    left join box_purchases b on b.order_id = p.order_id
    left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
    left join time_slots slot on slot.id = receiver.time_slot_id
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
  where p.order_id = parcel
$$;

create or replace function refresh_public_parcels(ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  parcel uuid;
begin
  perform from parcels where order_id = any (ids) order by order_id for no key update;
  -- A parcel that is only now becoming public: a change of its order that is under way is waited for.
  perform from shipments s where s.order_id = any (ids)
    and not exists (select from public_parcels t where t.order_id = s.order_id) order by s.order_id for share;
  foreach parcel in array ids loop
    insert into public_parcels select * from public_parcel_of(parcel)
    on conflict (order_id) do update set (last_seq, shown, version, code, region_id, promised_day, service_id, event_code,
        event_at, is_answered, booked_day, counter_id, brought_to, fetch_day, is_collected,
        booked_from, booked_to)
      = (excluded.last_seq, excluded.shown, excluded.version, excluded.code, excluded.region_id, excluded.promised_day,
        excluded.service_id, excluded.event_code, excluded.event_at, excluded.is_answered, excluded.booked_day, excluded.counter_id,
        excluded.brought_to, excluded.fetch_day, excluded.is_collected, excluded.booked_from, excluded.booked_to);
  end loop;
end $$;

drop trigger shipment_parties_public on shipment_parties;
create trigger shipment_parties_public after update of region_id, city_id, visit_day, time_slot_id, counter_id, drop_point_id, service_type on shipment_parties for each row
  when ((old.region_id, old.city_id, old.visit_day, old.time_slot_id, old.counter_id, old.drop_point_id, old.service_type)
    is distinct from (new.region_id, new.city_id, new.visit_day, new.time_slot_id, new.counter_id, new.drop_point_id, new.service_type))
  execute function refresh_public_parcel();

-- For parcels that have arrived nobody waits.
update public_parcels t set booked_from = to_char(slot.starts, 'HH24:MI'), booked_to = to_char(slot.ends, 'HH24:MI')
  from shipment_parties r join time_slots slot on slot.id = r.time_slot_id, parcels p
  where r.order_id = t.order_id and r.party = 'receiver' and r.visit_day is not null and p.order_id = t.order_id and p.macro <> 'delivered';
