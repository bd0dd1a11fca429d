-- Files that people have made to take away. The row is the work on it while that lasts, and for a month what could be
-- made again; the file itself is kept for a day.
create table taken_files (
  file_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Their names in the contract.
  kind text not null,
  format text not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed', 'over')),
  step text not null default 'access',
  done integer not null default 0,
  steps integer not null default 0,
  -- The item or custom report that it is made of, and how it was called.
  subject_id integer not null,
  title text not null,
  path text not null,
  -- What was chosen of it, and a hash of all that was asked for: what is asked for twice is made once.
  choice jsonb not null,
  digest text not null,
  -- The chapters or bookmarks in it, which are decided again at each download.
  entries jsonb not null default '[]',
  -- What it was made from: the version of each report, by its id, or the edition of the figures.
  basis jsonb not null default '{}',
  bytes integer,
  failure text not null default '',
  asked_at timestamptz not null default now(),
  ready_at timestamptz,
  -- Which attempt on which node makes it, and when that one was last heard of.
  claim uuid,
  beat_at timestamptz,
  tries integer not null default 0
);
create index taken_files_user on taken_files (user_id, file_id desc);
create index taken_files_asked on taken_files (asked_at);
create unique index taken_files_unfinished on taken_files (user_id, digest) where state in ('waiting', 'working');
-- One at a time for each person, whichever node works on it.
create unique index taken_files_working on taken_files (user_id) where state = 'working';
create index taken_files_waiting on taken_files (file_id) where state in ('waiting', 'working');

-- Every file that the server made for somebody to take away: what quotas count, and what is unusual for a person.
create table made_files (
  made_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  usergroup_id integer not null references usergroups (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  format text not null,
  -- The work that it comes from: what is stopped or fails is not counted. Null for what is made at once.
  file_id integer
);
create index made_files_company on made_files (usergroup_id, at);
create index made_files_user on made_files (user_id, at);
create index made_files_at on made_files (at);
create index made_files_file on made_files (file_id);

-- That staff were told of many files of a person: once a day each.
create table many_files_notices (
  notice_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  files integer not null,
  unique (user_id, day)
);

-- How many files the people of a company may have made in 30 days; null without a limit.
alter table usergroups add column file_quota integer check (file_quota > 0);
