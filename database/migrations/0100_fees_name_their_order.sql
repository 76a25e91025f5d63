-- As a difference does, a fee belongs to the order that it was asked for. Every fee has named it since there are fees: no row changes.
alter table orders drop constraint orders_concern,
  add constraint orders_concern check (type not in ('difference', 'fee') or concerns is not null);
