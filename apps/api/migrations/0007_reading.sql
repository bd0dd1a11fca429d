create extension if not exists pg_trgm;

-- One narrow row for each chapter that can be read now, and one with number 0 for the report's title and description.
create table search_index (
  report_id integer not null references items (item_id) on delete cascade,
  chapter_number integer not null,
  lexemes tsvector not null,
  -- The analyser that made the lexemes; rows of an older one are made anew.
  analyser integer not null,
  primary key (report_id, chapter_number)
);
-- Without a list of pending entries, which every search would have to read through.
create index search_index_lexemes on search_index using gin (lexemes) with (fastupdate = off);

-- Every word that was ever indexed, to put misspelt ones right.
create table search_words (word text primary key);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- The likest words first. A transposed letter leaves little in common, so the bar is low; nearness is told elsewhere.
create function similar_words(misspelt text) returns table (word text)
  language sql stable set pg_trgm.similarity_threshold = 0.15 as $$
    select word from search_words where word % misspelt order by similarity(word, misspelt) desc, word limit 40
  $$;

-- A word that is in most chapters tempts the planner to read every vector; the index tells the same at once.
create function search_matches(query tsquery) returns table (report_id integer, chapters integer, numbers text)
  language sql stable set enable_seqscan = off as $$
    select report_id, count(*) filter (where chapter_number > 0)::int, array_agg(chapter_number)::text
    from search_index where lexemes @@ query group by report_id
  $$;

-- What an admin recommends to the readers of a report.
create table recommendations (
  rec_id integer generated always as identity primary key,
  report_id integer not null references items (item_id) on delete cascade,
  rec_report_id integer not null references items (item_id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (report_id, rec_report_id),
  check (report_id <> rec_report_id)
);
create index recommendations_recommended on recommendations (rec_report_id);

-- The newest items of each sub-category's feeds, as they were last read.
create table news_items (
  sub_category_id integer not null,
  position integer not null,
  title text not null,
  link text not null,
  pub_date timestamptz,
  content_snippet text not null,
  primary key (sub_category_id, position)
);

-- When a reader last had the package read anew.
alter table report_versions add column refreshed_at timestamptz;
