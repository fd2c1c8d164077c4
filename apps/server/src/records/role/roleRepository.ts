import type { Queryable } from '../../database/Database.ts'
import { normaliseRoleName } from '../../identities/identityKeys.ts'
import { operationPermissions } from '../../reference/__generated__/permissions.ts'
import { hasFactor } from '../../security/factors/factors.ts'
import { type Scope, userInScope } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'

export interface RoleFields {
  name: string
  description: string | null
  permissions: number[]
  /** Whether every user with this role must have a second factor. */
  require_factor: boolean
}

export interface RoleRow extends RoleFields {
  id: number
  type: 'manual' | 'system'
}

const columns = `id, name, description, type, require_factor, array(
  select permission_id from role_permission where role_id = role.id order by permission_id) as permissions`

export async function listRoles(database: Queryable): Promise<RoleRow[]> {
  return database.query(`select ${columns} from role order by lower(name), id`)
}

export async function findRole(database: Queryable, id: number): Promise<(RoleRow & Versioned) | null> {
  const [role] = await database.query<RoleRow & Versioned>(
    `select ${columns}, version from role where id = $1`,
    [id],
  )
  return role ?? null
}

/**
 * Stores a new role without permissions; returns the id. Throws a violation of `role_name_key` if another role has the
 * name.
 */
export async function insertRole(
  database: Queryable,
  fields: Omit<RoleFields, 'permissions'>,
  type: RoleRow['type'] = 'manual',
): Promise<number> {
  const [created] = await database.query<{ id: number }>(
    `insert into role (name, name_key, description, require_factor, type) values ($1, $2, $3, $4, $5) returning id`,
    [fields.name, normaliseRoleName(fields.name), fields.description, fields.require_factor, type],
  )
  return created?.id ?? 0
}

/**
 * Replaces the fields of a role except the permissions, and returns true. A changed name gets a new identity key. If
 * the role no longer has the version `version`, changes nothing and returns false. If `version` is null, the version is
 * not compared.
 */
export async function updateRole(
  database: Queryable,
  id: number,
  fields: RoleFields,
  version: number | null,
): Promise<boolean> {
  const rows = await database.query(
    `update role set name = $2, name_key = case when name = $2 then name_key else $3 end, description = $4, require_factor = $5
     where id = $1 and version = coalesce($6, version) returning id`,
    [id, fields.name, normaliseRoleName(fields.name), fields.description, fields.require_factor, version],
  )
  return rows.length > 0
}

/** Replaces the permissions of a role. Throws a violation of a foreign key if a permission does not exist. */
export async function storePermissions(
  database: Queryable,
  id: number,
  permissions: number[],
): Promise<void> {
  await database.query(
    'delete from role_permission where role_id = $1 and permission_id <> all ($2::bigint[])',
    [id, permissions],
  )
  await database.query(
    `insert into role_permission (role_id, permission_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
    [id, permissions],
  )
}

/** Deletes a role. Throws a violation of a foreign key if a user has the role. */
export async function deleteRole(database: Queryable, id: number): Promise<void> {
  await database.query('delete from role where id = $1', [id])
}

/** Returns the names of the users in the caller's scope who have a role. */
export async function listNamesWithRole(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select name from app_user where role_id = $2 and ${userInScope('$1')} order by lower(name)`,
    [groupIds, id],
  )
  return rows.map(({ name }) => name)
}

export async function hasUserElsewhere(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<boolean> {
  const found = await database.query(
    `select from app_user where role_id = $2 and not ${userInScope('$1')} limit 1`,
    [groupIds, id],
  )
  return found.length > 0
}

/** Returns how many accounts in the caller's scope have a role, and how many of these have no second factor. */
export async function countUsersWithRole(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<{ user_count: number; without_factor_count: number }> {
  const [row] = await database.query<{ user_count: number; without_factor_count: number }>(
    `select count(*)::int as user_count, (count(*) filter (where not ${hasFactor}))::int as without_factor_count
     from app_user where role_id = $2 and ${userInScope('$1')}`,
    [groupIds, id],
  )
  return row ?? { user_count: 0, without_factor_count: 0 }
}

/** Returns those of the given permission ids that do not exist. */
export async function findUnknownPermissions(database: Queryable, ids: number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select given as id from unnest($1::bigint[]) as given where not exists (select from permission where id = given)',
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Returns whether at least one enabled user can sign in and change roles. */
export async function hasRoleEditor(database: Queryable): Promise<boolean> {
  const rows = await database.query(
    `select from app_user join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = permission_id
     where not disabled and status = 'active' and code = $1 limit 1`,
    [operationPermissions.updateRole],
  )
  return rows.length > 0
}
