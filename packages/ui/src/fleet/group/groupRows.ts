import type { Group, GroupPlace, Id } from '@sikud/api'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'

/** Maximum number of levels in the tree. */
const MAX_LEVELS = 5

export type GroupMembers = Group['members']

export interface TreeRow<Place extends GroupPlace> {
  group: Place
  /** Level in the tree; a depot at the top has level 1. */
  level: number
  /** Names of the depots above it, starting at the top. */
  path: readonly string[]
  /** Keys (ids as text) of the depots above it, from the top. */
  above: readonly string[]
  hasChildren: boolean
}

/** A depot with its place in the tree and the numbers of its vehicles, drivers, devices and users. */
export interface GroupRow extends TreeRow<Group> {
  /** The numbers of vehicles, drivers and devices include the depots below; the number of users does not. */
  members: GroupMembers
}

/** Returns the depots in tree order. All numbers except that of users include the depots below. */
export function groupRows(groups: readonly Group[]): GroupRow[] {
  const rows = treeRows(groups)
  const sums = new Map(groups.map((group) => [keyOf(group), group.members]))
  for (const { group, above } of rows) {
    for (const key of above) sums.set(key, added(sums.get(key) ?? group.members, group.members))
  }
  return rows.map((row) => ({ ...row, members: sums.get(keyOf(row.group)) ?? row.group.members }))
}

/** Returns the depots in tree order: each depot comes after its parent, and siblings keep their order. */
export function treeRows<Place extends GroupPlace>(groups: readonly Place[]): TreeRow<Place>[] {
  const known = new Set(groups.map(keyOf))
  const children = new Map<string, Place[]>()
  for (const group of groups) {
    const above = String(group.parent_id)
    const key = known.has(above) && above !== keyOf(group) ? above : ''
    children.set(key, [...(children.get(key) ?? []), group])
  }
  return rowsBelow('', { children, path: [], above: [] })
}

interface Branch<Place> {
  children: ReadonlyMap<string, readonly Place[]>
  path: readonly string[]
  above: readonly string[]
}

function rowsBelow<Place extends GroupPlace>(
  key: string,
  { children, path, above }: Branch<Place>,
): TreeRow<Place>[] {
  return (children.get(key) ?? []).flatMap((group) => {
    const own = keyOf(group)
    const below = rowsBelow(own, { children, path: [...path, group.name], above: [...above, own] })
    return [{ group, level: path.length + 1, path, above, hasChildren: below.length > 0 }, ...below]
  })
}

function added(sum: GroupMembers, { vehicles, drivers, devices }: GroupMembers): GroupMembers {
  return {
    ...sum,
    vehicles: sum.vehicles + vehicles,
    drivers: sum.drivers + drivers,
    devices: sum.devices + devices,
  }
}

function keyOf({ id }: GroupPlace): string {
  return String(id)
}

/** Returns the depots as options of a field, in tree order. The hint of an option names the depots above it. */
export function groupOptions(groups: readonly GroupPlace[]): ComboOption[] {
  return treeRows(groups).map(optionOf)
}

/**
 * Returns the possible parents of a depot. Excludes the depot itself, the depots below it, and parents with which the
 * tree would have more than five levels.
 */
export function parentOptions(groups: readonly GroupPlace[], id: Id | undefined): ComboOption[] {
  const rows = treeRows(groups)
  const key = String(id)
  const own = rows.filter(({ group, above }) => keyOf(group) === key || above.includes(key))
  const levels = own.map(({ level }) => level)
  const height = own.length === 0 ? 1 : Math.max(...levels) - Math.min(...levels) + 1
  return rows.filter((row) => !own.includes(row) && row.level + height <= MAX_LEVELS).map(optionOf)
}

function optionOf({ group, path }: TreeRow<GroupPlace>): ComboOption {
  return { id: group.id, label: group.name, hint: path.join(' › ') || undefined }
}
