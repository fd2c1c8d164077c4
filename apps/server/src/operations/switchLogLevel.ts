const steps = ['info', 'debug'] as const

/**
 * Returns a function that changes the level of the logs: to info, then to debug, then back to the configured one. The
 * returned function returns the new level.
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
