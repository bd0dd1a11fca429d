-- A person between the two factors. The ticket is kept as a hash.
create table pending_sign_ins (
  id uuid primary key default gen_random_uuid(),
  ticket_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz
);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);

-- One code sent by text message; its id travels as the verification id.
create table code_challenges (
  id uuid primary key default gen_random_uuid(),
  pending_id uuid not null references pending_sign_ins (id) on delete cascade,
  phone text not null,
  -- Whether the right code makes this phone the second factor, or proves that one holds it already.
  enrols boolean not null,
  code_hmac bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_challenges_pending on code_challenges (pending_id);

-- A session is a family of refresh tokens: the current one and its predecessor, both as hashes.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  refresh_hash bytea not null,
  previous_hash bytea,
  created_at timestamptz not null default now(),
  last_active timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_created on sessions (created_at);

-- A captcha solution works once.
create table captcha_uses (
  signature text primary key,
  expires_at timestamptz not null
);

-- Keys are derived from the root secret; a row names a key that signs or has signed ID tokens.
create table signing_keys (
  kid text primary key,
  created_at timestamptz not null default now()
);
insert into signing_keys (kid) values ('first');
