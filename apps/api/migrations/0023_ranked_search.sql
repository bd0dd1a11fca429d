-- What a search looks up at once: for each query the chapters that match it, in the shape of matching_chapters, which
-- nodes of the release before still ask.
create function matching_places(queries tsquery[]) returns table (query integer, report_ids json, numbers json)
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select ord::int, found.report_ids, found.numbers
    from unnest(queries) with ordinality as asked (query, ord), lateral (
      select coalesce(to_json(array_agg(report_id)), '[]') as report_ids,
        coalesce(to_json(array_agg(chapter_number)), '[]') as numbers
      from search_index where lexemes @@ asked.query) as found
  $$;

-- How many chapters and descriptions match each of several queries.
create function count_places(queries tsquery[]) returns table (query integer, places integer)
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select ord::int, (select count(*)::int from search_index where lexemes @@ asked.query)
    from unnest(queries) with ordinality as asked (query, ord)
  $$;

-- The tables of the chapters that are read now, each by its caption and the labels of its rows and columns.
create table search_tables (
  report_id integer not null references items (item_id) on delete cascade,
  chapter_number integer not null,
  table_number integer not null,
  block text not null,
  caption text not null,
  lexemes tsvector not null,
  primary key (report_id, chapter_number, table_number)
);
create index search_tables_lexemes on search_tables using gin (lexemes) with (fastupdate = off);

create function tables_by_report(query tsquery) returns table (report_ids json, counts json)
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select coalesce(to_json(array_agg(report_id)), '[]'), coalesce(to_json(array_agg(tables)), '[]')
    from (select report_id, count(*) as tables from search_tables where lexemes @@ query group by report_id) as counted
  $$;

-- What a person has searched for, so that it can be chosen again.
create table recent_searches (
  recent_id integer generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  query text not null,
  results integer not null,
  searched_at timestamptz not null default now()
);
create unique index recent_searches_query on recent_searches (user_id, lower(query));
create index recent_searches_user on recent_searches (user_id, searched_at desc);

-- How rare words are is kept in memory until the index changes.
call log_changes('search_index', $$'search'$$, $$r - 'lexemes'$$);
