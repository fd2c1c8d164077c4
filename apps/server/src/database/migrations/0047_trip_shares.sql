-- The stretches of a trip that had one vehicle, one driver and one depot. The figures of a vehicle or driver are the
-- sums of its counted shares. An untimed trip has one share without times.
create table trip_share (
  session_id integer not null references gps_session on delete cascade,
  seq integer not null,
  device_id integer not null,
  vehicle_id integer references vehicle,
  driver_id integer references driver,
  group_id integer not null references fleet_group,
  from_at timestamptz,
  to_at timestamptz,
  km double precision not null,
  moving_s double precision not null,
  -- The figures without the times that count in another trip of the same device, vehicle or driver.
  counted_km double precision not null,
  counted_s double precision not null,
  uncounted tstzmultirange not null default '{}',
  -- Whether another trip of the same device, vehicle or driver overlaps it, whichever of them counts.
  overlap boolean not null default false,
  -- Set by this migration: the server counts these shares when it starts.
  recount boolean not null default false,
  primary key (session_id, seq),
  check (to_at >= from_at)
);

-- The number of fixes of a trip before retention thinned it. Of trips that overlap, the one with more fixes counts.
alter table gps_session add column thinned_from integer;

-- The share of a trip that nobody has split yet: all of it, with its own vehicle, driver and depot.
create function share_trip() returns trigger language plpgsql as $$
begin
  insert into trip_share (session_id, seq, device_id, vehicle_id, driver_id, group_id, from_at, to_at,
    km, moving_s, counted_km, counted_s)
  select id, 0, device_id, vehicle_id, driver_id, group_id, start_time,
    case when start_time is not null then greatest(start_time, end_time) end,
    distance_km, moving_s, distance_km, moving_s
  from added, lateral (select coalesce(distance_km / nullif(speed_kmh, 0) * 3600, 0) as moving_s) as measured;
  return null;
end
$$;
-- Each trip has at least one share, whoever stores it.
create trigger gps_session_share after insert on gps_session
  referencing new table as added for each statement execute function share_trip();

insert into trip_share (session_id, seq, device_id, vehicle_id, driver_id, group_id, from_at, to_at,
  km, moving_s, counted_km, counted_s)
select id, 0, device_id, vehicle_id, driver_id, group_id, start_time,
  case when start_time is not null then greatest(start_time, end_time) end,
  distance_km, moving_s, distance_km, moving_s
from gps_session, lateral (select coalesce(distance_km / nullif(speed_kmh, 0) * 3600, 0) as moving_s) as measured;

create index trip_share_listed on trip_share ((coalesce(from_at, '-infinity'::timestamptz)), session_id);
create index trip_share_device_listed on trip_share (device_id, (coalesce(from_at, '-infinity'::timestamptz)), session_id);
create index trip_share_vehicle_listed on trip_share (vehicle_id, (coalesce(from_at, '-infinity'::timestamptz)), session_id);
create index trip_share_driver_listed on trip_share (driver_id, (coalesce(from_at, '-infinity'::timestamptz)), session_id);
create index trip_share_group_listed on trip_share (group_id, (coalesce(from_at, '-infinity'::timestamptz)), session_id);
-- Few shares last longer than a day. All others that overlap a time began less than a day before it.
create index trip_share_long on trip_share ((coalesce(from_at, '-infinity'::timestamptz)), session_id)
  where to_at - from_at > interval '1 day';
-- Tells the planner that they are few.
create statistics trip_share_duration on (to_at - from_at) from trip_share;

with marked as (
  select session_id,
    from_at < max(to_at) over (partition by device_id order by from_at, session_id rows between unbounded preceding and 1 preceding)
    or from_at < max(to_at) over (partition by vehicle_id order by from_at, session_id rows between unbounded preceding and 1 preceding)
      and vehicle_id is not null
    or from_at < max(to_at) over (partition by driver_id order by from_at, session_id rows between unbounded preceding and 1 preceding)
      and driver_id is not null as is_overlapped
  from trip_share where from_at < to_at
)
update trip_share set recount = true from marked where is_overlapped and trip_share.session_id = marked.session_id;
create index trip_share_recount on trip_share (session_id) where recount;

-- The list of trips is read from the shares.
drop index gps_session_listed;
drop index gps_session_group_listed;
create index gps_session_group on gps_session (group_id);

-- Ids of trips that a later search merged with another trip: such an id leads to the trip that holds the moment.
create table trip_alias (
  old_id integer primary key,
  device_id integer not null references device on delete cascade,
  moment timestamptz not null
);
create index trip_alias_device on trip_alias (device_id);
