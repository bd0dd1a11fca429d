-- Something that happened and that people are told of, written by the transaction that made it happen.
create table notification_events (
  event_id integer generated always as identity primary key,
  -- Its name in the contract, which also says what `about_id` is the id of.
  kind text not null,
  about_id integer not null,
  -- What may happen once only, such as the release of a version: told once, however often it is reported.
  occasion text,
  -- Who is told; emptied when everybody has been.
  audience jsonb not null,
  actor_id uuid references users (id) on delete set null,
  message text not null default '',
  at timestamptz not null default now(),
  -- People are told in the order of their ids; how far that has come.
  told_through uuid,
  told_at timestamptz,
  unique (kind, occasion)
);
create index notification_events_untold on notification_events (event_id) where told_at is null;
create index notification_events_at on notification_events (at);
create index notification_events_actor on notification_events (actor_id);

-- That a person was told. It says neither title nor text: those are looked up for whoever may see them at that moment.
create table notifications (
  notification_id integer generated always as identity primary key,
  event_id integer not null references notification_events (event_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  told_at timestamptz not null default now(),
  read_at timestamptz,
  unique (event_id, user_id)
);
create index notifications_inbox on notifications (user_id, notification_id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_told on notifications (told_at);

-- What a person chose; without a row the kind's own default holds.
create table notification_settings (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  mail text not null check (mail in ('at once', 'off')),
  primary key (user_id, kind)
);

-- Who writes a message at the moment it is sent, or decides that it is not. Its stored text is what the release before
-- sends, which does not know of this; it names nothing.
alter table outbox add column written_by text;
