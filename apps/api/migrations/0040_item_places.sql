-- What a search looks up at once, with one row for an item instead of one for each of its chapters: -1 and all numbers
-- after it in spans of thirty, and of each span a bit for every number that matches. matching_places remains for nodes of
-- the release before.
create function item_places(queries tsquery[])
  returns table (query integer, report_ids json, spans json, masks json)
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select ord::int, found.report_ids, found.spans, found.masks
    from unnest(queries) with ordinality as asked (query, ord), lateral (
      select coalesce(to_json(array_agg(report_id)), '[]') as report_ids,
        coalesce(to_json(array_agg(span)), '[]') as spans, coalesce(to_json(array_agg(mask)), '[]') as masks
      from (
        select report_id, (chapter_number + 1) / 30 as span, bit_or(1 << ((chapter_number + 1) % 30)) as mask
        from search_index where lexemes @@ asked.query group by 1, 2) as places) as found
  $$;
