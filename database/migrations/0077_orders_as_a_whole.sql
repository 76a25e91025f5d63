-- An order travels to the database as a whole, its commit included. What must hold for it is asked amid it: where it does
-- not, the transaction ends with a code of its own, and the order is tried again step by step to say what stands in its way.
create function must_hold(is_so boolean) returns boolean language plpgsql as $$
begin
  if is_so then return true; end if;
  raise exception 'What was sent as a whole does not hold.' using errcode = 'SB001';
end $$;

-- A box order may name its city by its label.
create index cities_by_lower_label on cities (lower(label));

-- Most people name no district; then nobody has to be asked whether it fits.
drop trigger box_purchases_district on box_purchases;
create trigger box_purchases_district after insert on box_purchases
  for each row when (new.district_id is not null) execute function refuse_district_of_another_place();
drop trigger shipment_parties_district on shipment_parties;
create trigger shipment_parties_district after insert on shipment_parties
  for each row when (new.district_id is not null) execute function refuse_district_of_another_place();
