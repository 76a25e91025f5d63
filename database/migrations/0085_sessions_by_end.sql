-- Each hour the sessions that are over go; without it that reads all of them.
create index sessions_by_end on sessions (expires_at);
