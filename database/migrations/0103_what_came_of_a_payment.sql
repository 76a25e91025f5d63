-- Of a payment that came in part nobody was told how much is missing, and a second proof looked like a first one. What came
-- stays with the payment until it is paid; each proof says when, by whom and why it was refused. Of proofs that were refused
-- before, the log knows it for payments that are still open, without the words beside the reason; of others nothing is shown.
alter table payments add column came_sen bigint check (came_sen > 0);
alter table payment_proofs add column rejected_at timestamptz,
  add column rejected_by uuid references users on delete set null,
  add column reject_code text check (reject_code in ('amount_differs', 'not_received', 'unreadable', 'wrong_account', 'already_used', 'other')),
  add column reject_reason text check (length(reject_reason) between 1 and 500),
  add constraint payment_proofs_rejected check ((rejected_at is null) = (reject_code is null));

update payment_proofs x set rejected_at = told.at, rejected_by = told.actor_id, reject_code = told.reject_code
from (select e.at, e.data ->> 'reject_code' as reject_code, (select u.id from users u where u.id = e.actor_id) as actor_id,
    (select y.file_id from payment_proofs y where y.payment_id = p.id and y.sent_at < e.at order by y.sent_at desc limit 1) as file_id
  from payments p join events e on e.subject_id = p.id and e.name = 'payment_rejected'
  where p.status in ('awaiting_payment', 'awaiting_approval')) told
where x.file_id = told.file_id;
