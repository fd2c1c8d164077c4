import { sessionDatabases } from '../browserDatabase.ts'
import type { CurrentUser, LivePosition } from '../models.ts'
import type { Session } from './session.ts'

/** Name of the cache with the user's account and the last positions. */
const CACHE = 'sikud-last'

/** Data that the dashboard shows without a connection. */
export type OfflineValues = {
  account: CurrentUser
  /**
   * `newest` is the time of the newest position in epoch ms; null if unknown. If the server sends no times,
   * `timesAreOfChanges` is true, and each time says when this client saw the position change.
   */
  fleet: {
    positions: readonly LivePosition[]
    serverOffset: number
    newest: number | null
    timesAreOfChanges?: boolean
  }
}

/** Stores in this browser what the session loaded last, so that the dashboard can show it without a connection. */
export type OfflineData = {
  /** Stores a value that was loaded with the token `owner`; stores nothing if the session of that token has ended. */
  keep: <Name extends keyof OfflineValues>(
    name: Name,
    value: OfflineValues[Name],
    owner: string | null,
  ) => Promise<void>
  /** Returns the stored value; null if there is none, or if it belongs to another session. */
  read: <Name extends keyof OfflineValues>(name: Name) => Promise<OfflineValues[Name] | null>
  /** Deletes the data of every session, and the other caches that must not outlive a session. */
  erase: () => Promise<void>
}

/** The methods of CacheStorage that this file uses. */
export type OfflineStorage = {
  open: (name: string) => Promise<{
    put: (address: string, response: Response) => Promise<void>
    match: (address: string) => Promise<Response | undefined>
  }>
  delete: (name: string) => Promise<boolean>
}

/**
 * Stores the offline data in the browser's cache, readable only in the session that received it. Does nothing if the
 * browser has no such cache (on plain http) or refuses it. `erase` deletes `otherCaches` too; an app must name them, so
 * that it cannot forget one.
 */
export function createOfflineData(
  session: Pick<Session, 'token'>,
  otherCaches: readonly string[],
  storage: OfflineStorage | undefined = globalThis.caches,
): OfflineData {
  async function attempt<T>(use: (storage: OfflineStorage) => Promise<T>): Promise<T | null> {
    try {
      return storage === undefined ? null : await use(storage)
    } catch {
      return null
    }
  }

  return {
    async keep(name, value, owner) {
      if (owner === null) return
      const body = JSON.stringify({ owner: await fingerprint(owner), value })
      // Another user may have signed in since the value was requested, here or in another tab.
      if (session.token() !== owner) return
      await attempt(async (caches) => (await caches.open(CACHE)).put(address(name), new Response(body)))
    },
    read: (name) =>
      attempt(async (caches) => {
        const token = session.token()
        const kept = await (await caches.open(CACHE)).match(address(name))
        if (token === null || kept === undefined) return null
        const { owner, value } = await kept.json()
        return owner === (await fingerprint(token)) ? value : null
      }),
    async erase() {
      await attempt((caches) => Promise.all([CACHE, ...otherCaches].map((name) => caches.delete(name))))
    },
  }
}

/** An `OfflineData` that stores nothing, for use with a fake server. */
export const noOfflineData: OfflineData = {
  keep: async () => {},
  read: async () => null,
  erase: async () => {},
}

/**
 * Erases the data of a user in this browser at sign-out, after a 401, and when somebody signs in: the last positions
 * and account, cached map tiles, and an inbox and drafts stored in this browser. `createDrafts` erases the drafts in
 * memory.
 */
export function eraseWithSession({ session, offlineData }: { session: Session; offlineData: OfflineData }) {
  return session.subscribe((change) => {
    // Another tab has erased the data already.
    if (change === 'elsewhere') return
    void offlineData.erase()
    try {
      // The inboxes of `browserInboxes` and the drafts of `browserDrafts`, whichever kind of server this is: it may have
      // been of the other kind before.
      for (const name of sessionDatabases) indexedDB.deleteDatabase(name)
    } catch {
      // The browser refuses storage, so there is nothing to erase.
    }
  })
}

const address = (name: string) => `/last/${name}`

async function fingerprint(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
