import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import type { ChangedKind } from '../../safeWrites/changeRun.ts'
import { BIN_DAYS } from './undoRepository.ts'

type Deleted = components['schemas']['DeletedRecord'] & { id: number; record_id: number; kind: ChangedKind }

const MOST = 1_000

const deleted = `record_change change join change_run on change_run.id = run_id
  where before is not null and after_version is null and change.undone_at is null
    and change_run.at > now() - interval '${BIN_DAYS} days'`
const columns = `change.id, subject_type as kind, subject_id as record_id,
  coalesce(before ->> 'name', before ->> 'number') as name, coalesce(before ->> 'imei', before ->> 'phone') as identity,
  (select name from fleet_group where id = (before ->> 'group_id')::integer) as "group",
  to_json(change_run.at) #>> '{}' as deleted_at, (select name from app_user where id = user_id) as deleted_by,
  to_json(change_run.at + interval '${BIN_DAYS} days') #>> '{}' as until`
/** A deleted depot is in the scope of its parent. */
const isVisible = (param: string) =>
  inScope(`(before ->> case subject_type when 'group' then 'parent_id' else 'group_id' end)::integer`, param)

/** Lists the deleted records of a kind in the caller's scope, the latest first. */
export function listDeleted(
  database: Queryable,
  { groupIds }: Scope,
  kind: ChangedKind,
): Promise<Omit<Deleted, 'kind'>[]> {
  return database.query(
    `select ${columns} from ${deleted} and subject_type = $2 and ${isVisible('$1')} order by change.id desc limit ${MOST}`,
    [groupIds, kind],
  )
}

/** Returns a deleted record; null if there is none in the caller's scope. */
export async function findDeleted(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<Deleted | null> {
  const [found] = await database.query<Deleted>(
    `select ${columns} from ${deleted} and change.id = $2 and ${isVisible('$1')}`,
    [groupIds, id],
  )
  return found ?? null
}

/** Erases the last copy of a deleted record, and the copies of its earlier changes; returns whether there was one. */
export async function eraseDeleted(transaction: Queryable, id: number): Promise<boolean> {
  const rows = await transaction.query(
    `delete from record_change where (subject_type, subject_id) = (
       select subject_type, subject_id from record_change where id = $1 and after_version is null and undone_at is null)
     returning id`,
    [id],
  )
  return rows.length > 0
}
