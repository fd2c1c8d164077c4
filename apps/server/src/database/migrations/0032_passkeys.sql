-- Keys on the devices of a user that sign in without a password. The server knows only the public half of each.
create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  name text not null,
  credential_id bytea not null unique,
  -- What the device knows the user by; random, so that it says nothing about him.
  user_handle bytea not null,
  public_key bytea not null,
  -- Of the newest signature; 0 on devices that do not count.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- Random numbers that a device signs; each works once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('enrol', 'sign-in', 'confirm')),
  -- Null for a sign-in, where nobody is known yet.
  user_id integer references app_user (id) on delete cascade,
  -- Of the passkey that is enrolled.
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenge_user on passkey_challenge (user_id);
create index passkey_challenge_age on passkey_challenge (expires_at);
