-- A draft has one source of truth and a version: a save that names an older one is refused. With the order the
-- words go and the row stays with the next version, so that a save sent before it cannot bring them back.
-- Drafts under way go on as the first version.
alter table shipment_drafts
  add column version integer not null default 1 check (version > 0),
  alter column draft drop not null;
