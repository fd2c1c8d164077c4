import type { CurrentUser, LivePosition } from '@sikud/api'
import type { Session } from '../session.ts'
import { lastCache, mapCache } from './kept.ts'

/** Data that the dashboard shows without a connection. */
export type LastValues = {
  account: CurrentUser
  /**
   * `newest`: when the newest position was recorded, in epoch ms; null if unknown. `timesAreOfChanges`: the times say
   * when this client saw a position change.
   */
  fleet: {
    positions: LivePosition[]
    serverOffset: number
    newest: number | null
    timesAreOfChanges?: boolean
  }
}

/** The last data of the session, kept in this browser. */
export type LastData = {
  /** `owner` is the token under which the value was loaded; keeps nothing once that session has ended. */
  keep: <Name extends keyof LastValues>(
    name: Name,
    value: LastValues[Name],
    owner: string | null,
  ) => Promise<void>
  /** Returns null if nothing is kept, or if it belongs to another session. */
  read: <Name extends keyof LastValues>(name: Name) => Promise<LastValues[Name] | null>
  /** Erases the kept data and the visited tiles. */
  erase: () => Promise<void>
}

/** The part of CacheStorage in use. */
export type LastStorage = {
  open: (name: string) => Promise<{
    put: (address: string, response: Response) => Promise<void>
    match: (address: string) => Promise<Response | undefined>
  }>
  delete: (name: string) => Promise<boolean>
}

/**
 * Keeps the last data in the browser's cache, for the session that received it. Does nothing where the browser has no
 * such storage: on plain http, or if it refuses.
 */
export function createLastData(
  session: Pick<Session, 'token'>,
  storage: LastStorage | undefined = globalThis.caches,
): LastData {
  async function attempt<T>(use: (storage: LastStorage) => Promise<T>): Promise<T | null> {
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
      // Another user can have signed in since, here or in another tab.
      if (session.token() !== owner) return
      await attempt(async (caches) => (await caches.open(lastCache)).put(address(name), new Response(body)))
    },
    read: (name) =>
      attempt(async (caches) => {
        const token = session.token()
        const kept = await (await caches.open(lastCache)).match(address(name))
        if (token === null || kept === undefined) return null
        const { owner, value } = await kept.json()
        return owner === (await fingerprint(token)) ? value : null
      }),
    async erase() {
      await attempt((caches) => Promise.all([caches.delete(lastCache), caches.delete(mapCache)]))
    },
  }
}

/** Keeps nothing, for a fake server. */
export const noLastData: LastData = {
  keep: async () => {},
  read: async () => null,
  erase: async () => {},
}

const address = (name: string) => `/last/${name}`

async function fingerprint(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
