-- Companies and their people.

create table usergroups (
  id integer generated always as identity primary key,
  company text not null check (company <> ''),
  description text not null default '',
  license text not null default 'unassigned'
    check (license in ('unassigned', 'single', 'site', 'corporate', 'enterprise')),
  licenses integer not null default 0 check (licenses >= 0),
  -- The exclusive end of the subscription: the chosen date plus one day, 00:00 UTC.
  expiry timestamptz,
  device_limit integer not null default 100 check (device_limit >= 0),
  headquarter boolean not null default false,
  headquarter_id integer references usergroups (id),
  -- The provider's own group: passes the enabled, expiry and device checks.
  provider boolean not null default false,
  slug text unique,
  created_at timestamptz not null default now(),
  check (headquarter_id is null or not headquarter),
  check (headquarter_id <> id)
);
create unique index usergroups_company on usergroups (lower(company));
create index usergroups_headquarter on usergroups (headquarter_id);
create unique index usergroups_provider on usergroups (provider) where provider;

create table users (
  id uuid primary key default gen_random_uuid(),
  usergroup_id integer not null references usergroups (id),
  email text not null check (email = lower(email)),
  name text not null,
  -- 'team leader' is not stored: the flag `lead` decides and the role shows it.
  role text not null default 'standard' check (role in ('standard', 'admin', 'sales', 'publications')),
  lead boolean not null default false,
  -- Two accounts of the provider that some rules exempt.
  special text check (special in ('support', 'marketing')),
  enabled boolean not null default false,
  locked boolean not null default false,
  email_verified_at timestamptz,
  password_hash text,
  phone text not null default '',
  title text not null default '',
  country text not null default '',
  category text not null default '',
  auto_scroll boolean not null default true,
  last_active timestamptz,
  created_at timestamptz not null default now(),
  check (not lead or role = 'standard')
);
create unique index users_email on users (email);
create index users_usergroup on users (usergroup_id);

-- The phone of the second factor is not the phone of the profile.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  phone text not null,
  enrolled_at timestamptz not null default now()
);
