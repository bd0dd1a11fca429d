-- What opens a frame: a ticket, once, and then the token that was given for it. Both end with the session.
create table embed_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  -- The one dashboard, or the one kind of import.
  scope jsonb not null,
  expires_at timestamptz not null
);
create index embed_tickets_session on embed_tickets (session_id);
create index embed_tickets_expires on embed_tickets (expires_at);

create table embed_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  scope jsonb not null,
  created_at timestamptz not null default now()
);
create index embed_tokens_session on embed_tokens (session_id);

-- A file of figures that was read. Its figures never change: applying one is pointing to it, and so is going back.
create table figure_imports (
  import_id integer generated always as identity primary key,
  kind text not null check (kind in ('global', 'medsku', 'pt', 'survey')),
  -- What it belongs to; a new item comes into being when the import is applied. One that belongs to nothing was given up:
  -- a million figures take their time to go, so they go later.
  item_id integer references items (item_id) on delete set null,
  new_item jsonb,
  check (item_id is null or new_item is null),
  demo boolean not null,
  dashboard_kind text not null check (dashboard_kind in ('market', 'medaccess')),
  file_name text not null,
  -- What its readers should know of the figures.
  note text not null,
  -- Periods, measures with their units, markets, questions.
  shape jsonb not null,
  rows integer not null,
  -- What was current when it was compared.
  compared_with integer,
  created_by text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz
);
create index figure_imports_item on figure_imports (item_id, demo);

alter table data_sets add column import_id integer references figure_imports (import_id);
create index data_sets_import on data_sets (import_id);

-- One row for each series: what it is of, and its figures period by period from the import's first one on. Company '' is
-- all companies together. A series is a tenth of the rows that single figures would be, and is added up as fast.
create table market_facts (
  import_id integer not null references figure_imports (import_id) on delete cascade,
  market text not null,
  segment text not null,
  region text not null,
  country text not null,
  company text not null,
  value float8[],
  units float8[],
  coverage float8[],
  reimbursement float8[]
);
create index market_facts_import on market_facts (import_id, market, company);

-- Everything that can be chosen, for each market: with it a dashboard opens without a look at the figures.
create table figure_labels (
  import_id integer not null references figure_imports (import_id) on delete cascade,
  -- '' for what has no markets of its own.
  market text not null,
  dimension text not null,
  name text not null,
  under text
);
create index figure_labels_import on figure_labels (import_id, market);

create table sku_facts (
  import_id integer not null references figure_imports (import_id) on delete cascade,
  market text not null,
  manufacturer text not null,
  brand text not null,
  sku text not null,
  description text not null,
  country text not null,
  units float8[] not null,
  -- Units times price, so that prices average as they should.
  sales float8[] not null
);
create index sku_facts_import on sku_facts (import_id, market);

create table procedure_facts (
  import_id integer not null references figure_imports (import_id) on delete cascade,
  procedure text not null,
  specialty text not null,
  setting text not null,
  payer text not null,
  region text not null,
  country text not null,
  volume float8[] not null
);
create index procedure_facts_import on procedure_facts (import_id, procedure);

-- What one respondent answered to one question; several answers where several could be chosen.
create table survey_facts (
  import_id integer not null references figure_imports (import_id) on delete cascade,
  question_id text not null,
  respondent_id text not null,
  answers text[] not null,
  -- The same as a number, for scales and numbers.
  number float8,
  weight float8 not null,
  country text not null,
  specialty text not null,
  institution text not null
);
create index survey_facts_import on survey_facts (import_id, question_id);
