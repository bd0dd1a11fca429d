-- An invitation waits for staff until it has a token, then for the person until the token's end. It ends by being
-- registered or denied, and is kept so that whoever holds the link can be told where it stands.
create table invitations (
  pending_id integer generated always as identity primary key,
  usergroup_id integer not null references usergroups (id) on delete cascade,
  email text not null check (email = lower(email)),
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- The link in the mail, as a hash.
  token_hash bytea unique,
  expires_at timestamptz,
  registered_at timestamptz,
  user_id uuid references users (id) on delete set null,
  denied_at timestamptz,
  check ((token_hash is null) = (expires_at is null)),
  check (registered_at is null or denied_at is null)
);
create unique index invitations_unfinished on invitations (usergroup_id, email)
  where registered_at is null and denied_at is null;
create index invitations_created on invitations (created_at);
create index invitations_invited_by on invitations (invited_by);
create index invitations_user on invitations (user_id);

-- Those that hold a seat.
create view open_invitations as
  select * from invitations
  where registered_at is null and denied_at is null and (expires_at is null or expires_at > now());

-- Orders outlive the company, under the name that it had.
alter table subscription_archive
  alter column usergroup_id drop not null,
  drop constraint subscription_archive_usergroup_id_fkey,
  add foreign key (usergroup_id) references usergroups (id) on delete set null,
  add column company text;
update subscription_archive set company = usergroups.company
  from usergroups where usergroups.id = subscription_archive.usergroup_id;
alter table subscription_archive alter column company set not null;

-- Whoever deletes a person or a device looks for what refers to it.
drop index sessions_user;
create index sessions_user on sessions (user_id);
create index sessions_device on sessions (device_id);
create index pending_sign_ins_user on pending_sign_ins (user_id);
create index sso_codes_user on sso_codes (user_id);

-- Whom an answer to a mail should reach, where that is not the sender.
alter table outbox add column reply_to text;
