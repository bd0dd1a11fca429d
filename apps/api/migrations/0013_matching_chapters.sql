-- All matching chapters in one row, number 0 being the report's title and description: thousands of narrow rows take
-- longer to read than to find. A word that is in most chapters tempts the planner to read every vector, in the order
-- of the table or of its key, although the other index has the answer. Nodes of the release before still ask
-- search_matches, so it stays for now.
create function matching_chapters(query tsquery) returns table (report_ids json, numbers json)
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select coalesce(to_json(array_agg(report_id)), '[]'), coalesce(to_json(array_agg(chapter_number)), '[]')
    from search_index where lexemes @@ query
  $$;
