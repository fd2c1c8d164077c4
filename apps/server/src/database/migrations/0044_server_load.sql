-- What each running server does for each user now, as three columns of one list. A server rewrites its row every second.
create table server_load (
  id uuid primary key,
  seen_at timestamptz not null default now(),
  user_ids integer[] not null,
  streams integer[] not null,
  reads integer[] not null
) with (fillfactor = 50);
