-- What answers in memory depend on, by key, and the transaction that changed it. A node asks for the keys of what became
-- visible since it last asked, and forgets what depends on them.
create table change_log (
  xid xid8 not null default pg_current_xact_id(),
  key text not null,
  at timestamptz not null default now()
);
create index change_log_xid on change_log (xid);
create index change_log_at on change_log (at);

create table change_log_state (
  single boolean primary key default true check (single),
  -- Changes of transactions before this one may have been cleared away.
  cleared_before xid8 not null default '0'
);
insert into change_log_state default values;

-- Has every change to a table logged. `keys` are expressions over a row `r` as jsonb; those that are null are left out.
-- Of an update only rows that differ in `compared` count. Whoever truncates changes everything.
create procedure log_changes(changed text, keys text, compared text default 'r', label text default 'logged')
  language plpgsql as $procedure$
  begin
    execute format($$
      create function %1$I() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'INSERT' then
          insert into change_log (key) select distinct key
            from new_rows as r, unnest(array[%4$s]) as key where key is not null;
        elsif tg_op = 'DELETE' then
          insert into change_log (key) select distinct key
            from old_rows as r, unnest(array[%4$s]) as key where key is not null;
        elsif tg_op = 'UPDATE' then
          insert into change_log (key) select distinct key from (
              (select %3$s as r from (select to_jsonb(o) as r from old_rows as o) as o
                except all select %3$s from (select to_jsonb(n) as r from new_rows as n) as n)
              union all
              (select %3$s from (select to_jsonb(n) as r from new_rows as n) as n
                except all select %3$s from (select to_jsonb(o) as r from old_rows as o) as o)
            ) as rows, unnest(array[%2$s]) as key where key is not null;
        else
          insert into change_log (key) values ('everything');
        end if;
        return null;
      end $body$ $$, changed || '_' || label, keys, compared,
      -- A new or deleted row need not become jsonb, which takes long for a chapter.
      regexp_replace(keys, 'r->>''(\w+)''', 'r.\1::text', 'g'));
    execute format('create trigger %1$I after insert on %2$I referencing new table as new_rows
      for each statement execute function %3$I()', label || '_insert', changed, changed || '_' || label);
    execute format('create trigger %1$I after delete on %2$I referencing old table as old_rows
      for each statement execute function %3$I()', label || '_delete', changed, changed || '_' || label);
    execute format('create trigger %1$I after update on %2$I referencing old table as old_rows new table as new_rows
      for each statement execute function %3$I()', label || '_update', changed, changed || '_' || label);
    execute format('create trigger %1$I after truncate on %2$I
      for each statement execute function %3$I()', label || '_truncate', changed, changed || '_' || label);
  end $procedure$;

call log_changes('sessions', $$'session:' || (r->>'id')$$, $$r - 'refresh_hash' - 'previous_hash'$$);
-- Activity changes only when somebody was last there, and that often.
call log_changes('users', $$'user:' || (r->>'id'), 'members:' || (r->>'usergroup_id'),
  case when r->>'special' is not null then 'given' end$$, $$r - 'last_active'$$);
call log_changes('users', $$'active:' || (r->>'id')$$,
  $$jsonb_build_object('id', r->'id', 'last_active', r->'last_active')$$, 'active');
call log_changes('second_factors', $$'user:' || (r->>'user_id')$$);
call log_changes('devices', $$'user:' || (r->>'user_id')$$);
call log_changes('usergroups', $$'company:' || (r->>'id'), 'company:' || (r->>'headquarter_id')$$);
call log_changes('subscriptions', $$'holdings:' || (r->>'usergroup_id')$$);
call log_changes('items', $$'item:' || (r->>'item_id'), 'catalogue'$$);
call log_changes('data_sets', $$'catalogue'$$);
call log_changes('chapters', $$'item:' || (r->>'report_id')$$,
  $$r - 'chapter_content' - 'plain_text' - 'blocks' || jsonb_build_object('text', md5(r->>'chapter_content'))$$);
call log_changes('favorites', $$'favorites:' || (r->>'user_id')$$);
call log_changes('custom_report_companies', $$'given'$$);
call log_changes('custom_report_shares', $$'shared:' || (r->>'user_id')$$);
-- Those of the support account may be given to companies.
call log_changes('custom_reports', $$'custom:' || (r->>'user_id'),
  (select 'given' from users where users.id = (r->>'user_id')::uuid and special = 'support')$$);
call log_changes('custom_report_bookmarks', $$(select 'given' from custom_reports as c join users on users.id = c.user_id
  and special = 'support' where c.c_report_id = (r->>'c_report_id')::integer)$$);
call log_changes('custom_report_markets', $$(select 'given' from custom_reports as c join users on users.id = c.user_id
  and special = 'support' where c.c_report_id = (r->>'c_report_id')::integer)$$);
