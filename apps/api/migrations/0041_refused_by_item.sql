-- How often all clients together were refused an item on a day: what they want most is found among these, which are few,
-- instead of among what each client wanted.
create table usage_item_days (
  item_id integer not null references items (item_id) on delete cascade,
  day date not null,
  refused integer not null,
  primary key (item_id, day)
);
create index usage_item_days_day on usage_item_days (day) include (item_id, refused);
insert into usage_item_days (item_id, day, refused)
  select item_id, day, sum(count) from usage_days
  where kind = 'refused' and item_id is not null group by item_id, day;

-- What a client wanted goes with the client.
create function forget_refusals() returns trigger language plpgsql as $$
begin
  update usage_item_days as all_of_them set refused = all_of_them.refused - own.refused
  from (
    select item_id, day, sum(count)::integer as refused from usage_days
    where usergroup_id = old.id and kind = 'refused' and item_id is not null group by item_id, day
  ) as own
  where all_of_them.item_id = own.item_id and all_of_them.day = own.day;
  return old;
end
$$;
create trigger forget_refusals before delete on usergroups for each row execute function forget_refusals();
