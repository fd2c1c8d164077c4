import type { Queryable } from '../../database/Database.ts'
import { tableOf } from '../../audit/difference.ts'
import { type ChangedKind, type Deed, did, isReal } from '../../safeWrites/changeRun.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import { hasHistory } from '../archiveRepository.ts'

/** What stands against the undo of one change; null if nothing does. */
export type Obstacle =
  | 'changed'
  | 'gone'
  | 'hidden'
  | 'history'
  | 'used'
  | 'imei'
  | 'plate'
  | 'name'
  | 'depot'
  | 'archived'
  | null

/** One change of a run, and whether it can be undone. */
export interface Change {
  id: number
  kind: ChangedKind
  subjectId: number
  did: Deed
  name: string
  obstacle: Obstacle
  /** Whether the undo moves a depot in the tree. */
  movesDepot: boolean
}

/** Locks a run. Returns whether it can still be undone: it is neither older than a day nor undone; null for an unknown run. */
export async function lockRun(transaction: Queryable, id: number): Promise<{ isOpen: boolean } | null> {
  const [run] = await transaction.query<{ isOpen: boolean }>(
    `select undone_at is null and at > now() - interval '1 day' as "isOpen" from change_run where id = $1 for update`,
    [id],
  )
  return run ?? null
}

const names: Record<ChangedKind, string> = {
  device: 'name',
  driver: 'name',
  vehicle: 'number',
  group: 'name',
}

/** SQL for what stands against bringing back `old`, the row before the change; null if nothing does. */
const clashes: Record<ChangedKind, string> = {
  device: `case when exists (select from device other where other.id <> old.id and other.imei_key = old.imei_key) then 'imei'
    when not exists (select from fleet_group where fleet_group.id = old.group_id) then 'depot' end`,
  vehicle: `case when exists (select from vehicle other where other.id <> old.id and other.number_key = old.number_key)
    then 'plate' when not exists (select from fleet_group where fleet_group.id = old.group_id) then 'depot' end`,
  driver: `case when not exists (select from fleet_group where fleet_group.id = old.group_id) then 'depot' end`,
  group: `case when exists (select from fleet_group other where other.id <> old.id and lower(other.name) = lower(old.name)
      and other.parent_id is not distinct from old.parent_id) then 'name'
    when old.parent_id is not null and not exists (select from fleet_group up where up.id = old.parent_id) then 'depot'
    when exists (select from group_path where ancestor = old.id and descendant = old.parent_id) then 'depot' end`,
}

/**
 * SQL for the id of the vehicle or driver that a device had, if it is still in use. The vehicle must be in the scope
 * `$2`, because the device moves to its depot.
 */
const stillUsed = {
  vehicle: `(select id from vehicle where id = (before ->> 'vehicle_id')::integer and archived_at is null
    and ${inScope('group_id', '$2')})`,
  driver: "(select id from driver where id = (before ->> 'driver_id')::integer and archived_at is null)",
}

/** SQL that is true if the vehicle or driver that a device had cannot come back; a restored device comes without. */
const lacksPart = `(old.vehicle_id is not null and ${stillUsed.vehicle} is null
  or old.driver_id is not null and ${stillUsed.driver} is null)`

const isUsed: Record<ChangedKind, string> = {
  device: 'false',
  vehicle: 'exists (select from device where device.vehicle_id = row.id)',
  driver: 'exists (select from device where device.driver_id = row.id)',
  group: `(exists (select from fleet_group low where low.parent_id = row.id)
    or exists (select from vehicle where vehicle.group_id = row.id) or exists (select from driver where driver.group_id = row.id)
    or exists (select from device where device.group_id = row.id) or exists (select from user_group where group_id = row.id)
    or exists (select from trip_share where trip_share.group_id = row.id)
    or not exists (select from fleet_group other where other.id <> row.id))`,
}

/** Which changes an undo takes back: those of a run, or a single one. */
export type Target = { run: number } | { change: number }

/**
 * Locks the records of one kind that the target touched, and returns the changes with what stands against their undo:
 * either those that created a record, or the others.
 */
export async function examine(
  transaction: Queryable,
  { groupIds }: Scope,
  { kind, created, target }: { kind: ChangedKind; created: boolean; target: Target },
): Promise<Change[]> {
  const table = tableOf(kind)
  const [column, id] = 'run' in target ? ['change.run_id', target.run] : ['change.id', target.change]
  const wanted = `${column} = $1 and subject_type = '${kind}' and before is ${created ? '' : 'not '}null`
  await transaction.query(
    `select from ${table} where id in (select subject_id from record_change change where ${wanted})
     order by id for no key update`,
    [id],
  )
  const depot = (of: string) => (kind === 'group' ? `${of}.id` : `${of}.group_id`)
  const history = kind === 'group' ? 'false' : hasHistory[kind].replaceAll(`${kind}.id`, 'row.id')
  return transaction.query<Change>(
    `select change.id, '${kind}' as kind, change.subject_id as "subjectId", ${did} as did,
       coalesce(row.${names[kind]}, old.${names[kind]}) as name,
       ${kind === 'group' ? 'before is not null and row.id is not null and row.parent_id is distinct from old.parent_id' : 'false'}
         as "movesDepot",
       case when row.id is not null and not ${inScope(depot('row'), '$2')} then 'hidden'
         when before is not null and ${kind === 'group' ? 'row.id is not null and ' : ''} not ${inScope(depot('old'), '$2')} then 'hidden'
         when after_version is not null and row.id is null then 'gone'
         when row.version <> after_version or after_version is null and row.id is not null then 'changed'
         when before is null and ${history} then 'history'
         when before is null and ${isUsed[kind]} then 'used'
         ${kind === 'device' ? `when before is not null and after_version is not null and ${lacksPart} then 'archived'` : ''}
         when before is not null then ${clashes[kind]} end as obstacle
     from record_change change
     left join ${table} row on row.id = subject_id
     left join lateral jsonb_populate_record(null::${table}, before) old on before is not null
     where ${wanted} and undone_at is null and ${isReal}
     order by change.id`,
    [id, groupIds],
  )
}

/** Gives records the values that they had before the changes `changeIds`. */
export async function bringBack(
  transaction: Queryable,
  kind: ChangedKind,
  changeIds: readonly number[],
): Promise<void> {
  const table = tableOf(kind)
  const columns = await columnsOf(transaction, table)
  await transaction.query(
    `update ${table} set (${columns.join(', ')}) = row(${columns.map((name) => `old.${name}`).join(', ')})
     from record_change change, jsonb_populate_record(null::${table}, change.before) old
     where change.id = any($1::bigint[]) and change.subject_id = ${table}.id`,
    [changeIds],
  )
}

/** Returns the columns of a table that an undo restores: all but those that the server keeps for itself. */
async function columnsOf(database: Queryable, table: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attname not in ('id', 'version', 'changed_by')`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/**
 * Stores deleted records again, under their ids. A device comes without a vehicle or driver that is archived, gone or out
 * of reach.
 */
export async function insertAgain(
  transaction: Queryable,
  { groupIds }: Scope,
  kind: ChangedKind,
  changeIds: readonly number[],
): Promise<void> {
  const table = tableOf(kind)
  const parts = ` || jsonb_build_object('changed_by', pg_current_xact_id()::text,
    'vehicle_id', ${stillUsed.vehicle}, 'driver_id', ${stillUsed.driver})`
  await transaction.query(
    `insert into ${table} overriding system value
     select old.* from record_change change,
       jsonb_populate_record(null::${table}, before${kind === 'device' ? parts : ''}) old
     where change.id = any($1::bigint[])`,
    kind === 'device' ? [changeIds, groupIds] : [changeIds],
  )
  if (kind !== 'device') await nameAgain(transaction, kind, changeIds)
}

/** Puts a vehicle, driver or depot that is stored again back into the assignments of its time. */
async function nameAgain(
  transaction: Queryable,
  kind: Exclude<ChangedKind, 'device'>,
  changeIds: readonly number[],
): Promise<void> {
  await transaction.query(
    `update device_assignment set ${kind}_id = change.subject_id
     from record_change change, jsonb_populate_recordset(null::device_assignment, change.assignments) period
     where change.id = any($1::bigint[]) and period.id = device_assignment.id
       ${kind === 'group' ? '' : `and device_assignment.${kind}_id is null`}`,
    [changeIds],
  )
}

/**
 * Returns the changed devices whose assignments the undo cannot take back, because the device reported after the change.
 */
export async function listReported(transaction: Queryable, changeIds: readonly number[]): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `select change.id from record_change change join change_run on change_run.id = run_id
     join device_contact on device_contact.device_id = subject_id
     where change.id = any($1::bigint[]) and last_contact >= change_run.at`,
    [changeIds],
  )
  return rows.map(({ id }) => id)
}

/**
 * Gives devices the assignments that they had before the changes; returns the ids of the trips that they affect.
 * Assignments of a vehicle or driver that is gone lose it, and those of a depot that is gone get the depot of the device.
 */
export async function bringBackAssignments(
  transaction: Queryable,
  changeIds: readonly number[],
): Promise<number[]> {
  // The two differ from where the first period begins that is not the same; one that only ends elsewhere differs there.
  const trips = await transaction.query<{ id: number }>(
    `with old as (
       select period.* from record_change change,
         jsonb_populate_recordset(null::device_assignment, change.assignments) period
       where change.id = any($1::bigint[])),
     present as (
       select * from device_assignment where device_id in (
         select subject_id from record_change where id = any($1::bigint[]) and assignments is not null)),
     differing as (
       select device_id, min(case
         when (present.from_at, present.vehicle_id, present.driver_id, present.group_id)
           is not distinct from (old.from_at, old.vehicle_id, old.driver_id, old.group_id)
         then least(coalesce(present.to_at, 'infinity'), coalesce(old.to_at, 'infinity'))
         else least(present.from_at, old.from_at) end) as since
       from present full join old using (id, device_id) where present is distinct from old group by device_id)
     select trip.id from gps_session trip join differing using (device_id) where trip.end_time >= since`,
    [changeIds],
  )
  await transaction.query(
    `delete from device_assignment where device_id in (
       select subject_id from record_change where id = any($1::bigint[]) and assignments is not null)`,
    [changeIds],
  )
  await transaction.query(
    `insert into device_assignment overriding system value
     select old.* from record_change change join device on device.id = change.subject_id,
       jsonb_array_elements(change.assignments) period,
       jsonb_populate_record(null::device_assignment, period || jsonb_build_object(
         'vehicle_id', case when period -> 'to_at' = 'null' then device.vehicle_id
           else (select id from vehicle where id = (period ->> 'vehicle_id')::integer) end,
         'driver_id', case when period -> 'to_at' = 'null' then device.driver_id
           else (select id from driver where id = (period ->> 'driver_id')::integer) end,
         'group_id', case when period -> 'to_at' = 'null' then device.group_id
           else coalesce((select id from fleet_group where id = (period ->> 'group_id')::integer), device.group_id) end,
         'by_user', (select id from app_user where id = (period ->> 'by_user')::integer))) old
     where change.id = any($1::bigint[])`,
    [changeIds],
  )
  return trips.map(({ id }) => id)
}

/** Marks changes as undone, and their run too if nothing of it is left. */
export async function markUndone(transaction: Queryable, changeIds: readonly number[]): Promise<void> {
  await transaction.query('update record_change set undone_at = now() where id = any($1::bigint[])', [
    changeIds,
  ])
  await transaction.query(
    `update change_run set undone_at = now() where id in (select run_id from record_change where id = any($1::bigint[]))
       and not exists (select from record_change where run_id = change_run.id and undone_at is null and ${isReal})`,
    [changeIds],
  )
}

/** How long deleted records can be restored. */
export const BIN_DAYS = 30

/**
 * Drops what can no longer be undone: deleted records after 30 days, everything else after a day.
 */
export async function dropOldRecordChanges(transaction: Queryable): Promise<void> {
  await transaction.query(
    `delete from change_run where at < now() - interval '${BIN_DAYS} days' or at < now() - interval '1 day'
       and not exists (select from record_change where run_id = change_run.id and before is not null
         and after_version is null and record_change.undone_at is null)`,
  )
}
