-- What the catalogue holds: reports, MedSKU products, procedure-tracker items and surveys, under one series of ids.
create table items (
  item_id integer generated always as identity primary key,
  kind text not null check (kind in ('report', 'medsku', 'pt', 'survey')),
  item_name text not null check (item_name <> ''),
  item_year integer not null,
  region text not null check (region in
    ('North America', 'Latin America', 'Europe', 'Middle East', 'Africa', 'Asia Pacific', 'Global')),
  description text not null,
  icon text not null,
  -- Ids of the category tree, which is part of the contract.
  category_id integer not null,
  sub_category_id integer not null,
  visible boolean not null default true,
  global_dashboard boolean not null default false,
  dashboard_kind text not null default 'market' check (dashboard_kind in ('market', 'medaccess')),
  -- The upload that is read now, and how many chapters that has; none for what has no write-up.
  current_version integer,
  chapters integer not null default 0,
  date_added timestamptz not null default now()
);
-- Editions share title and region; the year tells them apart.
create unique index items_edition on items (kind, lower(item_name), region, item_year);

-- The figures behind an item's dashboard; a demo stands beside the real ones.
create table data_sets (
  data_set_id integer generated always as identity primary key,
  item_id integer not null references items (item_id) on delete cascade,
  demo boolean not null,
  unique (item_id, demo)
);

create table report_markets (
  report_id integer not null references items (item_id) on delete cascade,
  market_name text not null check (market_name <> ''),
  position integer not null,
  primary key (report_id, market_name)
);

-- Each upload of a report stays, so that an earlier one can be taken up again.
create table report_versions (
  report_id integer not null references items (item_id) on delete cascade,
  version integer not null,
  writeup boolean not null,
  -- File keys; the package is kept so that it can be read anew.
  package text,
  preview text not null,
  toc text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (report_id, version)
);
alter table items add foreign key (item_id, current_version) references report_versions (report_id, version)
  deferrable initially deferred;

create table chapters (
  chapter_id integer generated always as identity primary key,
  report_id integer not null,
  version integer not null,
  chapter_number integer not null,
  chapter_title text not null,
  chapter_content text not null,
  plain_text text not null,
  blocks text[] not null,
  images text[] not null,
  unique (report_id, version, chapter_number),
  foreign key (report_id, version) references report_versions (report_id, version) on delete cascade
);

create table chapter_tables (
  chapter_id integer not null references chapters (chapter_id) on delete cascade,
  table_number integer not null,
  block text not null,
  kind text not null,
  caption text not null,
  units text not null,
  -- The header tree, the rows and the notes.
  content jsonb not null,
  primary key (chapter_id, table_number)
);

-- Images of an upload, named by the hash of their content.
create table report_images (
  report_id integer not null,
  version integer not null,
  file text not null,
  type text not null,
  width integer,
  height integer,
  primary key (report_id, version, file),
  foreign key (report_id, version) references report_versions (report_id, version) on delete cascade
);
create index report_images_file on report_images (file);

-- Counts up with every change of the catalogue, so that what was derived from it can be kept until then.
create table catalogue_state (
  single boolean primary key default true check (single),
  version bigint not null,
  -- The transaction that counted last: one counts once, whatever it changes.
  counted_by xid8
);
insert into catalogue_state (version) values (1);

create function bump_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = version + 1, counted_by = pg_current_xact_id()
  where counted_by is distinct from pg_current_xact_id();
  return null;
end $$;
-- At the very end of a transaction, so that nobody waits for somebody else's long one.
create constraint trigger items_changed after insert or update or delete on items
  deferrable initially deferred for each row execute function bump_catalogue();
create constraint trigger data_sets_changed after insert or update or delete on data_sets
  deferrable initially deferred for each row execute function bump_catalogue();

-- Before there were items nothing could be subscribed to.
delete from subscriptions;
delete from favorites;
alter table subscriptions
  drop column kind,
  add column access text not null default 'full' check (access in ('full', 'sample', 'demo')),
  -- The one market that a sample opens.
  add column market_name text not null default '',
  add check ((access = 'sample') = (market_name <> '')),
  add foreign key (item_id) references items (item_id),
  add unique (usergroup_id, item_id, access, market_name);
create index subscriptions_item on subscriptions (item_id);
create index favorites_item on favorites (kind, item_id);

-- What staff have ended. It outlives the item, so it keeps the name.
create table subscription_archive (
  archive_id integer generated always as identity primary key,
  usergroup_id integer not null references usergroups (id),
  kind text not null,
  item_id integer not null,
  item_name text not null,
  item_year integer not null,
  region text not null,
  access text not null,
  market_name text not null,
  since timestamptz not null,
  ended_at timestamptz not null default now()
);
create index subscription_archive_usergroup on subscription_archive (usergroup_id);

-- What a company has: its own, its headquarter's, and a headquarter its subsidiaries'. Computed when read, so
-- it is never out of date; while the company or the one that it comes from is expired it is not live.
create view entitlements as
  select reader.id as usergroup_id, subscriptions.subscription_id, subscriptions.item_id, subscriptions.access,
    subscriptions.market_name, subscriptions.created_at, source.id as source_id, source.company as source_company,
    (source.provider or source.expiry is null or source.expiry > now())
      and (reader.provider or reader.expiry is null or reader.expiry > now()) as live,
    least(source.expiry, reader.expiry) as ended_at
  from usergroups as reader
  join usergroups as source
    on source.id = reader.id or source.id = reader.headquarter_id or source.headquarter_id = reader.id
  join subscriptions on subscriptions.usergroup_id = source.id;

-- A call that creates something is done once per key; whoever repeats it gets the same answer.
create table idempotency_keys (
  scope text not null,
  key text not null,
  -- Of what came with the key: the same key with something else is a mistake.
  digest text not null,
  -- Who runs it, and when that one was last heard of.
  claim uuid not null,
  beat_at timestamptz not null default now(),
  answer jsonb,
  finished_at timestamptz,
  primary key (scope, key)
);
create index idempotency_keys_beat on idempotency_keys (beat_at);

-- Demo data take a while to come in; a start that was cut short goes on where it stopped.
create table demo_data (
  single boolean primary key default true check (single),
  size text not null,
  finished_at timestamptz
);
