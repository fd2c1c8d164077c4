import type { CurrentUser } from '@sikud/api'

const sessionPrefix = 'session:'

/**
 * Returns the key of a user's inbox. Without id and e-mail two users could share a key: such an inbox belongs to the
 * session, and the next sign-in starts with an empty one.
 */
export function inboxOwner(user: Pick<CurrentUser, 'id' | 'email'>, token: string): string {
  if (user.id) return `id:${user.id}`
  if (user.email) return `email:${user.email.toLowerCase()}`
  return sessionPrefix + fingerprint(token)
}

/** Returns whether an inbox belongs to an earlier session, so that it can never be opened again. */
export function isAbandoned(kept: IDBValidKey, owner: string): boolean {
  return typeof kept === 'string' && kept.startsWith(sessionPrefix) && kept !== owner
}

/** FNV-1a, 32 bits: different for two tokens, and does not reveal them. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
