-- Which transaction changed a row last: a reader that remembers its snapshot then finds exactly what that did not see,
-- whatever the order in which transactions ended. No index: reading the small table through costs less than keeping one
-- up to date with every position, and without one the updates stay on their page.
alter table last_position add column changed_by xid8 not null default pg_current_xact_id();
alter table last_position set (fillfactor = 50);
alter table device add column changed_by xid8 not null default pg_current_xact_id();

-- Devices that were deleted within the last hour.
create table removed_device (
  device_id integer primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now()
);

create function mark_change() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end
$$;
create trigger last_position_change before update on last_position
  for each row when (old is distinct from new) execute function mark_change();
create trigger device_change before update on device
  for each row when (old is distinct from new) execute function mark_change();

-- What shows of a vehicle or a driver shows with the device.
create function mark_devices_of_vehicle() returns trigger language plpgsql as $$
begin
  update device set changed_by = pg_current_xact_id() where vehicle_id = new.id;
  return null;
end
$$;
create trigger vehicle_change after update of number, type_id on vehicle
  for each row execute function mark_devices_of_vehicle();

create function mark_devices_of_driver() returns trigger language plpgsql as $$
begin
  update device set changed_by = pg_current_xact_id() where driver_id = new.id;
  return null;
end
$$;
create trigger driver_change after update of name on driver
  for each row execute function mark_devices_of_driver();

create function remember_removed_device() returns trigger language plpgsql as $$
begin
  insert into removed_device (device_id) values (old.id) on conflict do nothing;
  delete from removed_device where removed_at < now() - interval '1 hour';
  return null;
end
$$;
create trigger device_removal after delete on device
  for each row execute function remember_removed_device();
