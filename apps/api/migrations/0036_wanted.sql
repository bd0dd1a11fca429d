-- What clients wanted is counted over weeks from an index alone. These replace narrower ones of 0030, which no release
-- before has used.
create index usage_days_wanted on usage_days (day) include (item_id, usergroup_id, count) where kind = 'refused';
create index usage_events_unfound on usage_events (at) include (usergroup_id, detail)
  where kind = 'search' and answers = 0;
drop index usage_days_refused;
drop index usage_events_unanswered;
