-- The audit log is read by whom it concerns, and its entries are chained so that a changed or missing one shows.

alter table audit_log add column company_id integer, add column item_id integer;

create function audit_person(subject text) returns uuid language sql immutable as $$
  select case when subject ~ '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(subject, ':', 2)::uuid end
$$;

-- Whom an entry concerns: the company of what it was done to, else that of whoever did it; and the item. Found when it is
-- written, because people and companies may be gone later.
create function audit_company(subject text, actor_id uuid) returns integer language plpgsql stable as $$
declare
  kind text := split_part(subject, ':', 1);
  named text := split_part(subject, ':', 2);
  found integer;
begin
  if kind = 'company' and named ~ '^\d{1,9}$' then return named::integer; end if;
  if kind = 'user' then
    select usergroup_id into found from users where users.id = audit_person(subject);
  elsif kind = 'invitation' and named ~ '^\d{1,9}$' then
    select usergroup_id into found from invitations where pending_id = named::integer;
  end if;
  if found is null then select usergroup_id into found from users where users.id = audit_company.actor_id; end if;
  return found;
end $$;

create function audit_item(subject text) returns integer language sql stable as $$
  select case
    when subject ~ '^(report|global|medaccess|medsku|pt|survey):\d{1,9}$' then split_part(subject, ':', 2)::integer
    when subject ~ '^draft:\d{1,9}$' then (select report_id from drafts where draft_id = split_part(subject, ':', 2)::integer)
  end
$$;

-- What is about a person, of all that `from` and `to` may say: it goes when the person does.
create function audit_personal_keys() returns text[] language sql immutable as $$
  select array['country', 'email', 'name', 'phone', 'title']
$$;

-- What was written before gets all this, too, and loses what remained of people who were deleted.
alter table audit_log disable trigger audit_log_append_only;
update audit_log as l set
  company_id = audit_company(subject, actor_id),
  item_id = audit_item(subject),
  actor = case when actor_id is null or exists (select from users where id = l.actor_id) then actor else '' end,
  address = case when actor_id is null or exists (select from users where id = l.actor_id) then address end,
  "from" = case when audit_person(subject) is null or exists (select from users where id = audit_person(l.subject))
    then "from" else "from" - audit_personal_keys() end,
  "to" = case when audit_person(subject) is null or exists (select from users where id = audit_person(l.subject))
    then "to" else "to" - audit_personal_keys() end;
alter table audit_log enable trigger audit_log_append_only;

create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_name on audit_log (actor);
create index audit_log_done_to on audit_log (subject, at desc, id desc);
create index audit_log_company on audit_log (company_id, at desc, id desc);
create index audit_log_item on audit_log (item_id, at desc, id desc) where item_id is not null;
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_mentioned on audit_log (coalesce("to"->>'email', "from"->>'email'))
  where coalesce("to"->>'email', "from"->>'email') is not null;
drop index audit_log_at, audit_log_subject;

-- Entries without a place in the chain, with the transaction that wrote them (record 0052).
create table audit_unsealed (
  entry_id bigint primary key,
  xid xid8 not null default pg_current_xact_id(),
  since timestamptz not null default now()
);
create index audit_unsealed_order on audit_unsealed (xid, entry_id);
insert into audit_unsealed (entry_id) select id from audit_log;

-- A place in the chain. What is about people enters as a hash with a salt: without the salt it says nothing, and the
-- chain holds all the same.
create table audit_seals (
  place bigint primary key,
  entry_id bigint not null unique,
  actor_salt bytea,
  actor_hash bytea not null,
  personal_salt bytea,
  -- Null if it says nothing about people.
  personal_hash bytea,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);

create function place_audit_entry() returns trigger language plpgsql as $$
begin
  new.company_id := coalesce(new.company_id, audit_company(new.subject, new.actor_id));
  new.item_id := coalesce(new.item_id, audit_item(new.subject));
  return new;
end $$;
create trigger audit_log_place before insert on audit_log for each row execute function place_audit_entry();

create function queue_audit_entry() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end $$;
create trigger audit_log_queue after insert on audit_log for each row execute function queue_audit_entry();

-- The only change that the log lets through: what it says about a person who no longer exists is taken out.
create function refuse_audit_change() returns trigger language plpgsql as $$
declare
  rest audit_log := new;
begin
  if tg_op = 'UPDATE' then
    rest.actor := old.actor;
    rest.address := old.address;
    rest."from" := old."from";
    rest."to" := old."to";
    if rest is not distinct from old
      and (row(new.actor, new.address) is not distinct from row(old.actor, old.address)
        or new.actor = '' and new.address is null
          and not exists (select from users where id = old.actor_id or old.actor_id is null and email = old.actor))
      and (row(new."from", new."to") is not distinct from row(old."from", old."to")
        or row(new."from", new."to")
            is not distinct from row(old."from" - audit_personal_keys(), old."to" - audit_personal_keys())
          and not exists (select from users where id = audit_person(old.subject)
            or email = coalesce(old."to"->>'email', old."from"->>'email')))
    then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

-- Of the chain only the salts may go.
create function refuse_seal_change() returns trigger language plpgsql as $$
declare
  rest audit_seals := new;
begin
  if tg_op = 'UPDATE' then
    rest.actor_salt := coalesce(new.actor_salt, old.actor_salt);
    rest.personal_salt := coalesce(new.personal_salt, old.personal_salt);
    if rest is not distinct from old then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_seal_change();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function refuse_change();

-- Whoever deletes a person, this goes with them. The salts are looked for once the entries are held, for they may just
-- be getting their places.
create function forget_in_audit_log() returns trigger language plpgsql as $$
declare
  done bigint[];
  told bigint[];
begin
  with gone as (
    update audit_log set actor = '', address = null
    where actor_id = old.id or actor_id is null and actor = old.email returning id
  ) select array_agg(id) into done from gone;
  with gone as (
    update audit_log set "from" = "from" - audit_personal_keys(), "to" = "to" - audit_personal_keys()
    where (subject = 'user:' || old.id or coalesce("to"->>'email', "from"->>'email') = old.email)
      and ("from" ?| audit_personal_keys() or "to" ?| audit_personal_keys()) returning id
  ) select array_agg(id) into told from gone;
  update audit_seals set actor_salt = null where entry_id = any (done);
  update audit_seals set personal_salt = null where entry_id = any (told);
  return null;
end $$;
create trigger users_leave_audit_log after delete on users
  for each row execute function forget_in_audit_log();
