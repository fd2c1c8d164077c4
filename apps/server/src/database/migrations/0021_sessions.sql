-- What the owner of a session sees of it, and when the password was last confirmed in it.
alter table session_token add column agent text;
alter table session_token add column address text;
alter table session_token add column method text not null default 'password';
alter table session_token add column confirmed_at timestamptz;
alter table session_token add column limited boolean not null default false;

-- Browsers by which an account signed in, each in its part of the internet. Another one is told to the owner by e-mail.
create table known_device (
  user_id integer not null references app_user on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Tokens for programs; only the hash of each is known here. Their ids and those of sessions never meet.
create table api_token (
  id integer primary key default nextval(pg_get_serial_sequence('session_token', 'id')),
  user_id integer not null references app_user on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null
);
create index api_token_user on api_token (user_id);
create table api_token_permission (
  token_id integer not null references api_token on delete cascade,
  permission_id integer not null references permission on delete cascade,
  primary key (token_id, permission_id)
);

alter table audit_log drop constraint audit_log_origin_check;
alter table audit_log add constraint audit_log_origin_check
  check (origin in ('session', 'token', 'visitor', 'command'));
