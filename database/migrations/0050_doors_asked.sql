-- A parcel whose code failed for good waits for the office: counted on its first page and listed. Rows that exist fall
-- under it as they are.

create index door_codes_asked on door_codes (order_id)
  where office_asked_at is not null and used_at is null and released_at is null;
