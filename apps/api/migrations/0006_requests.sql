-- What people ask of staff. Kept whatever becomes of the mail about it, or of the person's account.
create table requests (
  id integer generated always as identity primary key,
  user_id uuid references users (id) on delete set null,
  usergroup_id integer references usergroups (id) on delete set null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index requests_created on requests (created_at);
create index requests_user on requests (user_id);
create index requests_usergroup on requests (usergroup_id);
