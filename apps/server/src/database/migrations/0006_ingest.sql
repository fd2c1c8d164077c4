-- What trackers sent, as it was taken; trips are made of it, and can be made of it again.
create table position (
  device_id integer not null references device on delete cascade,
  time timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  speed real,
  heading real,
  altitude real,
  accuracy real,
  battery real,
  received_at timestamptz not null default now(),
  primary key (device_id, time)
);

-- The life of a device: one row for each that ever sent anything.
create table device_contact (
  device_id integer primary key references device on delete cascade,
  protocol text not null,
  last_contact timestamptz not null,
  battery real,
  battery_at timestamptz,
  -- Since when its last position has not moved; null while it drives.
  standing_since timestamptz,
  -- The latest position, where it lies so far off that the next one has to say whether it is meant.
  held_time timestamptz,
  held_lat double precision,
  held_lng double precision
);

-- What became of positions, hour by hour: a day of any Indonesian zone is a number of whole hours.
create table position_count (
  device_id integer not null references device on delete cascade,
  hour timestamptz not null,
  kind text not null,
  count integer not null,
  primary key (device_id, hour, kind)
);

-- The latest positions that a rule refused, for the administrator to see why.
create table refused_position (
  id bigint generated always as identity primary key,
  device_id integer not null references device on delete cascade,
  received_at timestamptz not null default now(),
  reason text not null,
  time timestamptz,
  lat double precision,
  lng double precision
);
create index refused_position_device on refused_position (device_id, id);

create table unknown_device (
  imei text primary key,
  protocol text not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  count bigint not null default 1
);
create index unknown_device_seen on unknown_device (last_seen);

-- What of a device has to be searched for trips: from the earliest position that is new, by infinity nothing. Then a trip
-- is looked at again at `marked_at`, when silence ends it. Storing positions waits for a row that a search has locked.
-- Rows are changed in place, and the free half of their pages takes the new ones: nobody cleans up behind PGlite.
create table trip_work (
  device_id integer primary key references device on delete cascade,
  from_time timestamptz not null,
  marked_at timestamptz not null default now()
) with (fillfactor = 50);

-- What the search knows after the position of this time.
create table trip_state (
  device_id integer primary key references device on delete cascade,
  time timestamptz not null,
  state jsonb not null
) with (fillfactor = 50);

-- What it knew before, every few hours: there it goes on when positions come late.
create table trip_checkpoint (
  device_id integer not null references device on delete cascade,
  time timestamptz not null,
  state jsonb not null,
  primary key (device_id, time)
);

-- Of a trip that is older than the positions it was made of only those points are kept that its path needs.
alter table gps_session add column thinned boolean not null default false;
