-- One request, or one job, that changed records; users can undo it for a day.
create table change_run (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references app_user on delete set null,
  action text not null,
  undone_at timestamptz
);
create index change_run_at on change_run (at);

-- A record as it was before a run. A deleted record stays here as its only copy, until somebody restores it.
create table record_change (
  id bigint generated always as identity primary key,
  run_id integer not null references change_run on delete cascade,
  subject_type text not null,
  subject_id integer not null,
  -- The row; null if the run created the record.
  before jsonb,
  -- The rows of device_assignment that name the record, if the run changed a device or deleted the record.
  assignments jsonb,
  -- The version after the run; null if the run deleted the record.
  after_version integer,
  undone_at timestamptz,
  unique (run_id, subject_type, subject_id)
);
create index record_change_subject on record_change (subject_type, subject_id);
create index record_change_deleted on record_change (subject_type, id) where after_version is null and undone_at is null;

-- A trigger, so that no statement of a run can forget a record, also not a cascade. Only the first state of a record
-- counts: a run can change it several times.
create function remember_change() returns trigger language plpgsql as $$
declare
  run constant integer := nullif(current_setting('sikud.run', true), '')::integer;
  kind constant text := case tg_table_name when 'fleet_group' then 'group' else tg_table_name end;
  one integer;
  row_before jsonb;
  periods jsonb;
begin
  if run is not null then
    if tg_op = 'INSERT' then
      one := new.id;
    else
      one := old.id;
      row_before := to_jsonb(old);
    end if;
    -- Columns that the server keeps for itself do not raise the version; of these, only the identity keys count.
    if tg_op <> 'UPDATE' or new.version <> old.version
      or (to_jsonb(new) -> 'imei_key', to_jsonb(new) -> 'number_key')
        is distinct from (row_before -> 'imei_key', row_before -> 'number_key') then
      if kind = 'device' and tg_op <> 'INSERT' then
        select jsonb_agg(to_jsonb(period)) into periods from device_assignment period where device_id = one;
      elsif kind = 'vehicle' and tg_op = 'DELETE' then
        select jsonb_agg(to_jsonb(period)) into periods from device_assignment period where vehicle_id = one;
      elsif kind = 'driver' and tg_op = 'DELETE' then
        select jsonb_agg(to_jsonb(period)) into periods from device_assignment period where driver_id = one;
      elsif kind = 'group' and tg_op = 'DELETE' then
        select jsonb_agg(to_jsonb(period)) into periods from device_assignment period where group_id = one;
      end if;
      insert into record_change as known (run_id, subject_type, subject_id, before, assignments, after_version)
      values (run, kind, one, row_before, periods, case when tg_op <> 'DELETE' then new.version end)
      on conflict (run_id, subject_type, subject_id) do update set after_version = excluded.after_version;
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- Triggers run in the order of their names: the first sees the assignments before a deletion, the last the new version.
create trigger a_remember_change before delete on device for each row execute function remember_change();
create trigger a_remember_change before delete on vehicle for each row execute function remember_change();
create trigger a_remember_change before delete on driver for each row execute function remember_change();
create trigger a_remember_change before delete on fleet_group for each row execute function remember_change();
create trigger z_remember_change before insert or update on device for each row execute function remember_change();
create trigger z_remember_change before insert or update on vehicle for each row execute function remember_change();
create trigger z_remember_change before insert or update on driver for each row execute function remember_change();
create trigger z_remember_change before insert or update on fleet_group for each row execute function remember_change();

-- A restored device is on the live map again.
create function forget_removed_device() returns trigger language plpgsql as $$
begin
  delete from removed_device where device_id = new.id;
  return null;
end
$$;
create trigger device_restored after insert on device for each row execute function forget_removed_device();

-- The run of an entry, so that the history of a record offers its undo. The hash of an entry does not cover it.
alter table audit_log add column run_id integer;
-- An entry about many records has their ids in its detail.
create index audit_log_many on audit_log using gin ((detail::jsonb -> 'after' -> 'ids'))
  where subject_id is null and subject_type is not null;
