-- The second factor of a user, as an authenticator app computes it; `confirmed_at` is null until the first code was right.
create table user_factor (
  user_id integer primary key references app_user (id) on delete cascade,
  -- Encrypted with the secret key of the server.
  seed bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was used: a code works once.
  last_step bigint not null default 0
);

-- Codes for a user without the phone; each works once.
create table recovery_code (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  -- The first characters, by which a code is found without trying all hashes.
  selector text not null,
  code_hash text not null,
  unique (user_id, selector)
);

-- Sign-ins whose password was right and whose code is missing.
create table sign_in_challenge (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  token_hash bytea not null unique,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenge_user on sign_in_challenge (user_id);
