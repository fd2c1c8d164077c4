import type { AccessGroup, Id, Permission } from '@sikud/api'

/** Ids as they are compared: a server may write the same id as a number here and as a text there. */
export type GrantKeys = ReadonlySet<string>

/** The keys of some ids. */
export function grantKeys(ids: readonly Id[]): GrantKeys {
  return new Set(ids.map(String))
}

/** Every permission of the groups. */
export function permissionsOf(groups: readonly AccessGroup[]): Permission[] {
  return groups.flatMap((group) => group.permissions.data)
}

/**
 * The granted ids after some were granted or taken away. What was saved comes first, in its own order, so that
 * two clicks that undo each other leave no change.
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

/** Which permissions of the groups differ between two states. */
export function changedGrants(groups: readonly AccessGroup[], granted: GrantKeys, saved: GrantKeys) {
  return permissionsOf(groups)
    .map(({ id }) => String(id))
    .filter((key) => granted.has(key) !== saved.has(key))
}

/** Which permissions of the groups are not among those that may be changed; none when every one may. */
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

/** Granted ids that no group lists; they are not shown, and not lost. */
export function unlistedGrants(groups: readonly AccessGroup[], granted: readonly Id[]): Id[] {
  const listed = grantKeys(permissionsOf(groups).map(({ id }) => id))
  return granted.filter((id) => !listed.has(String(id)))
}

/** The groups with only those permissions that pass; a group that has none left is left out. */
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
