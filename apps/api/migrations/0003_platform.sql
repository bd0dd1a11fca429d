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
  -- After this the message is of no use to anybody and stays here.
  expires_at timestamptz,
  sent_at timestamptz,
  last_error text
);
create index outbox_due on outbox (next_attempt_at) where next_attempt_at is not null;
create index outbox_created on outbox (created_at);

-- Sliding windows shared by all nodes: when each counted use was, and how the last request fared.
create table rate_limits (
  key text primary key,
  hits timestamptz[] not null,
  allowed boolean not null,
  expires_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (expires_at);

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
