-- The version of a record is its ETag. It rises with every change, except of columns that the server keeps for itself
-- (the arguments of the trigger): a form that is open must stay valid. A save without a change keeps the version.
create function raise_version() returns trigger language plpgsql as $$
declare
  ignored constant text[] := array_append(tg_argv, 'version');
begin
  if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

alter table device add column version integer not null default 1;
alter table vehicle add column version integer not null default 1;
alter table driver add column version integer not null default 1;
alter table role add column version integer not null default 1;

create trigger device_version before update on device for each row
  execute function raise_version('imei_key', 'imei_exempt', 'changed_by');
create trigger vehicle_version before update on vehicle for each row execute function raise_version('number_key');
create trigger driver_version before update on driver for each row execute function raise_version();
create trigger role_version before update on role for each row execute function raise_version('name_key');

-- The permissions of a role are part of it.
create function raise_role_version() returns trigger language plpgsql as $$
begin
  update role set version = version + 1 where id in (select role_id from changed);
  return null;
end
$$;
create trigger role_permission_added after insert on role_permission
  referencing new table as changed for each statement execute function raise_role_version();
create trigger role_permission_removed after delete on role_permission
  referencing old table as changed for each statement execute function raise_role_version();
