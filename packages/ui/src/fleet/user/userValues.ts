import type { Id, User, UserInput } from '@sikud/api'
import { groupsPart, type GroupsValue } from '../group/GroupsField.tsx'

/** Values of the user form. */
export interface UserValues extends GroupsValue {
  name: string
  email: string
  role_id: Id | null
}

/** Returns the form values of a user; empty for a new one. */
export function userValues(user: User | undefined): UserValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    role_id: user?.role?.id ?? null,
    all_groups: user?.all_groups ?? false,
    group_ids: user?.group_ids ?? [],
  }
}

/** Returns the request body with trimmed texts. `role_id` is never empty, because the form requires a role. */
export function userInput({ name, email, role_id, ...groups }: UserValues): UserInput {
  return { name: name.trim(), email: email.trim(), role_id: role_id ?? '', ...groupsPart(groups) }
}
