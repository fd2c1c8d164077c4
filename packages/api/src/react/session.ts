const key = 'token'

export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'elsewhere'

/** The session in this browser. Only this code stores the session token. */
export type Session = {
  token: () => string | null
  /** Returns false if the browser refuses storage; the session then ends when the tab closes. */
  isStored: () => boolean
  begin: (token: string) => void
  /** Signs out of this browser. */
  end: () => void
  /**
   * Ends the session after a 401 response. If `sentToken` is no longer the stored token, it does nothing, because the
   * user has signed in again in the meantime.
   */
  expire: (sentToken: string) => void
  subscribe: (listener: (change: SessionChange) => void) => () => void
}

/** Opens the session in `storage`, or in memory if the browser blocks storage. */
export function openSession(
  storage: () => Storage = () => window.localStorage,
  events: EventTarget = window,
): Session {
  const listeners = new Set<(change: SessionChange) => void>()
  let stored = true
  let memory: string | null = null

  function attempt<T>(use: (storage: Storage) => T, fallback: T): T {
    if (!stored) return fallback
    try {
      return use(storage())
    } catch {
      stored = false
      return fallback
    }
  }

  function notify(change: SessionChange) {
    for (const listener of listeners) listener(change)
  }

  function write(token: string | null) {
    memory = token
    attempt((place) => (token === null ? place.removeItem(key) : place.setItem(key, token)), undefined)
  }

  memory = attempt((place) => place.getItem(key), null) || null

  function look() {
    const now = attempt((place) => place.getItem(key), memory) || null
    if (now === memory) return
    memory = now
    notify('elsewhere')
  }

  events.addEventListener('storage', look)
  // A page in the back/forward cache receives no storage events, so this listener reads the token when the page is
  // shown again.
  events.addEventListener('pageshow', look)

  return {
    token: () => memory,
    isStored: () => stored,
    begin(token) {
      write(token)
      notify('signed-in')
    },
    end() {
      write(null)
      notify('signed-out')
    },
    expire(sentToken) {
      look()
      if (memory !== sentToken) return
      write(null)
      notify('expired')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
