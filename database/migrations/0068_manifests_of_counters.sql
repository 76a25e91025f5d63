-- Manifests belong to the counter whose agents load them, or to the office, and are closed before they leave. Those that
-- there are belong to the office; those that have moved on were closed when they did.
alter table manifests add column counter_id uuid references locations, add column closed_at timestamptz;
update manifests m set closed_at = coalesce(
  (select min(e.at) from events e where e.name = 'manifest_moved' and e.subject_id = m.id), m.created_at)
where step <> 'consolidated';
create index manifests_by_counter on manifests (counter_id, departs_at);

-- An agent takes what was loaded by mistake out of a manifest of their counter.
insert into parcel_step_roles (code, role) values ('corrected', 'agent');
