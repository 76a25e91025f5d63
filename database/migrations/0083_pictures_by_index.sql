-- Whether a picture of a passport is kept as somebody's own is asked at every order that carries one.
create index users_by_passport on users (passport_id) where passport_id is not null;
-- Pictures that were kept long enough are looked for each day.
create index files_by_age on files (kind, created_at) where sealed_key <> '';
-- Each step of a claim is shown with its pictures.
create index claim_pictures_by_event on claim_pictures (event_id);
