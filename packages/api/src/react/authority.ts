import type { AccessGroup, CurrentUser, Id, Role, User } from '../models.ts'
import type { GuardedOperation } from '../permissions.ts'
import { mayCall, ownPermissions } from './permissions.ts'

const NAMED = 3

/** The texts that say why a role or an account is read-only. `others` counts the permissions that `names` leaves out. */
export interface AuthorityTexts {
  role: {
    system: string
    beyond: (missing: string) => string
    missing: (names: string, others: number) => string
  }
  user: { beyond: (missing: string) => string }
}

/** Returns whether the signed-in user may call an operation on accounts; false if the server sends no permissions. */
export function mayManageAccounts(me: CurrentUser | undefined, operation: GuardedOperation): boolean {
  return ownPermissions(me) !== undefined && mayCall(me, operation)
}

/** Returns why the signed-in user may not change or delete a role; undefined if the user may. */
export function roleReason(
  texts: AuthorityTexts,
  me: CurrentUser | undefined,
  role: Role | undefined,
  groups: readonly AccessGroup[] | undefined,
): string | undefined {
  if (role?.type?.code === 'system') return texts.role.system
  const missing = missingPermissions(me, role?.permissions)
  return missing.length === 0 ? undefined : texts.role.beyond(listed(texts, missing, groups))
}

/** Returns why the signed-in user may not change the account of another user; undefined if the user may. */
export function userReason(
  texts: AuthorityTexts,
  me: CurrentUser | undefined,
  user: User | undefined,
  groups: readonly AccessGroup[] | undefined,
): string | undefined {
  const missing = missingPermissions(me, user?.role?.permissions)
  return missing.length === 0 ? undefined : texts.user.beyond(listed(texts, missing, groups))
}

/** Returns whether `user` is the signed-in user; always false if the server sends no permissions. */
export function isOwnAccount(me: CurrentUser | undefined, user: User | undefined): boolean {
  return ownPermissions(me) !== undefined && me?.id !== undefined && String(me.id) === String(user?.id)
}

function missingPermissions(me: CurrentUser | undefined, held: readonly Id[] = []): string[] {
  const own = ownPermissions(me)
  if (own === undefined) return []
  const keys = new Set(own.map(String))
  return held.map(String).filter((key) => !keys.has(key))
}

/**
 * Returns a text with the names of the first three missing permissions and the number of the others. If no name is
 * known, the text gives only the number of missing permissions.
 */
function listed({ role }: AuthorityTexts, missing: string[], groups: readonly AccessGroup[] = []): string {
  const permissions = groups.flatMap((group) => group.permissions.data)
  const names = permissions.filter(({ id }) => missing.includes(String(id))).map(({ name }) => name)
  const shown = names.slice(0, NAMED)
  return role.missing(shown.join(', '), missing.length - shown.length)
}
