-- Whoever reported that nobody came by a private link, or as whoever ordered, reads from now on what the office answered. What it
-- wrote before this was for the office alone and stays so. A reply is told when this is the moment at which it was answered: the
-- version before writes no such moment, so that what it writes, or writes over, is told to nobody.
alter table receiver_answers add column told_at timestamptz;
