import type { Id, User } from '@sikud/api'

const NAMED = 3

/** Returns `question` with the names of the users of a role, if they are known. */
export function roleDeletion(
  question: string,
  texts: { held: (names: string, others: number) => string },
  users: readonly User[] | undefined,
): string {
  if (!users?.length) return question
  const names = users.slice(0, NAMED).map(({ name }) => name)
  const others = users.length - names.length
  return `${question} ${texts.held(names.join(', '), others)}`
}

/** Returns the users who have a role. */
export function usersOfRole(users: readonly User[] | undefined, id: Id) {
  return users?.filter(({ role }) => role?.id !== undefined && String(role.id) === String(id))
}
