-- Which vehicle and driver a device had when, and the depot of then. `to_at` is null for the row of now.
create table device_assignment (
  id integer generated always as identity primary key,
  device_id integer not null references device on delete cascade,
  vehicle_id integer references vehicle,
  driver_id integer references driver,
  group_id integer not null references fleet_group,
  from_at timestamptz not null,
  to_at timestamptz,
  source text not null check (source in ('form', 'import', 'backfill')),
  by_user integer references app_user on delete set null,
  created_at timestamptz not null default now(),
  check (to_at > from_at)
);
create unique index device_assignment_open on device_assignment (device_id) where to_at is null;
create index device_assignment_device on device_assignment (device_id, from_at);
create index device_assignment_vehicle on device_assignment (vehicle_id, from_at) where vehicle_id is not null;
create index device_assignment_driver on device_assignment (driver_id, from_at) where driver_id is not null;
create index device_assignment_group on device_assignment (group_id);
