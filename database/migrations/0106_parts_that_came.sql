-- What came of an order that ended before it was paid in full is owed back by itself: a process of the version before may end one
-- without it, and what ended before this waits as well. They are few among all payments.
create index payments_part_came on payments (id) where came_sen is not null and status in ('expired', 'cancelled');
