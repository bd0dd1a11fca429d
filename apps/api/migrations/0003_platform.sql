-- The root secret, wrapped when SECRET_KEY is set. Every other secret is derived from it.
create table secrets (
  name text primary key,
  value bytea not null,
  wrapped boolean not null
);

-- Messages are stored in the caller's transaction and leave afterwards.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  last_error text
);
create index outbox_due on outbox (next_attempt_at) where next_attempt_at is not null;
create index outbox_created on outbox (created_at);

-- Fixed windows shared by all nodes.
create table rate_limits (
  key text primary key,
  points integer not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor text not null,
  action text not null,
  subject text not null,
  "from" jsonb,
  "to" jsonb,
  address text,
  request_id text
);
create index audit_log_at on audit_log (at);
create index audit_log_subject on audit_log (subject, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
