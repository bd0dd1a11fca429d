-- What each company did in the 89 days before one: with that day itself the last 90. Made anew whenever a day has been
-- counted, so that lists of all companies need not add up every day of each.
create table usage_company_sums (
  usergroup_id integer primary key references usergroups (id) on delete cascade,
  -- The day that is not in it yet.
  until date not null,
  reads integer not null,
  refused integer not null
);

-- What clients wanted most is found for some of them from an index alone; that of 0036 is by day.
create index usage_days_refused on usage_days (usergroup_id, day) include (item_id, count) where kind = 'refused';
