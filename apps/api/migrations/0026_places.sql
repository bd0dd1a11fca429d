-- Where a person is in a report or custom report, and what of it they have read.
create table reading_places (
  user_id uuid not null references users (id) on delete cascade,
  report_id integer references items (item_id) on delete cascade,
  c_report_id integer references custom_reports (c_report_id) on delete cascade,
  -- Of the report: its chapters have numbers only within one. Bookmarks keep their ids.
  version integer,
  entry integer not null,
  block text,
  read_entries integer[] not null default '{}',
  at timestamptz not null,
  check (num_nonnulls(report_id, c_report_id) = 1 and (version is null) = (report_id is null)),
  unique (user_id, report_id),
  unique (user_id, c_report_id)
);
create index reading_places_latest on reading_places (user_id, at desc);
create index reading_places_report on reading_places (report_id);
create index reading_places_custom on reading_places (c_report_id);

-- Who does not want to see the first steps again.
create table dismissed_steps (
  user_id uuid primary key references users (id) on delete cascade,
  dismissed_at timestamptz not null default now()
);

-- Null for what was shared before this was counted.
alter table custom_report_shares add column shared_at timestamptz;
alter table custom_report_shares alter column shared_at set default now();

-- What is new in somebody's subscriptions.
create index report_releases_at on report_releases (released_at);
create index figure_imports_applied on figure_imports (applied_at);
