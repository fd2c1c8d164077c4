-- Imports of sheets by users. The server that runs an import writes `beat_at`; an old time means that it stopped.
create table import_job (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'failed')),
  total integer not null,
  done integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  refused jsonb not null default '[]',
  change_id integer,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);
create index import_job_user on import_job (user_id);
create index import_job_started on import_job (started_at);
