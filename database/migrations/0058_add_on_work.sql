-- What was ordered on top of the way itself is work for somebody, and is ticked when it is done. Orders that exist have no
-- ticks: a parcel that still lies at its origin waits for them, one that has left is not asked any more.
create table add_on_work (
  order_id uuid not null references shipments on delete cascade,
  name text not null check (name in ('bubble_wrap', 'wooden_crate', 'waterproof_wrap', 'repack', 'inspection_photo')),
  done_by uuid references users on delete set null,
  done_at timestamptz not null default now(),
  evidence_id uuid,
  primary key (order_id, name),
  check (name <> 'inspection_photo' or evidence_id is not null),
  foreign key (evidence_id, order_id) references files (id, order_id)
);
create index add_on_work_by_evidence on add_on_work (evidence_id) where evidence_id is not null;

-- Cover is bought and nothing has to be done for it.
create function has_open_work(parcel uuid) returns boolean language sql stable as $$
  select exists (select from shipments s, jsonb_array_elements(s.add_ons) a
    where s.order_id = parcel and a ->> 'name' <> 'insurance'
      and not exists (select from add_on_work w where w.order_id = parcel and w.name = a ->> 'name'))
$$;

create function refuse_open_work() returns trigger language plpgsql as $$
begin
  if (select step in ('picked_up', 'dropped_off', 'reweighed', 'origin_hub_in') from parcels where order_id = new.order_id)
    and has_open_work(new.order_id) then
    raise exception 'work that was ordered is not done' using errcode = '23514', constraint = 'parcel_events_work';
  end if;
  return new;
end $$;
-- Fires before the parcel is moved: triggers of one moment fire by their names.
create trigger parcel_events_add_on_work before insert on parcel_events for each row
  when (new.code in ('consolidated', 'departed_origin', 'destination_hub_in')) execute function refuse_open_work();
