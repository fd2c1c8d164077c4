import type { Id, Role, RoleInput } from '@sikud/api'

/** What the fields of the role form hold. */
export interface RoleValues {
  name: string
  description: string
  /** The ids of what is granted, those first that the role had, in its order. */
  permissions: Id[]
}

/** Prefills the form from a role; a new one grants nothing yet. */
export function roleValues(role: Role | undefined): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: role?.permissions ?? [],
  }
}

/** What is sent: blanks around texts go, an emptied description is null; roles made here are `manual`. */
export function roleInput(values: RoleValues): RoleInput {
  return {
    type: 'manual',
    name: values.name.trim(),
    description: values.description.trim() || null,
    permissions: values.permissions,
  }
}
