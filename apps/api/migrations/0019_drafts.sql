-- An upload that waits to be released, or a stored package that a newer release of the portal reads differently. It has
-- tables of its own, so that nothing that lists reports, versions or chapters can meet it.
create table drafts (
  draft_id integer generated always as identity primary key,
  -- The report that it is to replace the version of; null for a report that is not in the catalogue yet.
  report_id integer references items (item_id) on delete cascade,
  -- What it was compared with: the version and the details of the report at that time.
  base_version integer,
  base_digest text,
  origin text not null check (origin in ('upload', 'reading')),
  -- The details that the report is to have, as columns of items.
  details jsonb not null,
  writeup boolean not null,
  package text,
  preview text not null,
  toc text not null,
  images jsonb not null,
  findings jsonb not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  created_by text not null,
  -- Counts its changes: whoever changes it says which one they saw.
  revision integer not null default 1,
  release_at timestamptz,
  released_by jsonb,
  not_released text not null default ''
);
-- A later upload takes the place of the draft before it.
create unique index drafts_report on drafts (report_id);
create unique index drafts_edition on drafts
  (lower(details->>'item_name'), (details->>'region'), (details->>'item_year')) where report_id is null;
create index drafts_release on drafts (release_at) where release_at is not null;

create table draft_chapters (
  draft_id integer not null references drafts (draft_id) on delete cascade,
  chapter_number integer not null,
  -- As ingest read it.
  chapter jsonb not null,
  primary key (draft_id, chapter_number)
);

create table draft_acceptances (
  draft_id integer not null references drafts (draft_id) on delete cascade,
  finding text not null,
  reason text not null,
  accepted_by text not null,
  accepted_at timestamptz not null default now(),
  primary key (draft_id, finding)
);

-- Each time a version became the one that is read. What was uploaded before this table existed was released at once.
create table report_releases (
  release_id integer generated always as identity primary key,
  report_id integer not null,
  version integer not null,
  released_at timestamptz not null default now(),
  released_by text not null,
  note text not null default '',
  foreign key (report_id, version) references report_versions (report_id, version) on delete cascade
);
create index report_releases_version on report_releases (report_id, version);
insert into report_releases (report_id, version, released_at, released_by)
  select report_id, version, created_at, created_by from report_versions order by created_at;
call log_changes('report_releases', $$'item:' || (r->>'report_id')$$);

-- Which reader made the version; null for those before it was counted.
alter table report_versions add column reader integer;
