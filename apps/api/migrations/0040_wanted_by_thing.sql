-- What clients wanted most is added up thing by thing, and then told apart by company for a few of them: both from an index
-- alone. These replace the two of 0036, which are by day.
create index usage_days_wanted_item on usage_days (item_id, day) include (usergroup_id, count) where kind = 'refused';
create index usage_events_unfound_words on usage_events (detail, at) include (usergroup_id)
  where kind = 'search' and answers = 0;
drop index usage_days_wanted;
drop index usage_events_unfound;
