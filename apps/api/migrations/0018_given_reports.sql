-- What a list says of a curated report also depends on the markets of its reports, and on its maker's company.
call log_changes('report_markets', $$'catalogue'$$);
call log_changes('usergroups', $$(select 'given' from users where users.usergroup_id = (r->>'id')::integer
  and special = 'support' limit 1)$$, 'r', 'given');
