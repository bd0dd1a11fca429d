-- The chosen markets of a custom report that still exist, by report, in the order of its bookmarks.
create function chosen_markets(custom_report_id integer) returns table (report_id integer, market_names text[])
  language plpgsql stable rows 5 as $$
  begin
    return query select m.report_id, array_agg(m.market_name order by known.position)
      from custom_report_markets as m
      join report_markets as known on known.report_id = m.report_id and known.market_name = m.market_name
      join (select b.report_id, min(b.custom_order) as place from custom_report_bookmarks as b
        where b.c_report_id = custom_report_id group by b.report_id) as sources on sources.report_id = m.report_id
      where m.c_report_id = custom_report_id group by m.report_id, sources.place order by sources.place;
  end $$;

-- As before, and with the chosen markets: whether one of them may be opened depends on what the reader's company has.
-- Nodes of the release before still ask whether there are any.
drop function custom_reports_of(uuid, text[], integer);
create function custom_reports_of(reader uuid, reasons text[] default null, only_id integer default null)
  returns table (
    c_report_id integer, c_report_name text, revision integer, created_on timestamptz, modified_on timestamptz,
    user_id uuid, user_email text, owner text, usergroup_id integer, company text, medcore boolean,
    why text[], sources integer[], has_markets boolean, chosen jsonb)
  language plpgsql stable rows 10 as $$
  begin
    return query select r.c_report_id, r.c_report_name, r.revision, r.created_on, r.modified_on,
        r.user_id, users.email, users.name, users.usergroup_id, usergroups.company,
        users.special is not distinct from 'support', mine.why,
        array(select b.report_id from custom_report_bookmarks as b
          where b.c_report_id = r.c_report_id order by b.custom_order),
        jsonb_array_length(picked.markets) > 0, picked.markets
      from readable_by(reader, reasons, only_id) as mine
      join custom_reports as r on r.c_report_id = mine.c_report_id
      join users on users.id = r.user_id
      join usergroups on usergroups.id = users.usergroup_id
      cross join lateral (select case
        when exists (select from custom_report_markets as m where m.c_report_id = r.c_report_id)
        then (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from chosen_markets(r.c_report_id) as one)
        else '[]' end) as picked (markets)
      -- One's own first; of a headquarter's hundred thousand nobody reads all.
      order by 'owner' = any (mine.why) desc, r.modified_on desc, r.c_report_id desc limit 5000;
  end $$;
