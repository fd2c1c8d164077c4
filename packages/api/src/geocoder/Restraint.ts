const PACE_MS = 1_000
const FAILURES = 3
const REST_MS = 30_000

/** Thrown during the pause after several failures; no request is sent. */
export class RestingError extends Error {
  override readonly name = 'RestingError'
}

/** Limits calls to one a second; pauses for 30 seconds after three failures in a row. */
export class Restraint {
  private nextAt = -Infinity
  private failures = 0
  private restUntil = -Infinity

  /** Runs a call as soon as one second has passed since the last call; an aborted call is not a failure. */
  async run<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      signal?.throwIfAborted()
      const now = performance.now()
      if (now < this.restUntil) throw new RestingError()
      if (now >= this.nextAt) break
      await sleep(this.nextAt - now, signal)
    }
    this.nextAt = performance.now() + PACE_MS
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
    if (this.failures >= FAILURES) this.restUntil = performance.now() + REST_MS
  }
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
