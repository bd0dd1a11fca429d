-- What an item was called before staff renamed it, or filed it under another region or year. A file of figures for that
-- name belongs to it, and must not make a second one.
create table former_editions (
  kind text not null,
  item_name text not null,
  region text not null,
  item_year integer not null,
  item_id integer not null references items (item_id) on delete cascade
);
create unique index former_editions_edition on former_editions (kind, lower(item_name), region, item_year);
create index former_editions_item on former_editions (item_id);
