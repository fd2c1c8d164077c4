import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'
import { inScope, type Scope, userInScope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'
import { bodyId } from '../../http/requestValues.ts'
import { insertRow, updateRow } from '../recordRows.ts'

type GroupZone = components['schemas']['DepotZone']
type WorkingHours = components['schemas']['WorkingHours']

export interface GroupFields {
  name: string
  kind: 'region' | 'branch' | 'depot'
  parent_id: number | null
  /** Null if the depot above decides. */
  zone: GroupZone | null
  working_hours: WorkingHours | null
}

/** A depot, and how many records in use belong to it. Records of the depots below it do not count. */
interface GroupRow extends GroupFields {
  id: number
  members: { vehicles: number; drivers: number; devices: number; users: number }
  /** The zone and the working hours that apply, from the view `group_times`. */
  times: components['schemas']['GroupTimes']
}

const members = Object.entries({
  vehicles: 'vehicle where archived_at is null and',
  drivers: 'driver where archived_at is null and',
  devices: 'device where archived_at is null and',
  // Without the users whom the caller does not see, because they have a depot outside the scope too.
  users: `user_group join app_user on app_user.id = user_id where ${userInScope('$1')} and`,
}).map(([name, rows]) => `'${name}', (select count(*) from ${rows} group_id = fleet_group.id)`)

/** SQL for the id, the name and the parent of a depot. The parent is null if it is outside the caller's scope. */
const place = `id, name, case when ${inScope('parent_id', '$1')} then parent_id end as parent_id`
const columns = `${place}, kind, zone, working_hours,
  json_build_object(${members.join(', ')}) as members,
  (select json_build_object(${timeColumns('zone')}, ${timeColumns('working_hours')})
   from group_times where group_times.group_id = fleet_group.id) as times`

function timeColumns(name: 'zone' | 'working_hours'): string {
  return `'${name}', group_times.${name},
    '${name}_source', case when ${name}_from is null then 'default' when ${name}_from = group_times.group_id then 'own'
      else 'above' end,
    '${name}_group', (select json_build_object('id', above.id, 'name', above.name) from fleet_group above
      where above.id = ${name}_from and ${inScope('above.id', '$1')})`
}

export async function listGroups(database: Queryable, { groupIds }: Scope): Promise<GroupRow[]> {
  return database.query(
    `select ${columns} from fleet_group where ${inScope('id', '$1')} order by lower(name), id`,
    [groupIds],
  )
}

/** Lists the id, the name and the parent of each depot in the caller's scope, sorted by name. */
export async function listGroupPlaces(
  database: Queryable,
  { groupIds }: Scope,
): Promise<Pick<GroupRow, 'id' | 'name' | 'parent_id'>[]> {
  return database.query(
    `select ${place} from fleet_group where ${inScope('id', '$1')} order by lower(name), id`,
    [groupIds],
  )
}

/** Reads one depot; returns null if the caller's scope does not include it. */
export async function findGroup(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<(GroupRow & Versioned) | null> {
  const [group] = await database.query<GroupRow & Versioned>(
    `select ${columns}, version from fleet_group where id = $2 and ${inScope('id', '$1')}`,
    [groupIds, id],
  )
  return group ?? null
}

/**
 * Serialises the changes of the depot tree. Two moves at the same time could otherwise create a cycle. Call it before
 * the transaction locks a depot, because each change of the tree locks all depots: two changes can deadlock otherwise.
 */
export async function lockTree(transaction: Queryable): Promise<void> {
  // Longer than other locks may take, because one change waits for all changes before it.
  await transaction.query("set local lock_timeout = '4s'")
  await transaction.query('lock table fleet_group in share row exclusive mode')
}

export const MAX_LEVELS = 5

/**
 * Returns the number of levels from the top of the tree to the lowest depot below `id`, if the depot `id` gets the
 * given parent. `id` is null for a new depot. Returns null if the depot would then be below itself.
 */
export async function levelsWithParent(
  database: Queryable,
  parentId: number | null,
  id: number | null,
): Promise<number | null> {
  const [found] = await database.query<{ above: number; height: number; cycle: boolean }>(
    `select (select count(*) from group_path where descendant = $1)::int as above,
       coalesce((select max((select count(*) from group_path up join group_path own on own.ancestor = $2
           and own.descendant = up.ancestor where up.descendant = below.descendant))
         from group_path below where below.ancestor = $2), 1)::int as height,
       exists (select from group_path where ancestor = $2 and descendant = $1) as cycle`,
    [parentId, id],
  )
  if (!found || found.cycle) return null
  return found.above + found.height
}

/**
 * Stores a new depot; returns the id. Throws a violation of `fleet_group_name` if the parent already has a depot with
 * this name.
 */
export async function insertGroup(database: Queryable, fields: GroupFields): Promise<number> {
  return (await insertRow(database, 'group', columnsOf(fields))) ?? 0
}

/**
 * Replaces the fields of a depot and returns true. If `keepsParent` is true, the parent stays the same. If the depot no
 * longer has the version `version`, changes nothing and returns false. If `version` is null, the version is not
 * compared.
 */
export async function updateGroup(
  database: Queryable,
  id: number,
  { fields, keepsParent, version }: { fields: GroupFields; keepsParent: boolean; version: number | null },
): Promise<boolean> {
  const computed = (): Record<string, string> => (keepsParent ? { parent_id: 'parent_id' } : {})
  return updateRow(database, 'group', { id, version, values: columnsOf(fields), computed })
}

function columnsOf(fields: GroupFields) {
  return { ...fields, working_hours: fields.working_hours && JSON.stringify(fields.working_hours) }
}

/** Returns whether there is any depot besides this one. */
export async function hasOtherGroup(database: Queryable, id: number): Promise<boolean> {
  return (await database.query('select from fleet_group where id <> $1 limit 1', [id])).length > 0
}

/** Returns whether the parent of a depot is outside the caller's scope. */
export async function hasHiddenParent(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<boolean> {
  const rows = await database.query(
    `select from fleet_group where id = $2 and parent_id is not null and not ${inScope('parent_id', '$1')}`,
    [groupIds, id],
  )
  return rows.length > 0
}

/**
 * Returns the id of the depot for a record: the depot that the request names, otherwise the current depot of the
 * record, otherwise the first depot of the caller. Returns null if the request names a depot that the caller does not
 * see.
 */
export async function chooseGroup(
  database: Queryable,
  scope: Scope,
  chosen: number | string | undefined,
  before: { group_id: number } | null,
): Promise<number | null> {
  if (chosen === undefined) return before?.group_id ?? firstGroup(database, scope)
  const id = bodyId(chosen) ?? 0
  return (await findGroup(database, scope, id)) ? id : null
}

async function firstGroup(database: Queryable, { groupIds }: Scope): Promise<number | null> {
  if (groupIds) return groupIds[0] ?? null
  const [row] = await database.query<{ id: number | null }>('select default_group() as id')
  return row?.id ?? null
}
