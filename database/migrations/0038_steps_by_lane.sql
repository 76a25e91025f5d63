-- Steps follow the lane of a parcel, and each says who may take it. The same rows as in contract/parcel-routes.ts and
-- contract/parcel-steps.ts; a test compares them.

create function route_of(parcel uuid) returns text language sql stable as $$
  select case when o.type = 'box_purchase' then 'box' when s.lane in ('MY-ID', 'ID-MY') then 'across' else 'domestic' end
  from orders o left join shipments s on s.order_id = o.id where o.id = parcel
$$;

-- Parcels that are under way already finish by the steps they began with.
alter table parcels add column route text;
update parcels set route = 'earlier_' || route_of(order_id);
alter table parcels alter column route set not null,
  add constraint parcels_route_check
    check (route in ('across', 'domestic', 'box', 'earlier_across', 'earlier_domestic', 'earlier_box'));

create function set_parcel_route() returns trigger language plpgsql as $$
begin
  new.route := route_of(new.order_id);
  return new;
end $$;
create trigger parcels_route before insert on parcels for each row execute function set_parcel_route();

create function refuse_other_route() returns trigger language plpgsql as $$
begin
  raise exception 'a parcel keeps its route' using errcode = '23514', constraint = 'parcels_route_kept';
end $$;
create trigger parcels_route_kept before update of route on parcels for each row
  when (old.route <> new.route) execute function refuse_other_route();

alter table parcel_steps drop constraint parcel_steps_pkey, add column route text;
insert into parcel_steps (route, step, code)
  select way, step, code from parcel_steps, unnest(array['earlier_across', 'earlier_domestic', 'earlier_box']) way
  where (way = 'earlier_across' or code not in ('export_customs', 'export_cleared', 'arrived_destination', 'import_customs',
      'customs_hold', 'duty_due', 'import_cleared'))
    and (step <> 'label_created' or code = 'cancelled'
      or (way = 'earlier_box') = (code in ('out_for_delivery', 'ready_for_collection')));
delete from parcel_steps where route is null;
alter table parcel_steps alter column route set not null,
  add constraint parcel_steps_pkey primary key (route, step, code);

insert into parcel_steps (route, step, code)
select route, step, code from unnest(array['across', 'domestic', 'box']) route, (values
  ('none', 'order_created'),
  ('order_created', 'payment_confirmed'),
  ('order_created', 'cancelled'),
  ('payment_confirmed', 'label_created'),
  ('payment_confirmed', 'cancelled'),
  ('label_created', 'cancelled'),
  ('out_for_delivery', 'delivered'),
  ('out_for_delivery', 'delivery_failed'),
  ('out_for_delivery', 'refused'),
  ('out_for_delivery', 'ready_for_collection'),
  ('delivery_failed', 'out_for_delivery'),
  ('delivery_failed', 'ready_for_collection'),
  ('delivery_failed', 'returning'),
  ('ready_for_collection', 'delivered'),
  ('ready_for_collection', 'refused'),
  ('ready_for_collection', 'returning'),
  ('refused', 'out_for_delivery'),
  ('refused', 'returning'),
  ('returning', 'returned')) every (step, code);

insert into parcel_steps (route, step, code) values
  ('box', 'label_created', 'out_for_delivery'),
  ('box', 'label_created', 'ready_for_collection');

insert into parcel_steps (route, step, code)
select route, step, code from unnest(array['across', 'domestic']) route, (values
  ('label_created', 'pickup_scheduled'),
  ('label_created', 'picked_up'),
  ('label_created', 'dropped_off'),
  ('label_created', 'pickup_failed'),
  ('pickup_scheduled', 'picked_up'),
  ('pickup_scheduled', 'pickup_failed'),
  ('pickup_scheduled', 'dropped_off'),
  ('pickup_scheduled', 'cancelled'),
  ('pickup_failed', 'pickup_scheduled'),
  ('pickup_failed', 'picked_up'),
  ('pickup_failed', 'pickup_failed'),
  ('pickup_failed', 'dropped_off'),
  ('pickup_failed', 'cancelled'),
  ('picked_up', 'reweighed'),
  ('picked_up', 'origin_hub_in'),
  ('dropped_off', 'reweighed'),
  ('dropped_off', 'picked_up'),
  ('dropped_off', 'origin_hub_in'),
  ('reweighed', 'reweighed'),
  ('reweighed', 'origin_hub_in'),
  ('reweighed', 'consolidated'),
  ('reweighed', 'returning'),
  ('origin_hub_in', 'reweighed'),
  ('origin_hub_in', 'consolidated'),
  ('origin_hub_in', 'returning'),
  ('destination_hub_in', 'handed_to_partner'),
  ('destination_hub_in', 'out_for_delivery'),
  ('destination_hub_in', 'ready_for_collection'),
  ('handed_to_partner', 'out_for_delivery'),
  ('handed_to_partner', 'ready_for_collection'),
  ('handed_to_partner', 'delivered'),
  ('handed_to_partner', 'delivery_failed')) of_a_shipment (step, code);

insert into parcel_steps (route, step, code) values
  ('domestic', 'reweighed', 'departed_origin'),
  ('domestic', 'reweighed', 'destination_hub_in'),
  ('domestic', 'origin_hub_in', 'departed_origin'),
  ('domestic', 'origin_hub_in', 'destination_hub_in'),
  ('domestic', 'consolidated', 'departed_origin'),
  ('domestic', 'departed_origin', 'destination_hub_in'),
  ('across', 'consolidated', 'export_customs'),
  ('across', 'export_customs', 'export_cleared'),
  ('across', 'export_customs', 'returning'),
  ('across', 'export_cleared', 'departed_origin'),
  ('across', 'departed_origin', 'arrived_destination'),
  ('across', 'arrived_destination', 'import_customs'),
  ('across', 'import_customs', 'import_cleared'),
  ('across', 'import_customs', 'customs_hold'),
  ('across', 'import_customs', 'duty_due'),
  ('across', 'customs_hold', 'import_cleared'),
  ('across', 'customs_hold', 'duty_due'),
  ('across', 'customs_hold', 'returning'),
  ('across', 'duty_due', 'import_cleared'),
  ('across', 'duty_due', 'returning'),
  ('across', 'import_cleared', 'destination_hub_in');

create table parcel_step_roles (
  code text not null,
  role text not null check (role in ('customer', 'courier', 'agent', 'admin')),
  primary key (code, role)
);
insert into parcel_step_roles (code, role)
select code, role from unnest(array['pickup_scheduled', 'pickup_failed', 'picked_up', 'origin_hub_in', 'reweighed', 'destination_hub_in',
  'handed_to_partner', 'out_for_delivery', 'delivery_failed', 'ready_for_collection', 'delivered', 'refused', 'damaged', 'delayed',
  'sender_asked', 'returned']) code, unnest(array['courier', 'agent', 'admin']) role
union all
select code, role from unnest(array['order_created', 'payment_confirmed', 'label_created', 'dropped_off', 'consolidated', 'departed_origin',
  'sender_answered']) code, unnest(array['agent', 'admin']) role
union all
select code, 'admin' from unnest(array['export_customs', 'export_cleared', 'arrived_destination', 'import_customs', 'customs_hold',
  'duty_due', 'import_cleared', 'lost', 'returning', 'cancelled', 'corrected']) code;

-- What nobody did, such as a payment that was matched by itself, carries no actor.
create function refuse_step_of_other_role() returns trigger language plpgsql as $$
begin
  if exists (select from users u where u.id = new.actor_id
    and not exists (select from parcel_step_roles r where r.code = new.code and r.role = u.role)) then
    raise exception 'this step is for others to take' using errcode = '23514', constraint = 'parcel_events_role';
  end if;
  return new;
end $$;
create trigger parcel_events_by_role before insert on parcel_events for each row
  when (new.actor_id is not null) execute function refuse_step_of_other_role();

-- As before, by the route of the parcel.
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
    if (new.code = 'returning' and (unsettled is null or unsettled = 'agreed'))
      or (unsettled is not null and new.code not in ('picked_up', 'reweighed', 'origin_hub_in', 'returning')) then
      raise exception 'the sender has not agreed to what was weighed' using errcode = '23514', constraint = 'parcel_events_weighing';
    end if;
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = case when is_note then step else new.code end, code = new.code, macro = new.macro,
    last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;

create or replace function correct_parcel() returns trigger language plpgsql as $$
declare
  parcel parcels;
  target text := new.params ->> 'step';
begin
  select * into parcel from parcels where order_id = new.order_id for update;
  if not found then
    raise exception 'no such parcel' using errcode = '23503', constraint = 'parcel_events_parcel';
  end if;
  -- After a cancellation money may be on its way back.
  if parcel.step = 'cancelled' or target is null or target = parcel.step or not exists (
    select from parcel_events e join parcel_steps s on s.route = parcel.route and s.code = e.code
    where e.order_id = new.order_id and e.code = target
  ) then
    raise exception 'a parcel cannot go back from % to %', parcel.step, target using errcode = '23514', constraint = 'parcel_events_step';
  end if;
  new.seq := parcel.last_seq + 1;
  new.hash := parcel_event_hash(new, parcel.last_hash);
  update parcels set step = target, code = target, macro = new.macro, last_seq = new.seq, last_hash = new.hash, changed_at = now()
  where order_id = new.order_id;
  return new;
end $$;
