-- Backups, made by the server or by a command. One row claims the work, so that several servers make one backup.
create table backup (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  -- The path on the machine that made it.
  file text not null,
  -- Null while it is being made, or when that failed.
  made_at timestamptz,
  bytes bigint,
  verified_at timestamptz,
  -- Why it could not be made or verified.
  problem text
);
create index on backup (started_at);
