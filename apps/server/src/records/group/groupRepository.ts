import type { Queryable } from '../../database/Database.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'

/** The fields of a depot that users edit. */
export interface GroupFields {
  name: string
  kind: 'region' | 'branch' | 'depot'
  parent_id: number | null
}

/** A depot, and the number of its own records, without the records of the depots below it. */
export interface GroupRow extends GroupFields {
  id: number
  members: { vehicles: number; drivers: number; devices: number; users: number }
}

const members = ['vehicle', 'driver', 'device', 'user_group']
  .map((table) => `(select count(*) from ${table} where ${table}.group_id = fleet_group.id)`)
  .map((count, index) => `'${['vehicles', 'drivers', 'devices', 'users'][index] ?? ''}', ${count}`)

/** SQL for id, name and parent of a depot; the parent is null if it is outside the scope. */
const place = `id, name, case when ${inScope('parent_id', '$1')} then parent_id end as parent_id`
const columns = `${place}, kind,
  json_build_object(${members.join(', ')}) as members`

/** Lists the depots by name. */
export async function listGroups(database: Queryable, { groupIds }: Scope): Promise<GroupRow[]> {
  return database.query(
    `select ${columns} from fleet_group where ${inScope('id', '$1')} order by lower(name), id`,
    [groupIds],
  )
}

/** Lists the ids, names and parents of the depots, by name. */
export async function listGroupPlaces(
  database: Queryable,
  { groupIds }: Scope,
): Promise<Pick<GroupRow, 'id' | 'name' | 'parent_id'>[]> {
  return database.query(
    `select ${place} from fleet_group where ${inScope('id', '$1')} order by lower(name), id`,
    [groupIds],
  )
}

/** Reads one depot; null outside the scope. */
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

/** Serialises the changes of the tree: two moves at the same time could create a cycle. */
export async function lockTree(transaction: Queryable): Promise<void> {
  await transaction.query('lock table fleet_group in share row exclusive mode')
}

/** Maximum number of levels of the tree. */
export const MAX_LEVELS = 5

/**
 * Returns the number of levels from the top of the tree to the lowest depot below `id`, if the depot `id` (null for a
 * new depot) gets this parent. Returns null if the depot would be below itself.
 */
export async function levelsBelow(
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

/** Stores a new depot; returns the id. Violates `fleet_group_name` if the parent already has a depot with the name. */
export async function insertGroup(database: Queryable, fields: GroupFields): Promise<number> {
  const [created] = await database.query<{ id: number }>(
    'insert into fleet_group (name, kind, parent_id) values ($1, $2, $3) returning id',
    [fields.name, fields.kind, fields.parent_id],
  )
  return created?.id ?? 0
}

/**
 * Replaces the fields of a depot; the parent stays the same if `keepsParent` is true. Returns whether the depot exists
 * with that version; null matches any version.
 */
export async function updateGroup(
  database: Queryable,
  id: number,
  { fields, keepsParent, version }: { fields: GroupFields; keepsParent: boolean; version: number | null },
): Promise<boolean> {
  const rows = await database.query(
    `update fleet_group set name = $2, kind = $3, parent_id = case when $5 then parent_id else $4 end
     where id = $1 and version = coalesce($6, version) returning id`,
    [id, fields.name, fields.kind, fields.parent_id, keepsParent, version],
  )
  return rows.length > 0
}

/** Deletes a depot; violates a foreign key while anything belongs to it. */
export async function deleteGroup(database: Queryable, id: number): Promise<void> {
  await database.query('delete from fleet_group where id = $1', [id])
}

/** Returns whether there is any depot besides this one. */
export async function hasOtherGroup(database: Queryable, id: number): Promise<boolean> {
  return (await database.query('select from fleet_group where id <> $1 limit 1', [id])).length > 0
}

/** Returns whether the parent of a depot lies outside the scope. */
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
