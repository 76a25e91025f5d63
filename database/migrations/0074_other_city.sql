-- The office sends parcels that are under way to another city. What that costs more is a demand like every change of an
-- order. Parcels that exist went where they were sent: no row changes. A demand that is not paid can stand today only for
-- parcels that wait at their origin, and they wait there as before.

-- As before, and: where a change is not paid, the last part of the way does not begin.
create or replace function move_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  unsettled text;
  is_note boolean := new.code in ('damaged', 'lost', 'delayed', 'sender_asked', 'sender_answered');
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
