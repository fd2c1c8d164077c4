-- Starts of servers, which refresh their row while they run.
create table server_run (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Null while it runs, and after it was killed.
  stopped_at timestamptz,
  waiting_positions integer not null default 0,
  oldest_waiting_s real not null default 0,
  live_readers integer not null default 0
);
create index server_run_seen on server_run (seen_at);

-- Positions that a server stored in each of the last minutes.
create table stored_minute (
  run_id uuid not null references server_run on delete cascade,
  minute timestamptz not null,
  positions integer not null,
  primary key (run_id, minute)
);

-- Every report changes its rows of these tables: with room in the page, their indexes stay as they are.
alter table device_contact set (fillfactor = 50);
alter table position_count set (fillfactor = 70);
