-- Wrong passwords go on being counted after PostgreSQL crashes and after a standby takes over: whoever guesses does not
-- get ten more tries by it. The rows that exist stay; both tables are small, and are written anew in an instant.
alter table limits set logged;
alter table spent_proofs set logged;
