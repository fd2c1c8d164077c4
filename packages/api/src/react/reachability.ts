/** Tracks whether the server can be reached, from the results of the page's requests. */
export type Reachability = {
  /** Returns the time of the first failed request (epoch ms); null while the server responds. */
  lostAt: () => number | null
  subscribe: (listener: () => void) => () => void
  /** Returns a `fetch` whose requests update this state. */
  watch: (send: typeof fetch) => typeof fetch
}

/** Creates a `Reachability`, which counts the server as reachable until a request fails. */
export function createReachability(now: () => number = Date.now): Reachability {
  const listeners = new Set<() => void>()
  let lostAt: number | null = null

  function set(next: number | null) {
    if (next === lostAt) return
    lostAt = next
    for (const listener of listeners) listener()
  }

  return {
    lostAt: () => lostAt,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: (send) => async (input, init) => {
      try {
        const response = await send(input, init)
        set(null)
        return response
      } catch (error) {
        // Ignores an AbortError, because then the page itself aborted the request.
        if (!(error instanceof Error && error.name === 'AbortError')) set(lostAt ?? now())
        throw error
      }
    },
  }
}
