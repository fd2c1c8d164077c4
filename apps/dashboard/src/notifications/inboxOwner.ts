import type { CurrentUser } from '@sikud/api'

const sessionPrefix = 'session:'

/**
 * Returns the key of a user's inbox: the id, else the e-mail, else a hash of the session token, so that two users never
 * share an inbox. With the hash, the next sign-in starts with an empty inbox.
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

/** Hashes a token (FNV-1a, 32 bits), so that the key does not reveal the token. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
