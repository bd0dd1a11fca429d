alter table custom_reports
  -- Counts up with every change of the title or the bookmarks.
  add column revision integer not null default 1,
  add check (c_report_name <> '');

-- A chapter in a custom report. It outlives the chapter and even the report, and then says what they were called.
create table custom_report_bookmarks (
  collection_id integer generated always as identity primary key,
  c_report_id integer not null references custom_reports (c_report_id) on delete cascade,
  report_id integer not null,
  -- The chapter as it was last found. While that is not of the version that is read now, the bookmark has no chapter.
  chapter_id integer references chapters (chapter_id) on delete set null,
  -- The chapter that somebody chose: taking up its version again brings it back, whatever became of it in between.
  chosen_id integer references chapters (chapter_id) on delete set null,
  report_name text not null,
  report_year integer not null,
  chapter_title text not null,
  custom_order integer not null check (custom_order between 1 and 20),
  -- Whoever puts them in another order passes through places that are taken.
  unique (c_report_id, custom_order) deferrable initially deferred,
  unique (c_report_id, chapter_id)
);
create index custom_report_bookmarks_report on custom_report_bookmarks (report_id);
create index custom_report_bookmarks_chapter on custom_report_bookmarks (chapter_id);
create index custom_report_bookmarks_chosen on custom_report_bookmarks (chosen_id);

-- The companies that a report of the support account was given to.
create table custom_report_companies (
  c_report_id integer not null references custom_reports (c_report_id) on delete cascade,
  usergroup_id integer not null references usergroups (id) on delete cascade,
  primary key (c_report_id, usergroup_id)
);
create index custom_report_companies_usergroup on custom_report_companies (usergroup_id);

-- What its dashboard shows of which report.
create table custom_report_markets (
  c_report_id integer not null references custom_reports (c_report_id) on delete cascade,
  report_id integer not null references items (item_id) on delete cascade,
  market_name text not null,
  primary key (c_report_id, report_id, market_name)
);
create index custom_report_markets_report on custom_report_markets (report_id);

create index users_special on users (special) where special is not null;

-- The curated reports that a company has: those that it, or a company below it, was given. Not while the company that was
-- given one is expired, nor when its maker no longer is the support account.
create function given_to(company_id integer) returns table (c_report_id integer)
  language plpgsql stable rows 20 as $$
  declare
    companies integer[] := array(select id from usergroups as one
      where (one.id = company_id or one.headquarter_id = company_id) and (one.expiry is null or one.expiry > now()));
  begin
    return query select distinct given.c_report_id from custom_report_companies as given
      join custom_reports as r on r.c_report_id = given.c_report_id
      join users as owner on owner.id = r.user_id and owner.special = 'support'
      where given.usergroup_id = any (companies);
  end $$;

-- Who may read which custom report, and why: the one place that says so.
create view readable_custom_reports as
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
  where reader.role = 'admin';

-- The same for one reader: all of it, what there is for some reasons, or one report. These are functions because their
-- plan is then made once for a connection: making it takes ten times as long as the answer, and pages ask each time.
create function readable_by(reader uuid, reasons text[] default null, only_id integer default null)
  returns table (c_report_id integer, why text[])
  language plpgsql stable rows 10 as $$
  begin
    if only_id is not null then
      return query select r.c_report_id, array_agg(r.why) from readable_custom_reports as r
        where r.user_id = reader and r.c_report_id = only_id group by r.c_report_id;
    else
      return query select r.c_report_id, array_agg(r.why) from readable_custom_reports as r
        where r.user_id = reader and (reasons is null or r.why = any (reasons)) group by r.c_report_id;
    end if;
  end $$;

-- With what everybody needs to know of it.
create function custom_reports_of(reader uuid, reasons text[] default null, only_id integer default null)
  returns table (
    c_report_id integer, c_report_name text, revision integer, created_on timestamptz, modified_on timestamptz,
    user_id uuid, user_email text, owner text, usergroup_id integer, company text, medcore boolean,
    why text[], sources integer[], has_markets boolean)
  language plpgsql stable rows 10 as $$
  begin
    return query select r.c_report_id, r.c_report_name, r.revision, r.created_on, r.modified_on,
        r.user_id, users.email, users.name, users.usergroup_id, usergroups.company,
        users.special is not distinct from 'support', mine.why,
        array(select b.report_id from custom_report_bookmarks as b
          where b.c_report_id = r.c_report_id order by b.custom_order),
        exists (select from custom_report_markets as m join report_markets using (report_id, market_name)
          where m.c_report_id = r.c_report_id)
      from readable_by(reader, reasons, only_id) as mine
      join custom_reports as r on r.c_report_id = mine.c_report_id
      join users on users.id = r.user_id
      join usergroups on usergroups.id = users.usergroup_id
      -- One's own first; of a headquarter's hundred thousand nobody reads all.
      order by 'owner' = any (mine.why) desc, r.modified_on desc, r.c_report_id desc limit 5000;
  end $$;

-- Chapters that a company may read because they are in a curated report that it has.
create function granted_chapters(company_id integer) returns table (chapter_id integer)
  language plpgsql stable as $$
  begin
    return query select b.chapter_id from given_to(company_id) as given
      join custom_report_bookmarks as b on b.c_report_id = given.c_report_id where b.chapter_id is not null;
  end $$;

create function is_granted(company_id integer, wanted_id integer) returns boolean
  language plpgsql stable as $$
  begin
    return exists (select from given_to(company_id) as given
      join custom_report_bookmarks as b on b.c_report_id = given.c_report_id and b.chapter_id = wanted_id);
  end $$;
