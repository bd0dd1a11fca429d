-- A browser that a person signed in with, known by a cookie of its own.
create table devices (
  id integer generated always as identity primary key,
  cookie text not null check (cookie ~ '^[0-9]{1,12}$'),
  os text not null,
  user_id uuid not null references users (id) on delete cascade,
  usergroup_id integer not null references usergroups (id),
  created_at timestamptz not null default now(),
  unique (user_id, cookie)
);
create index devices_usergroup on devices (usergroup_id, cookie);

alter table sessions add column device_id integer references devices (id) on delete set null;

-- Links that are sent by mail, kept as hashes; each works once.
create table email_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset')),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on email_links (user_id);
create index email_links_expiry on email_links (expires_at);

-- A person on the way to an identity provider and back, and the code that ends the way.
create table sso_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  slug text not null,
  code_verifier text not null,
  nonce text not null,
  mode text not null check (mode in ('popup', 'redirect')),
  return_to text,
  expires_at timestamptz not null
);
create index sso_flows_expiry on sso_flows (expires_at);

create table sso_codes (
  code_hash bytea primary key,
  browser_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index sso_codes_expiry on sso_codes (expires_at);

-- What a session tells of a person and of the company; the features that fill these come to own them.
create table favorites (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('reports', 'medcore', 'medsku', 'pt', 'survey')),
  item_id integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);

create table custom_reports (
  c_report_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  c_report_name text not null,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now()
);
create index custom_reports_user on custom_reports (user_id);

create table custom_report_shares (
  c_report_id integer not null references custom_reports (c_report_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (c_report_id, user_id)
);
create index custom_report_shares_user on custom_report_shares (user_id);

create table subscriptions (
  subscription_id integer generated always as identity primary key,
  usergroup_id integer not null references usergroups (id),
  kind text not null check (kind in ('report', 'medsku', 'pt', 'survey')),
  item_id integer not null,
  created_at timestamptz not null default now(),
  unique (usergroup_id, kind, item_id)
);
