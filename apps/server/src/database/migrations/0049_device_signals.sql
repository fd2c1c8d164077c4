-- The last value of everything that a tracker says beside its positions: alarms, ignition, voltage, odometer, driver key.
create table device_signal (
  device_id integer not null references device on delete cascade,
  kind text not null,
  -- The last report of the value, and the first report without another value in between. An alarm has no value: its
  -- reports belong together while less than an hour lies between them.
  at timestamptz not null,
  since timestamptz not null,
  -- A boolean is 0 or 1.
  number double precision,
  text text,
  -- When `since` was stored.
  stored_at timestamptz not null default now(),
  primary key (device_id, kind)
) with (fillfactor = 50);
create index device_signal_alarm on device_signal (stored_at)
  where kind in ('sos', 'power_cut', 'towing', 'low_battery');

alter table position add column ignition boolean;

-- What the live fleet shows of the contact: readers of changes find it by `changed_by`, as for a last position.
-- `shown_at` is the last contact that they were told.
alter table device_contact
  add column ignition boolean,
  add column ignition_at timestamptz,
  add column alarm text,
  add column alarm_at timestamptz,
  add column shown_at timestamptz,
  add column changed_by xid8 not null default pg_current_xact_id();
