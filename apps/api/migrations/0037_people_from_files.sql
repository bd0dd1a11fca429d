-- What staff know of a person whom they invite; the form for registering is filled in with it.
alter table invitations
  add column name text not null default '',
  add column title text not null default '',
  add column phone text not null default '';

-- The history of a client is read in the order of the log, without what is only signing in and reading.
create index audit_log_history on audit_log (company_id, id desc)
  where action not in ('signed in', 'signed out', 'read by staff', 'exported');
