import type { DepotZone, Group, GroupInput, GroupKind, Id, WorkingHours } from '@sikud/api'

/** Values of the depot form. */
export interface GroupValues {
  name: string
  kind: GroupKind | null
  parent_id: Id | null
  /** Null for the time zone of the depot above. */
  zone: DepotZone | null
  /** Null for the working hours of the depot above. */
  working_hours: WorkingHours | null
}

/** Returns the form values of a depot; a new depot has the kind `depot`. */
export function groupValues(group: Group | undefined, parentId: Id | null = null): GroupValues {
  return {
    name: group?.name ?? '',
    kind: group?.kind ?? 'depot',
    parent_id: group ? group.parent_id : parentId,
    zone: group?.zone ?? null,
    working_hours: group?.working_hours ?? null,
  }
}

/** Returns the request body with a trimmed name. */
export function groupInput({ name, kind, ...values }: GroupValues): GroupInput {
  return { ...values, name: name.trim(), kind: kind ?? 'depot' }
}
