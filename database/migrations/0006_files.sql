-- Pictures people gave us. The bytes lie in the storage, sealed with a key of their own; without the row nobody can read them.
create table files (
  id uuid primary key,
  kind text not null check (kind in ('payment_proof', 'account_image', 'passport')),
  owner_id uuid references users on delete set null,
  storage_key text not null unique,
  -- The file's own key, wrapped with the key of the installation. Erasing it erases the file, wherever copies lie.
  sealed_key bytea not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  -- Of the picture as it was sent, and of its pixels alone: the same picture is known again when its metadata changed.
  source_hash bytea not null,
  pixel_hash bytea not null,
  created_at timestamptz not null default now()
);
create index files_by_owner on files (owner_id, id);
create index proofs_by_source on files (source_hash) where kind = 'payment_proof';
create index proofs_by_pixels on files (pixel_hash) where kind = 'payment_proof';
alter table payment_accounts add foreign key (image_id) references files;
