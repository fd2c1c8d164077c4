/** Minimum time in ms between the starts of two calls. */
const INTERVAL_MS = 1_000
const MAX_FAILURES = 3
const PAUSE_MS = 30_000

/** `RateLimiter.run` throws this error instead of starting a call, while it pauses after several failures. */
export class PausedError extends Error {
  override readonly name = 'PausedError'
}

/** Starts at most one call a second. After three failures in a row, it starts no calls for 30 seconds. */
export class RateLimiter {
  private nextAt = -Infinity
  private failures = 0
  private pausedUntil = -Infinity

  /** Starts a call at least one second after the start of the previous one. An aborted call is not a failure. */
  async run<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      signal?.throwIfAborted()
      const now = performance.now()
      if (now < this.pausedUntil) throw new PausedError()
      if (now >= this.nextAt) break
      await sleep(this.nextAt - now, signal)
    }
    this.nextAt = performance.now() + INTERVAL_MS
    try {
      const result = await call()
      this.failures = 0
      return result
    } catch (error) {
      if (!signal?.aborted) this.fail()
      throw error
    }
  }

  private fail(): void {
    this.failures += 1
    if (this.failures >= MAX_FAILURES) this.pausedUntil = performance.now() + PAUSE_MS
  }
}

/** Resolves after a time in ms, or when `signal` aborts. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      // A signal that outlives many waits would otherwise keep a listener of each.
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
