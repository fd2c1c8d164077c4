-- Depots decide who sees what. They form a tree of at most five levels.
create table fleet_group (
  id integer generated always as identity primary key,
  parent_id integer references fleet_group,
  name text not null,
  kind text not null default 'depot' check (kind in ('region', 'branch', 'depot')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (parent_id <> id)
);
create unique index fleet_group_name on fleet_group (parent_id, lower(name)) nulls not distinct;
create trigger fleet_group_version before update on fleet_group for each row execute function raise_version();

-- Each depot with everything below it, itself included. Derived from the tree, in whole: there are some hundred depots.
create table group_path (
  ancestor integer not null references fleet_group on delete cascade,
  descendant integer not null references fleet_group on delete cascade,
  primary key (ancestor, descendant)
);
create index on group_path (descendant);

create function derive_group_path() returns trigger language plpgsql as $$
begin
  delete from group_path;
  insert into group_path (ancestor, descendant)
  with recursive path (ancestor, descendant, depth) as (
    select id, id, 1 from fleet_group
    union all
    select path.ancestor, child.id, depth + 1 from path join fleet_group child on child.parent_id = path.descendant
    where depth < 6
  )
  select ancestor, descendant from path where depth <= 5;
  return null;
end
$$;
create trigger fleet_group_path after insert or delete or update of parent_id on fleet_group
  for each statement execute function derive_group_path();

insert into fleet_group (name) values ('Pusat');

-- Where a record belongs whose writer names no depot: imports, the demo, a replay.
create function default_group() returns integer language sql stable as $$
  select id from fleet_group order by id limit 1
$$;

-- A default that is computed once: the rows are not rewritten.
alter table vehicle add column group_id integer not null default default_group() references fleet_group;
alter table driver add column group_id integer not null default default_group() references fleet_group;
alter table device add column group_id integer not null default default_group() references fleet_group;
create index vehicle_group on vehicle (group_id);
create index driver_group on driver (group_id);
create index device_group on device (group_id);

-- A device in a vehicle is where the vehicle is.
create function follow_vehicle() returns trigger language plpgsql as $$
begin
  new.group_id := coalesce((select group_id from vehicle where id = new.vehicle_id), new.group_id);
  return new;
end
$$;
create trigger device_group_follows before insert or update of vehicle_id, group_id on device
  for each row when (new.vehicle_id is not null) execute function follow_vehicle();
create function move_devices() returns trigger language plpgsql as $$
begin
  update device set group_id = new.group_id where vehicle_id = new.id and group_id <> new.group_id;
  return null;
end
$$;
create trigger vehicle_group_change after update of group_id on vehicle
  for each row when (old.group_id <> new.group_id) execute function move_devices();

-- A user of some depots sees the id of a driver only if the driver is in one of them.
drop trigger driver_change on driver;
create trigger driver_change after update of name, group_id on driver
  for each row execute function mark_devices_of_driver();

-- Trips keep the depot of then. The constraint is not validated, which would read the whole table: all rows have the
-- one depot that there is.
alter table gps_session add column group_id integer not null default default_group();
alter table gps_session alter column group_id drop default;
alter table gps_session add constraint gps_session_group_id_fkey foreign key (group_id) references fleet_group not valid;
create index gps_session_group_listed on gps_session (group_id, (coalesce(start_time, '-infinity'::timestamptz)), id);
create function place_trip() returns trigger language plpgsql as $$
begin
  new.group_id := (select group_id from device where id = new.device_id);
  return new;
end
$$;
create trigger gps_session_group before insert on gps_session
  for each row when (new.group_id is null) execute function place_trip();

-- The depots of the vehicles that a notification tells of: it is shown to those who see all of them.
alter table notification add column group_ids integer[] not null default array[default_group()];
alter table notification alter column group_ids set default '{}';

-- A device that was deleted, or that left a depot, within the last hour.
alter table removed_device add column group_id integer not null default default_group();
alter table removed_device alter column group_id drop default;
alter table removed_device drop constraint removed_device_pkey;
alter table removed_device add primary key (device_id, group_id);
create or replace function remember_removed_device() returns trigger language plpgsql as $$
begin
  insert into removed_device (device_id, group_id) values (old.id, old.group_id)
  on conflict (device_id, group_id) do update set changed_by = pg_current_xact_id(), removed_at = now();
  delete from removed_device where removed_at < now() - interval '1 hour';
  return null;
end
$$;
create trigger device_leaving after update of group_id, vehicle_id on device
  for each row when (old.group_id <> new.group_id) execute function remember_removed_device();

-- Users see all depots, or theirs with everything below. Who was there before sees all.
alter table app_user add column all_groups boolean not null default true;
alter table app_user alter column all_groups set default false;
create table user_group (
  user_id integer not null references app_user on delete cascade,
  group_id integer not null references fleet_group,
  primary key (user_id, group_id)
);
create index on user_group (group_id);

-- The depots of a user are part of it.
create function raise_user_version() returns trigger language plpgsql as $$
begin
  update app_user set version = version + 1 where id in (select user_id from changed);
  return null;
end
$$;
create trigger user_group_added after insert on user_group
  referencing new table as changed for each statement execute function raise_user_version();
create trigger user_group_removed after delete on user_group
  referencing old table as changed for each statement execute function raise_user_version();
