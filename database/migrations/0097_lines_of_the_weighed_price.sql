-- Whoever is asked for more sees how the new price comes about. Earlier weighings do not know it, and their pages say the sums alone.
alter table weighings add column lines jsonb;
