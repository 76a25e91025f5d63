-- Five tries at a door for each parcel, however often it goes out. Parcels that are out keep the tries they have left.
alter table door_codes
  -- When the office was asked, because the code failed a second time.
  add column office_asked_at timestamptz;

create function refuse_new_tries() returns trigger language plpgsql as $$
begin
  raise exception 'tries at a door are not given back' using errcode = '23514', constraint = 'door_codes_tries';
end $$;
create trigger door_codes_tries before update of tries_left on door_codes for each row
  when (new.tries_left > old.tries_left) execute function refuse_new_tries();

-- A picture of a passport is given for one party of one order, unless its owner keeps it as their own.
alter table shipment_parties add column passport_is_kept boolean not null default false;

-- Pictures that were given for several parties before stay where they are and count as kept; they go to no further party
-- unless they are their owner's own.
update shipment_parties p set passport_is_kept = true
where passport_image_id is not null and (
  exists (select from users u where u.passport_id = p.passport_image_id)
  or exists (select from shipment_parties o where o.passport_image_id = p.passport_image_id
    and (o.order_id, o.party) <> (p.order_id, p.party)));

create function mark_kept_passport() returns trigger language plpgsql as $$
begin
  new.passport_is_kept := exists (select from users u where u.passport_id = new.passport_image_id);
  return new;
end $$;
create trigger shipment_parties_kept_passport before insert or update of passport_image_id on shipment_parties
  for each row when (new.passport_image_id is not null) execute function mark_kept_passport();

create unique index shipment_parties_passport_once on shipment_parties (passport_image_id)
  where passport_image_id is not null and not passport_is_kept;
