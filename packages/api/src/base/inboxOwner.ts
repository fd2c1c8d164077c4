import type { CurrentUser } from '../models.ts'

const sessionPrefix = 'session:'

/**
 * Returns the key of a user's inbox, so that two users never share one: the user's id, else the e-mail address, else a
 * hash of the session token. With a hash as key, each sign-in starts with an empty inbox.
 */
export function inboxOwner(user: Pick<CurrentUser, 'id' | 'email'>, token: string): string {
  if (user.id) return `id:${user.id}`
  if (user.email) return `email:${user.email.toLowerCase()}`
  return sessionPrefix + fingerprint(token).toString(36)
}

/** Returns whether the key of an inbox contains the token hash of an earlier session: nobody can open it again. */
export function isAbandoned(kept: IDBValidKey, owner: string): boolean {
  return typeof kept === 'string' && kept.startsWith(sessionPrefix) && kept !== owner
}

/** Returns a hash of a text (FNV-1a, 32 bits). It does not reveal the text. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
