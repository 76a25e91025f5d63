-- Whoever reports that nobody came mostly has no account: an email address or a number at which the office answers them. It goes
-- after some weeks, and with the account of the sender. The version before neither reads nor writes it.
alter table receiver_answers add column contact text check (length(contact) between 5 and 254);
create index receiver_answers_with_contact on receiver_answers (at) where contact is not null;
