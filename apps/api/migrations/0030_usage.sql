-- What people of client companies did with what they have, as it happened. Kept for some months; the tables below keep
-- the counts. Whoever is deleted leaves the rows without a name.
create table usage_events (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  usergroup_id integer not null references usergroups (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  -- Its name in the contract.
  kind text not null,
  item_id integer references items (item_id) on delete set null,
  -- What a kind has to say: the chapter, the format, the reason, the words of a search.
  detail text not null default '',
  -- Of a search.
  answers integer,
  -- What counts once has the same number wherever and however often it is reported; null for what counts each time.
  once bigint,
  unique (user_id, once)
);
create index usage_events_at on usage_events (at);
create index usage_events_company on usage_events (usergroup_id, at);
create index usage_events_item on usage_events (item_id);
create index usage_events_unanswered on usage_events (at) where kind = 'search' and answers = 0;

-- The same by day.
create table usage_days (
  day date not null,
  usergroup_id integer not null references usergroups (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  kind text not null,
  item_id integer references items (item_id) on delete set null,
  detail text not null default '',
  count integer not null
);
create index usage_days_company on usage_days (usergroup_id, day);
create index usage_days_day on usage_days (day);
create index usage_days_refused on usage_days (day) where kind = 'refused';
create index usage_days_user on usage_days (user_id);
create index usage_days_item on usage_days (item_id);

-- And by company, for lists of all of them.
create table usage_company_days (
  usergroup_id integer not null references usergroups (id) on delete cascade,
  day date not null,
  opens integer not null,
  reads integer not null,
  exports integer not null,
  searches integer not null,
  unanswered integer not null,
  refused integer not null,
  asked integer not null,
  primary key (usergroup_id, day)
);
create index usage_company_days_day on usage_company_days (day);

-- The first day (UTC) that is not in the two tables yet: of it and later ones the events themselves are counted.
create table usage_state (
  single boolean primary key default true check (single),
  counted_to date not null default (now() at time zone 'UTC')::date
);
insert into usage_state default values;

-- Who of the staff looks after a client.
alter table usergroups add column owner_id uuid references users (id) on delete set null;
create index usergroups_owner on usergroups (owner_id);

-- Companies whose people see who of them reads how much, and who was told of that. What somebody does is shown from a
-- day on that begins at least a day after they were told.
create table usage_names (
  usergroup_id integer primary key references usergroups (id) on delete cascade,
  switched_by uuid references users (id) on delete set null,
  switched_at timestamptz not null default now()
);
create index usage_names_by on usage_names (switched_by);
create table usage_told (
  user_id uuid primary key references users (id) on delete cascade,
  usergroup_id integer not null references usage_names (usergroup_id) on delete cascade,
  shown_from date not null
);
create index usage_told_company on usage_told (usergroup_id);

-- What staff will do next for a client, and what they have noted.
create table client_steps (
  usergroup_id integer primary key references usergroups (id) on delete cascade,
  step text not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null default now()
);
create index client_steps_by on client_steps (written_by);
create table client_notes (
  note_id integer generated always as identity primary key,
  usergroup_id integer not null references usergroups (id) on delete cascade,
  note text not null,
  written_by uuid references users (id) on delete set null,
  written_at timestamptz not null default now()
);
create index client_notes_company on client_notes (usergroup_id, written_at desc);
create index client_notes_by on client_notes (written_by);

-- The weekly mail to whoever looks after clients: what they wanted in the seven days before a Monday.
create table client_weeks (
  week_id integer generated always as identity primary key,
  owner_id uuid not null references users (id) on delete cascade,
  monday date not null,
  unique (owner_id, monday)
);
