export type Language = 'id' | 'en'

/** A stored language, when it is one of ours. */
export function parseLanguage(stored: string): Language | undefined {
  return stored === 'id' || stored === 'en' ? stored : undefined
}

/** A stored IANA zone, when this browser knows it. */
export function parseTimeZone(stored: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: stored }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
