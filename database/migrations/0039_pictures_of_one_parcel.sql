-- A picture that shows what happened belongs to one parcel, and can be used for no other.
alter table files add column order_id uuid references parcels,
  add constraint files_of_parcel unique (id, order_id);

-- Pictures taken before belong to the parcel they were used for first. One that was used for a second parcel stays in its event,
-- for events never change, and can be used nowhere else.
update files f set order_id = used.order_id
from (
  select distinct on (u.evidence_id) u.evidence_id, u.order_id
  from (
    select evidence_id, order_id, at from parcel_events where evidence_id is not null
    union all
    select evidence_id, order_id, at from weighings where evidence_id is not null
  ) u (evidence_id, order_id, at)
  order by u.evidence_id, u.at
) used
where f.id = used.evidence_id and f.kind = 'evidence';

alter table parcel_events add constraint parcel_events_own_picture
  foreign key (evidence_id, order_id) references files (id, order_id) not valid;
alter table weighings add constraint weighings_own_picture
  foreign key (evidence_id, order_id) references files (id, order_id) not valid;
