const steps = ['info', 'debug'] as const

/**
 * Returns a function that changes the log level and returns the new level. The first call sets `info`, the second
 * `debug`, the third the configured level again.
 */
export function switchLogLevel(logs: readonly { level: string }[], configured: string): () => string {
  const levels = [configured, ...steps]
  let current = 0
  return () => {
    current = (current + 1) % levels.length
    const level = levels[current] ?? configured
    for (const log of logs) log.level = level
    return level
  }
}
