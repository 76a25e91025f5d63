-- Whoever has sent a proof may ask for an end of the order while it is looked at. The row is the wish; it goes when it is taken back,
-- or when it is carried out once the office has decided on the proof. Orders whose proof is looked at now have none.
create table cancellation_wishes (
  order_id uuid primary key references orders,
  at timestamptz not null default now()
);
