-- One box of a paid order may be cancelled alone, as long as the order's parcel has not left the counter. Its voucher is
-- void and its price and deposit are owed back, with the voucher as the subject of the refund: a box that was used, and whose
-- deposit is owed for that, cannot be owed back a second time. Orders that exist have no such boxes.

create table box_cancellations (
  voucher_id uuid primary key references vouchers,
  order_id uuid not null references orders,
  reason text not null check (reason in ('customer_asked', 'not_served', 'not_allowed', 'placed_twice', 'other')),
  words text check (length(words) between 1 and 300),
  refund_sen bigint not null check (refund_sen > 0),
  cancelled_by uuid references users on delete set null,
  at timestamptz not null default now(),
  check (reason <> 'other' or words is not null)
);
create index box_cancellations_by_order on box_cancellations (order_id);
create trigger box_cancellations_grow before delete or truncate on box_cancellations
  for each statement execute function refuse_change();
