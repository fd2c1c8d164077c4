import type { Id, User } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

const NAMED = 3

/** Returns the question before a role is deleted, with the names of its users if they are known. */
export function roleDeletion(
  { confirmDelete, role: texts }: Texts,
  users: readonly User[] | undefined,
): string {
  if (!users?.length) return confirmDelete
  const names = users.slice(0, NAMED).map(({ name }) => name)
  const others = users.length - names.length
  return `${confirmDelete} ${texts.held(names.join(', '), others)}`
}

/** Returns the users who have a role. */
export function usersOfRole(users: readonly User[] | undefined, id: Id) {
  return users?.filter(({ role }) => role?.id !== undefined && String(role.id) === String(id))
}
