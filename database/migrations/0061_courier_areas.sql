-- Where couriers fetch and bring. Those who exist have no area: until they get one they see the stops of their country.
create table courier_areas (
  user_id uuid not null references users on delete cascade,
  region_id text not null references regions,
  city_id text references cities,
  unique nulls not distinct (user_id, region_id, city_id)
);
