import type { CurrentUser } from '@sikud/api'

const sessionPrefix = 'session:'

/**
 * Under what name a user's inbox is kept. Where the server tells neither id nor e-mail, two people could bear
 * one name: such an inbox belongs to the session, and the next sign-in begins with an empty one.
 */
export function inboxOwner(user: Pick<CurrentUser, 'id' | 'email'>, token: string): string {
  if (user.id) return `id:${user.id}`
  if (user.email) return `email:${user.email.toLowerCase()}`
  return sessionPrefix + fingerprint(token)
}

/** Whether an inbox belongs to another session than `owner`, and so to nobody any more. */
export function isAbandoned(kept: IDBValidKey, owner: string): boolean {
  return typeof kept === 'string' && kept.startsWith(sessionPrefix) && kept !== owner
}

/** FNV-1a, 32 bits: enough to tell two tokens apart, far too little to guess one. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
