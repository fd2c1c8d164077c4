import type { Group, GroupInput, GroupKind, Id } from '@sikud/api'

/** Values of the depot form. */
export interface GroupValues {
  name: string
  kind: GroupKind | null
  parent_id: Id | null
}

/** Returns the form values of a depot; a new depot has the kind `depot`. */
export function groupValues(group: Group | undefined, parentId: Id | null = null): GroupValues {
  return {
    name: group?.name ?? '',
    kind: group?.kind ?? 'depot',
    parent_id: group ? group.parent_id : parentId,
  }
}

/** Returns the request body with a trimmed name. */
export function groupInput({ name, kind, parent_id }: GroupValues): GroupInput {
  return { name: name.trim(), kind: kind ?? 'depot', parent_id }
}
