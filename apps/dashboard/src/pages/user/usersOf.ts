import type { User } from '@sikud/api'

/**
 * Returns the users who see at least one of these depots, including users who see all depots. With null it returns all
 * users.
 */
export function usersOf(users: User[], depots: ReadonlySet<string> | null): User[] {
  if (depots === null) return users
  return users.filter(
    ({ all_groups, group_ids = [] }) => all_groups === true || group_ids.some((id) => depots.has(String(id))),
  )
}
