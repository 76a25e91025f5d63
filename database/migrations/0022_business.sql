-- Shipments ordered many at a time: one order of type 'batch' carries the payment for all of them.

alter table orders drop constraint orders_type_check,
  add constraint orders_type_check check (type in ('shipment', 'box_purchase', 'difference', 'batch')),
  -- The batch that pays for this shipment.
  add column paid_with uuid references orders,
  add constraint orders_paid_with check (paid_with is null or (type = 'shipment' and paid_with <> id)),
  -- The customer's own name for a shipment: the same one is never ordered twice.
  add column reference text check (length(reference) between 1 and 60);
create index orders_by_batch on orders (paid_with, id) where paid_with is not null;
-- What a customer's list shows: a batch, not its thousand shipments.
create index orders_shown on orders (user_id, id desc) where paid_with is null;
create unique index orders_by_reference on orders (user_id, reference) where reference is not null;

-- Programs that act for a customer. Only the hash of a key is kept; its beginning tells which one it is.
create table api_keys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  prefix text not null check (length(prefix) between 8 and 24),
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['quote', 'order', 'track', 'documents']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_user on api_keys (user_id, id desc);

create function refuse_revival_of_key() returns trigger language plpgsql as $$
begin
  if (old.user_id, old.key_hash, old.scopes, old.expires_at) is distinct from (new.user_id, new.key_hash, new.scopes, new.expires_at)
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a key is only ever revoked';
  end if;
  return new;
end $$;
create trigger api_keys_stay before update on api_keys for each row execute function refuse_revival_of_key();
