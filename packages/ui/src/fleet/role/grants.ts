import type { AccessGroup, Id, Permission } from '@sikud/api'

/** Ids as strings, which can be compared: a server may send the same id as a number or as a string. */
export type GrantKeys = ReadonlySet<string>

/** Returns ids as strings; see `GrantKeys`. */
export function grantKeys(ids: readonly Id[]): GrantKeys {
  return new Set(ids.map(String))
}

/** Returns all permissions of the groups. */
export function permissionsOf(groups: readonly AccessGroup[]): Permission[] {
  return groups.flatMap((group) => group.permissions.data)
}

/**
 * Returns the granted ids after some were granted or revoked. Saved ids come first, in their saved order. If the user
 * then undoes the change, the result is the saved list in the same order, so the form has no change.
 */
export function withGrants(
  granted: readonly Id[],
  saved: readonly Id[],
  changed: readonly Id[],
  grant: boolean,
): Id[] {
  const target = grantKeys(changed)
  const kept = granted.filter((id) => !target.has(String(id)))
  const after = grant ? [...kept, ...changed] : kept
  const keys = grantKeys(after)
  const before = grantKeys(saved)
  return [...saved.filter((id) => keys.has(String(id))), ...after.filter((id) => !before.has(String(id)))]
}

/** Returns the keys of the permissions that are in `granted` or in `saved`, but not in both. */
export function changedGrants(groups: readonly AccessGroup[], granted: GrantKeys, saved: GrantKeys) {
  return permissionsOf(groups)
    .map(({ id }) => String(id))
    .filter((key) => granted.has(key) !== saved.has(key))
}

/** Returns the permissions that the user may not change; none if `grantable` is undefined. */
export function lockedGrants(
  groups: readonly AccessGroup[],
  grantable: readonly Id[] | undefined,
): GrantKeys {
  if (grantable === undefined) return new Set()
  const open = grantKeys(grantable)
  return new Set(
    permissionsOf(groups)
      .map(({ id }) => String(id))
      .filter((key) => !open.has(key)),
  )
}

/** Returns the granted ids that are in none of the groups. The form hides these permissions but keeps them granted. */
export function unlistedGrants(groups: readonly AccessGroup[], granted: readonly Id[]): Id[] {
  const listed = grantKeys(permissionsOf(groups).map(({ id }) => id))
  return granted.filter((id) => !listed.has(String(id)))
}

/** Returns the groups with only those permissions for which `passes` is true; omits empty groups. */
export function filteredGroups(
  groups: readonly AccessGroup[],
  passes: (permission: Permission, group: AccessGroup) => boolean,
): AccessGroup[] {
  return groups
    .map((group) => {
      const data = group.permissions.data.filter((permission) => passes(permission, group))
      return data.length === group.permissions.data.length ? group : { ...group, permissions: { data } }
    })
    .filter((group) => group.permissions.data.length > 0)
}
