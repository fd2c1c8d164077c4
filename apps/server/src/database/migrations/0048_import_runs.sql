-- One import of one file that stored something. Imports before this migration have no row.
create table import_run (
  id integer generated always as identity primary key,
  file text not null,
  at timestamptz not null default now(),
  options jsonb not null,
  counts jsonb not null default '{}',
  undone_at timestamptz
);

-- What a run added, so that an undo removes exactly this.
alter table gps_session add column import_run_id integer references import_run;
create index gps_session_import_run on gps_session (import_run_id) where import_run_id is not null;
alter table device add column import_run_id integer references import_run;
create index device_import_run on device (import_run_id) where import_run_id is not null;
alter table device_assignment add column import_run_id integer references import_run;
create index device_assignment_import_run on device_assignment (import_run_id) where import_run_id is not null;

-- The periods of deleted trips. The trip search makes no trip of the positions in them.
create table trip_exclusion (
  id integer generated always as identity primary key,
  device_id integer not null references device on delete cascade,
  -- The depot of the deleted trip; users of other depots do not see its period.
  group_id integer references fleet_group on delete set null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  by_user integer references app_user on delete set null,
  at timestamptz not null default now(),
  check (to_at >= from_at)
);
create index trip_exclusion_group on trip_exclusion (group_id);
create index trip_exclusion_device on trip_exclusion (device_id, to_at);
