-- What waits at the desks is searched by amount and by the words of transfers and of the bank; numbers and names have
-- their indexes. Rows stay as they are.
create index cash_waiting on payments (id desc) where payment_type_id = 'cash' and status = 'awaiting_payment';
create index waiting_amounts on payments (amount_sen) where status in ('awaiting_payment', 'awaiting_approval');
create index waiting_notes on payments (pay_reference collate "C")
  where pay_reference is not null and status in ('awaiting_payment', 'awaiting_approval');
create index refunds_by_amount on refunds (amount_sen);
create index refunds_by_bank_reference on refunds (lower(bank_reference) collate "C") where bank_reference is not null;
