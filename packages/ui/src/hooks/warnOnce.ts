const warned = new Set<string>()

/**
 * Warns the developer of an app once about a mistake that causes no error, such as a missing host. Does nothing in a
 * production build.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(message)) return
  warned.add(message)
  console.warn(`SIKUD: ${message}`)
}
