-- Positions that were refused only because the tracker's clock is wrong, for 24 hours: once enough reports agree on how
-- wrong it is, they are corrected and stored. `time` is the time that the tracker reported.
create table quarantined_position (
  device_id integer not null references device on delete cascade,
  time timestamptz not null,
  received_at timestamptz not null,
  reason text not null,
  lat double precision not null,
  lng double precision not null,
  speed real,
  heading real,
  altitude real,
  accuracy real,
  battery real,
  primary key (device_id, time)
);
create index quarantined_position_received on quarantined_position (device_id, received_at);
create index quarantined_position_age on quarantined_position (received_at);

-- The clock of a device: the offset that was adopted last (reported minus true time, in seconds), since when and until
-- when it holds, and until when none is adopted because a user cancelled it. `waiting_since`: from when on quarantined
-- reports count as evidence. `waiting` is at least the number of its quarantined positions.
alter table device_contact
  add column clock_offset_s integer,
  add column clock_since timestamptz,
  add column clock_until timestamptz,
  add column clock_blocked_until timestamptz,
  add column waiting_since timestamptz,
  add column waiting integer not null default 0,
  -- The unit that a user chose for a `speed` without a unit; and the unit that the server assumes without this choice,
  -- null if the reports name their unit.
  add column speed_unit text check (speed_unit in ('kmh', 'ms', 'knot')),
  add column speed_unit_at timestamptz,
  add column speed_assumed text check (speed_assumed in ('kmh', 'ms', 'knot'));

-- The offset that was subtracted from the reported time, in seconds; null if the time is as reported.
alter table position add column clock_offset_s integer;

-- Which value of a report could not be read.
alter table refused_position add column field text;

-- The identity key of an IMEI with a leading zero is now the number without the zero. The start of the server computes
-- the keys of devices again.
delete from unknown_device long where imei ~ '^0[0-9]{15}$'
  and exists (select from unknown_device short where short.imei = substr(long.imei, 2));
update unknown_device set imei = substr(imei, 2) where imei ~ '^0[0-9]{15}$';
