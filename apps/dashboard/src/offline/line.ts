/** The connection to the server, judged by the requests of the page. */
export type Line = {
  /** When the first request in a row failed, in epoch ms; null while the server answers. */
  lostAt: () => number | null
  subscribe: (listener: () => void) => () => void
  /** Returns a `fetch` that reports to this line. */
  watch: (send: typeof fetch) => typeof fetch
}

/** Creates a line that counts as connected until a request fails. */
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
        // The page itself ended the request.
        if (!(error instanceof Error && error.name === 'AbortError')) set(lostAt ?? now())
        throw error
      }
    },
  }
}
