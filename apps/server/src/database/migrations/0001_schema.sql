-- Places of Indonesia: the id is the official code without its dots.
create table province (
  id bigint primary key,
  name text not null
);

create table regency (
  id bigint primary key,
  province_id bigint not null references province,
  name text not null
);
create index regency_province on regency (province_id);

create table district (
  id bigint primary key,
  regency_id bigint not null references regency,
  name text not null
);
create index district_regency on district (regency_id);

create table village (
  id bigint primary key,
  district_id bigint not null references district,
  name text not null
);
create index village_district on village (district_id);

-- What the server brings along, and in which version the database has it.
create table reference_data (
  name text primary key,
  version text not null
);

create table brand (
  id integer primary key,
  name text not null unique
);

create table vehicle_type (
  id integer primary key,
  brand_id integer not null references brand,
  name text not null,
  unique (brand_id, name)
);

-- Permissions and their groups are system data: the server keeps them equal to what its operations need.
create table access_group (
  id integer primary key,
  name text not null unique,
  description text not null,
  position integer not null
);

create table permission (
  id integer primary key,
  access_group_id integer not null references access_group,
  code text not null unique,
  name text not null,
  position integer not null
);

create table role (
  id integer generated always as identity primary key,
  name text not null,
  description text,
  type text not null default 'manual' check (type in ('manual', 'system')),
  created_at timestamptz not null default now()
);
create unique index role_name on role (lower(name));

create table role_permission (
  role_id integer not null references role on delete cascade,
  permission_id integer not null references permission on delete cascade,
  primary key (role_id, permission_id)
);
create index role_permission_permission on role_permission (permission_id);

create table app_user (
  id integer generated always as identity primary key,
  role_id integer references role,
  name text not null,
  email text not null,
  password_hash text not null,
  phone text,
  address text,
  province_id bigint references province,
  regency_id bigint references regency,
  district_id bigint references district,
  village_id bigint references village,
  disabled boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));
create index app_user_role on app_user (role_id);

-- Only the hash of a token is known here: who reads this table cannot sign in with it.
create table session_token (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_token_user on session_token (user_id);

-- Failed sign-ins, by a hash of the account or of the network address.
create table login_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  attempted_at timestamptz not null default now()
);
create index login_attempt_subject on login_attempt (subject, attempted_at);

create table vehicle (
  id integer generated always as identity primary key,
  type_id integer not null references vehicle_type,
  year integer,
  color text,
  number text not null,
  simulated boolean not null default false,
  created_at timestamptz not null default now()
);
-- One plate, one vehicle, however it is spaced or capitalised.
create unique index vehicle_number on vehicle (upper(regexp_replace(number, '\s', '', 'g')));

create table driver (
  id integer generated always as identity primary key,
  name text not null,
  phone text,
  email text,
  license text,
  simulated boolean not null default false,
  created_at timestamptz not null default now()
);

create table device (
  id integer generated always as identity primary key,
  name text not null,
  imei text not null,
  -- Made by an import under the id of a vehicle or track: no digits are asked of it until somebody changes it.
  imei_exempt boolean not null default false,
  number text,
  vehicle_id integer references vehicle,
  driver_id integer references driver,
  simulated boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index device_imei on device (imei);
create index device_vehicle on device (vehicle_id);
create index device_driver on device (driver_id);

-- A trip keeps the vehicle and driver that it was made with, whatever the device is moved to later.
create table gps_session (
  id integer generated always as identity primary key,
  device_id integer not null references device,
  vehicle_id integer references vehicle,
  driver_id integer references driver,
  source text not null,
  -- What makes a second import of the same trip add nothing.
  fingerprint text unique,
  start_time timestamptz,
  end_time timestamptz,
  distance_km double precision not null,
  speed_kmh double precision,
  point_count integer not null,
  simulated boolean not null default false,
  created_at timestamptz not null default now()
);
create index gps_session_device on gps_session (device_id);
create index gps_session_start on gps_session (start_time);
create index gps_session_vehicle on gps_session (vehicle_id);
create index gps_session_driver on gps_session (driver_id);

create table gps_point (
  session_id integer not null references gps_session on delete cascade,
  seq integer not null,
  time timestamptz,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  speed double precision,
  heading double precision,
  status text,
  primary key (session_id, seq)
);

create table last_position (
  device_id integer primary key references device on delete cascade,
  time timestamptz,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  speed double precision,
  heading double precision,
  status text not null,
  simulated boolean not null default false,
  received_at timestamptz not null default now()
);
