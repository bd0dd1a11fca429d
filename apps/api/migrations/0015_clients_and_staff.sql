-- Ended by the team leader instead of denied by staff. `denied_at` is set for both, so that nodes of the release before
-- treat it as ended too.
alter table invitations add column withdrawn boolean not null default false;

-- The order of names in a list that is sorted here: é among the e, and 10 after 9. A PostgreSQL without ICU has to do
-- with its own order.
do $$ begin
  create collation names (provider = icu, locale = 'en-u-kn-true-ks-level1');
exception when feature_not_supported then
  create collation names from "default";
end $$;

-- Sales open curated reports as they open reports; everything else is as it was.
create or replace view readable_custom_reports as
  select user_id, c_report_id, 'owner' as why from custom_reports
  union all
  select shares.user_id, c_report_id, 'shared'
  from custom_report_shares as shares
  join custom_reports using (c_report_id)
  join users as owner on owner.id = custom_reports.user_id
  join usergroups on usergroups.id = owner.usergroup_id and (owner.enabled or usergroups.provider)
  join users as reader on reader.id = shares.user_id and reader.usergroup_id = owner.usergroup_id
  union all
  select reader.id, c_report_id, 'headquarter'
  from users as reader
  join usergroups as below on below.headquarter_id = reader.usergroup_id
    and (below.expiry is null or below.expiry > now())
  join users as owner on owner.usergroup_id = below.id and owner.enabled
  join custom_reports on custom_reports.user_id = owner.id
  union all
  select reader.id, c_report_id, 'given'
  from users as reader cross join lateral given_to(reader.usergroup_id)
  where reader.special is distinct from 'marketing'
  union all
  select reader.id, c_report_id, 'staff'
  from users as reader
  join users as owner on owner.special = 'support'
  join custom_reports on custom_reports.user_id = owner.id
  where reader.role in ('admin', 'sales');
