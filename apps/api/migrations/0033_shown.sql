-- Sessions name what a company has of what is shown, and nothing else of the catalogue: a change of a title or a new
-- version leaves them as they are.
call log_changes('items', $$'shown'$$,
  $$jsonb_build_object('item_id', r->'item_id', 'visible', r->'visible')$$, 'shown');
