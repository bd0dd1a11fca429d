-- What a person follows, and when they want mails of it.
create table follows (
  follow_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('report', 'category', 'sub-category', 'market', 'company', 'search')),
  -- The report, category, sub-category or term; 0 for a search, which has the words instead.
  target_id integer not null default 0,
  item_id integer generated always as (case when kind = 'report' then target_id end) stored
    references items (item_id) on delete cascade,
  term_id integer generated always as (case when kind in ('market', 'company') then target_id end) stored
    references terms (term_id),
  query text not null default '',
  category text not null default '',
  region text not null default '',
  -- What a market or company was called where the person met it: they may not see it there any more.
  name text not null default '',
  rhythm text not null check (rhythm in ('at once', 'daily', 'weekly', 'off')),
  created_at timestamptz not null default now(),
  unique (user_id, kind, target_id, query, category, region)
);
create index follows_target on follows (kind, target_id);
create index follows_item on follows (item_id) where item_id is not null;
create index follows_term on follows (term_id) where term_id is not null;

-- One mail a day at most that gathers what a person wants gathered. The day is that of the place where mails are written.
create table digests (
  digest_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  unique (user_id, day)
);

alter table notifications
  -- As a customer or as who is meant; because they follow where it is filed; or for what it contains, which only those
  -- learn who may read it.
  add column why text not null default 'right' check (why in ('right', 'follow', 'content')),
  -- Set for what waits to be gathered; the mail that it then stands in.
  add column rhythm text check (rhythm in ('daily', 'weekly')),
  add column digest_id integer references digests (digest_id) on delete set null;
create index notifications_gathered on notifications (user_id, told_at)
  where rhythm is not null and digest_id is null and read_at is null;
create index notifications_digest on notifications (digest_id) where digest_id is not null;

-- What of all that a person follows a notification is about.
create table notification_follows (
  follow_id integer not null references follows (follow_id) on delete cascade,
  notification_id integer not null references notifications (notification_id) on delete cascade,
  primary key (follow_id, notification_id)
);
create index notification_follows_notification on notification_follows (notification_id);

-- Whoever follows what an item contains is looked for once it has been read; the node that does so has it until then.
alter table notification_events
  add column searched_at timestamptz,
  add column searched_until timestamptz;
update notification_events set searched_at = now();
create index notification_events_unsearched on notification_events (event_id) where searched_at is null;

-- Kinds of events can be gathered too.
alter table notification_settings drop constraint notification_settings_mail_check;
alter table notification_settings add check (mail in ('at once', 'daily', 'weekly', 'off'));

-- That the end of a licence was told: once for each number of days before it, and anew after a renewal.
create table licence_notices (
  notice_id integer generated always as identity primary key,
  usergroup_id integer not null references usergroups (id) on delete cascade,
  expiry timestamptz not null,
  days integer not null,
  unique (usergroup_id, expiry, days)
);
