import type { AccessGroup, Id } from '@sikud/api'
import { grantKeys, type GrantKeys } from './grants.ts'

/** Names of some permissions that belong to the same permission group. */
export interface GrantLine {
  group: string
  names: string[]
  /** Whether `names` contains every permission of the group. */
  isWhole: boolean
}

/** The permissions of two roles. Permissions that no group lists are left out. */
export interface Comparison {
  onlyFirst: GrantLine[]
  onlySecond: GrantLine[]
  both: GrantLine[]
}

/** Returns the permissions with these keys by group; omits groups that have none of them. */
export function grantLines(groups: readonly AccessGroup[], keys: GrantKeys): GrantLine[] {
  return groups.flatMap(({ name, permissions: { data } }) => {
    const names = data.filter(({ id }) => keys.has(String(id))).map((permission) => permission.name)
    return names.length === 0 ? [] : [{ group: name, names, isWhole: names.length === data.length }]
  })
}

/** Returns which permissions only the first role grants, which only the second, and which both. */
export function compareGrants(
  groups: readonly AccessGroup[],
  first: GrantKeys,
  second: GrantKeys,
): Comparison {
  const without = (keys: GrantKeys, others: GrantKeys) =>
    grantLines(groups, new Set([...keys].filter((key) => !others.has(key))))
  return {
    onlyFirst: without(first, second),
    onlySecond: without(second, first),
    both: grantLines(groups, new Set([...first].filter((key) => second.has(key)))),
  }
}

/** Returns the number of permissions in the lines. */
export function countGrants(lines: readonly GrantLine[]): number {
  return lines.reduce((sum, { names }) => sum + names.length, 0)
}

/** The permissions that a save adds to a role and removes from it. */
export interface GrantChanges {
  added: GrantLine[]
  removed: GrantLine[]
}

/** Returns the differences between the saved and the entered permissions; null if there are none. */
export function grantChanges(
  groups: readonly AccessGroup[],
  saved: readonly Id[],
  entered: readonly Id[],
): GrantChanges | null {
  const [before, after] = [grantKeys(saved), grantKeys(entered)]
  if (before.size === after.size && [...before].every((key) => after.has(key))) return null
  const { onlyFirst, onlySecond } = compareGrants(groups, before, after)
  return { added: onlySecond, removed: onlyFirst }
}
