-- An invited user has no password until the link is used. A registration has one, and waits for the proof of its address
-- and for approval. A deleted user keeps the id, but nothing that names a person.
alter table app_user alter column password_hash drop not null;
alter table app_user add column status text not null default 'active'
  check (status in ('invited', 'unverified', 'pending', 'active'));
alter table app_user add column deleted_at timestamptz;
-- Set when the owner uses a link that was sent to the address.
alter table app_user add column email_verified_at timestamptz;
alter table app_user add column last_sign_in_at timestamptz;

alter table app_user add column version integer not null default 1;
create trigger app_user_version before update on app_user for each row execute function raise_version(
  'email_key', 'password_hash', 'phone', 'address', 'province_id', 'regency_id', 'district_id', 'village_id', 'demo',
  'email_verified_at', 'last_sign_in_at'
);

-- Links by which the owner of an account sets a password: one of each purpose, and only the hash of its token.
create table account_token (
  user_id integer not null references app_user on delete cascade,
  purpose text not null check (purpose in ('invitation', 'recovery', 'verification')),
  token_hash bytea not null unique,
  -- Sent to the stored address, so that its use proves the mailbox.
  mailed boolean not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- The link by which the first administrator is created; at most one row.
create table setup_token (
  id boolean primary key default true check (id),
  token_hash bytea not null,
  expires_at timestamptz not null
);

-- E-mail to send. What a visitor asks for has the key of the typed address, which need not belong to an account; no row
-- has a token: that is made when the e-mail is sent.
create table mail_outbox (
  id bigint generated always as identity primary key,
  purpose text not null,
  user_id integer references app_user on delete cascade,
  email_key text,
  detail jsonb not null default '{}',
  language text not null,
  -- `held`: the owner asked for a recovery link, and somebody has to hand it over.
  state text not null default 'queued' check (state in ('queued', 'held', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mail_outbox_due on mail_outbox (next_try_at) where state = 'queued';
create index mail_outbox_user on mail_outbox (user_id);
