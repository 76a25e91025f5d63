-- Parcels that travel together: one departure, one arrival, one event for all of them.
create table manifests (
  id uuid primary key default uuidv7(),
  mode text not null check (mode in ('air', 'sea')),
  from_country text not null check (from_country in ('MY', 'ID')),
  to_country text not null check (to_country in ('MY', 'ID')),
  from_place text not null check (length(from_place) between 1 and 80),
  to_place text not null check (length(to_place) between 1 and 80),
  cut_off_at timestamptz not null,
  departs_at timestamptz not null check (departs_at >= cut_off_at),
  capacity_kg integer not null check (capacity_kg between 1 and 1000000),
  loaded_kg integer not null default 0 check (loaded_kg between 0 and capacity_kg),
  step text not null default 'consolidated'
    check (step in ('consolidated', 'export_customs', 'export_cleared', 'departed_origin', 'arrived_destination', 'import_customs',
      'import_cleared', 'destination_hub_in')),
  created_at timestamptz not null default now()
);
create index manifests_ahead on manifests (departs_at) where step in ('consolidated', 'export_customs', 'export_cleared');

create table manifest_parcels (
  order_id uuid primary key references parcels,
  manifest_id uuid not null references manifests,
  loaded_at timestamptz not null default now()
);
create index manifest_parcels_by_manifest on manifest_parcels (manifest_id);
