import type { Id, Role, RoleInput } from '@sikud/api'
import { grantKeys } from './grants.ts'

const MAX_NAME_LENGTH = 120

/** Values of the role form. */
export interface RoleValues {
  name: string
  description: string
  /** Ids of the granted permissions; those of the saved role come first, in its order. */
  permissions: Id[]
  require_factor: boolean
}

/** Returns the form values of a role; a new role has no permissions. */
export function roleValues(role: Role | undefined): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: role?.permissions ?? [],
    require_factor: role?.require_factor ?? false,
  }
}

/** Returns the form values of a copy with the given name and only the permissions that the user may grant. */
export function copiedValues(role: Role, name: string, grantable: readonly Id[] | undefined): RoleValues {
  const open = grantable && grantKeys(grantable)
  return {
    ...roleValues(role),
    name: name.slice(0, MAX_NAME_LENGTH),
    permissions: (role.permissions ?? []).filter((id) => open === undefined || open.has(String(id))),
  }
}

/**
 * Returns the request body; texts are trimmed, an empty description becomes null, and the type is always `manual`. Only
 * servers with the extension `secondFactor` accept `require_factor`.
 */
export function roleInput(values: RoleValues, knowsFactor = false): RoleInput {
  return {
    type: 'manual',
    name: values.name.trim(),
    description: values.description.trim() || null,
    permissions: values.permissions,
    ...(knowsFactor && { require_factor: values.require_factor }),
  }
}
