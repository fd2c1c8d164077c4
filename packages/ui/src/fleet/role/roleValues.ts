import type { Id, Role, RoleInput } from '@sikud/api'
import { grantKeys } from './grants.ts'

const LONGEST_NAME = 120

/** Values of the role form. */
export interface RoleValues {
  name: string
  description: string
  /** Ids of the granted permissions; those of the saved role come first, in its order. */
  permissions: Id[]
  require_factor: boolean
}

/** Returns the form values of a role; no permissions for a new one. */
export function roleValues(role: Role | undefined): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: role?.permissions ?? [],
    require_factor: role?.require_factor ?? false,
  }
}

/** Returns the form values of a copy: the permissions that the user may grant, under the given name. */
export function copiedValues(role: Role, name: string, grantable: readonly Id[] | undefined): RoleValues {
  const open = grantable && grantKeys(grantable)
  return {
    ...roleValues(role),
    name: name.slice(0, LONGEST_NAME),
    permissions: (role.permissions ?? []).filter((id) => open === undefined || open.has(String(id))),
  }
}

/**
 * Returns the request body: trimmed texts, null for an empty description; the type of these roles is `manual`. Only
 * servers with `secondFactor` accept `require_factor`.
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
