-- Whoever reports that nobody came is promised an answer within one working day, and the office could only read the report. From
-- now on it waits until somebody marks it as answered, and may be opened again. Of reports before this nobody wrote down what
-- became of them: those older than two days, or about a parcel that has ended its way, wait for nobody. Whoever knows a number
-- may report it, and the office read all of it as the receiver's own words: each report says from now on who made it; of those
-- before nobody knows. The version before writes none of this.
alter table receiver_answers
  add column answered_at timestamptz,
  add column answered_by uuid references users on delete set null,
  add column said_by text check (said_by in ('receiver', 'sender', 'owner', 'anybody')),
  add column answer text check (length(answer) between 1 and 500),
  add constraint receiver_answers_answered check (answered_at is not null or (answered_by is null and answer is null));
update receiver_answers r set answered_at = now() from parcels p
  where p.order_id = r.order_id
    and (r.at < now() - interval '2 days' or p.step in ('delivered', 'returned', 'cancelled'));
create index receiver_answers_waiting on receiver_answers (id) where answered_at is null;
create index receiver_answers_by_staff on receiver_answers (answered_by) where answered_by is not null;
