-- The times of the last two days in which the engine of a device ran, for the rule `engine_on`. Reports of a running engine
-- with at most 15 minutes between them are one row.
create table engine_run (
  id bigint generated always as identity primary key,
  device_id integer not null references device on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- When the rule must look at the run next: at its begin, every few minutes while it goes on, and after a late report.
  stored_at timestamptz not null default now()
) with (fillfactor = 70);
create index engine_run_device on engine_run (device_id);
create index engine_run_stored on engine_run (stored_at);

-- The rule `low_voltage` finds the voltages that were reported since its last check: of these, `stored_at` is the time of
-- the last report.
create index device_signal_voltage on device_signal (stored_at) where kind = 'voltage';
-- The events of voltages that have not risen again: these have no `ended_at`.
create index fleet_event_low_voltage on fleet_event (subject) where kind = 'low_voltage' and ended_at is null;
