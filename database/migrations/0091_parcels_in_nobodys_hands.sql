-- Stops that nobody has taken are looked for by the office every few seconds, among all that ever travelled.
create index parcels_in_nobodys_hands on parcels (step)
  where holder_id is null and macro not in ('delivered', 'returned', 'cancelled');
