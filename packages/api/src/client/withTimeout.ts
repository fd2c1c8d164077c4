/** Returns a signal that aborts when `signal` aborts, or after `ms` milliseconds with a `TimeoutError`. */
export function withTimeout(signal: AbortSignal, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  // Without a listener, the garbage collector of Node 20 deletes the timeout, and it never fires: nodejs/node#57736.
  timeout.addEventListener('abort', () => undefined)
  return AbortSignal.any([signal, timeout])
}
