-- Since when a device, vehicle or driver is archived; null for a record in use.
alter table device add column archived_at timestamptz;
alter table vehicle add column archived_at timestamptz;
alter table driver add column archived_at timestamptz;

-- An archived device is in no vehicle and has no driver.
alter table device add constraint device_archived_alone
  check (archived_at is null or vehicle_id is null and driver_id is null);

-- The key of an archived record is null if its IMEI or plate was freed: a unique index ignores null.
alter table device alter column imei_key drop not null;
alter table device add constraint device_freed_archived check (imei_key is not null or archived_at is not null);
drop index device_imei;
create unique index device_imei on device (imei) where imei_key is not null;
alter table vehicle alter column number_key drop not null;
alter table vehicle add constraint vehicle_freed_archived check (number_key is not null or archived_at is not null);

-- Refuses an archived vehicle or driver for a device. The lock waits for an archiving that has not committed yet, which
-- a check before the update would miss.
create function refuse_archived() returns trigger language plpgsql as $$
declare
  archived timestamptz;
begin
  if new.vehicle_id is not null and (tg_op = 'INSERT' or new.vehicle_id is distinct from old.vehicle_id) then
    select archived_at into archived from vehicle where id = new.vehicle_id for key share;
    if archived is not null then
      raise foreign_key_violation using message = 'The vehicle is archived.', constraint = 'device_archived_vehicle';
    end if;
  end if;
  if new.driver_id is not null and (tg_op = 'INSERT' or new.driver_id is distinct from old.driver_id) then
    select archived_at into archived from driver where id = new.driver_id for key share;
    if archived is not null then
      raise foreign_key_violation using message = 'The driver is archived.', constraint = 'device_archived_driver';
    end if;
  end if;
  return new;
end
$$;
create trigger device_references before insert or update of vehicle_id, driver_id on device
  for each row execute function refuse_archived();

-- An archived device leaves the live map like a deleted one.
create trigger device_archiving after update of archived_at on device
  for each row when (old.archived_at is null and new.archived_at is not null) execute function remember_removed_device();

-- Nothing is assigned to an archived device, so its open assignment ends; the restored device begins a new one.
create function assign_archived() returns trigger language plpgsql as $$
begin
  if new.archived_at is null then
    insert into device_assignment (device_id, group_id, from_at, source) values (new.id, new.group_id, now(), 'form')
    on conflict do nothing;
  else
    delete from device_assignment where device_id = new.id and to_at is null and from_at >= now();
    update device_assignment set to_at = now() where device_id = new.id and to_at is null;
  end if;
  return null;
end
$$;
drop trigger device_reassigned on device;
create trigger device_reassigned after update on device for each row
  when (new.archived_at is null
    and (old.vehicle_id, old.driver_id, old.group_id) is distinct from (new.vehicle_id, new.driver_id, new.group_id))
  execute function record_assignment();
create trigger device_archived_assignment after update of archived_at on device
  for each row when ((old.archived_at is null) <> (new.archived_at is null)) execute function assign_archived();
