-- Staff look at the portal as a client does (record 0053). Such a session belongs to the client and hangs on the staff
-- member's own; it counts as ended from the beginning, so that whoever does not know of viewing never lets it in.
alter table sessions
  add column watched_by uuid references sessions (id) on delete cascade,
  add column watch_until timestamptz,
  -- That its end is in the audit log.
  add column watch_told boolean not null default false,
  add check ((watched_by is null) = (watch_until is null)),
  add check (watched_by is null or ended_at is not null);
create index sessions_watched on sessions (watched_by) where watched_by is not null;
create index sessions_watching on sessions (watch_until) where watched_by is not null and not watch_told;
