-- A box is described in three languages, or in none. What stood there was one text for everybody, and stays that until the
-- office writes the others.
alter table boxes drop constraint boxes_description_check;
alter table boxes alter column description drop default;
alter table boxes alter column description type jsonb
  using jsonb_build_object('id', description, 'my', description, 'sg', description);
alter table boxes alter column description set default '{"id": "", "my": "", "sg": ""}',
  add constraint boxes_description_check check (description ?& array['id', 'my', 'sg']
    and greatest(length(description ->> 'id'), length(description ->> 'my'), length(description ->> 'sg')) <= 200);
