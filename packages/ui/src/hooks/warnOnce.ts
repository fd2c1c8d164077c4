const warned = new Set<string>()

/**
 * Warns the developer of an app once about a mistake that causes no error, such as a missing host. Does nothing in a
 * production build and in tests.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV !== 'development' || warned.has(message)) return
  warned.add(message)
  console.warn(`SIKUD: ${message}`)
}

/** Warns as `warnOnce` does if `isWrong` still returns true after this time, in which code or styles can load. */
export function warnAfter(delayMs: number, isWrong: () => boolean, message: string): void {
  if (process.env.NODE_ENV !== 'development') return
  setTimeout(() => {
    if (isWrong()) warnOnce(message)
  }, delayMs)
}
