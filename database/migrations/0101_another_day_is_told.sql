-- A receiver who chose another day after nobody was met left the parcel in trouble, because nothing of it stood in its
-- chain. Parcels whose day was chosen before this stay as they are until their next event: no row changes.
insert into parcel_step_roles (code, role) values ('day_chosen', 'admin');

-- As before, and: a day that was chosen is a note.
create or replace function move_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  unsettled text;
  is_note boolean := new.code in ('damaged', 'lost', 'delayed', 'sender_asked', 'sender_answered', 'day_chosen');
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  if not is_note and not exists (
    select from parcel_steps s where s.route = parcel.route and s.step = parcel.step and s.code = new.code
  ) then
    raise exception 'a parcel cannot go from % to %', parcel.step, new.code using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if is_note and parcel.step in ('delivered', 'returned', 'cancelled') then
    raise exception 'the parcel has arrived' using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  if not is_note and parcel.step in ('picked_up', 'dropped_off', 'reweighed', 'origin_hub_in') then
    unsettled := unsettled_weighing(new.order_id);
    if unsettled is not null and new.code not in ('picked_up', 'reweighed', 'origin_hub_in', 'returning') then
      raise exception 'the sender has not agreed to what was weighed' using errcode = '23514', constraint = 'parcel_events_weighing';
    end if;
  end if;
  if new.code in ('handed_to_partner', 'out_for_delivery', 'ready_for_collection')
    and parcel.step not in ('handed_to_partner', 'out_for_delivery', 'ready_for_collection')
    and unsettled_weighing(new.order_id) = 'changed' then
    raise exception 'what another city costs is not paid' using errcode = '23514', constraint = 'parcel_events_weighing';
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = case when is_note then step else new.code end, code = new.code, macro = new.macro,
    last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;

-- As before, and: whoever was not met may still say that nobody came after another day was agreed on.
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
    left join lateral (select e.id, e.code, e.at from parcel_events e
      where e.order_id = p.order_id and e.code not in ('pickup_scheduled', 'day_chosen') order by e.seq desc limit 1) last on true
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
