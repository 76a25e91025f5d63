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

-- A batch is counted as the shipments it pays for, on their lanes.
create or replace function count_lapsed_order() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(o.created_at), 'lapsed', o.type, lane_of(o.id), 1 from orders o
    where (o.id = new.order_id and o.type in ('shipment', 'box_purchase')) or o.paid_with = new.order_id;
  return null;
end $$;
create or replace function count_revenue() returns trigger language plpgsql as $$
begin
  insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(a.at), 'revenue', case a.account when 'box_sales' then 'box_purchase' else 'shipment' end,
      coalesce(l.params ->> 'lane', lane_of(a.order_id)), coalesce(l.amount_sen, -a.amount_sen)
    from added a left join order_lines l on l.order_id = a.order_id and l.code = 'batch_lane' and a.account = 'shipping_sales'
    where a.account in ('box_sales', 'shipping_sales');
  return null;
end $$;

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
