-- The preview that may be shown: it was uploaded, or holds titles alone. Earlier ones quote a chapter, and nodes of the
-- release before still make such; they do not set this, so theirs differ from it until they are made anew.
alter table report_versions add column shown_preview text;

-- What a company is waiting for: an item that it wants to buy, or, without one, a renewal. It is asked for once.
create table open_requests (
  usergroup_id integer not null references usergroups (id) on delete cascade,
  item_id integer references items (item_id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  -- The end of the subscription to be renewed: once it is another, the renewal has happened.
  expiry timestamptz,
  requested_at timestamptz not null default now(),
  unique nulls not distinct (usergroup_id, item_id)
);
create index open_requests_item on open_requests (item_id);
create index open_requests_user on open_requests (user_id);

-- How many of the demo reports are there, while they are being loaded.
alter table demo_data add column loaded integer not null default 0, add column planned integer not null default 0;
