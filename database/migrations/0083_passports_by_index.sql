-- Whether a picture of a passport is kept as somebody's own is asked at every order that carries one.
create index users_by_passport on users (passport_id) where passport_id is not null;
-- Those that were kept long enough are looked for each day.
create index files_passports_by_age on files (created_at) where kind = 'passport' and sealed_key <> '';
