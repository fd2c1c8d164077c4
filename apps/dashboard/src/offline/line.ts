/** Whether the server can be reached, derived from the requests of the page. */
export type Line = {
  /** Returns since when all requests fail, in epoch ms; null while the server responds. */
  lostAt: () => number | null
  subscribe: (listener: () => void) => () => void
  /** Returns a `fetch` whose requests update this state. */
  watch: (send: typeof fetch) => typeof fetch
}

/** Creates the state, which is connected until a request fails. */
export function createLine(now: () => number = Date.now): Line {
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
        // An AbortError: the page itself aborted the request.
        if (!(error instanceof Error && error.name === 'AbortError')) set(lostAt ?? now())
        throw error
      }
    },
  }
}
