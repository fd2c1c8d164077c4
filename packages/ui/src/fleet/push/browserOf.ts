/** The browsers for which the steps to unblock notifications differ. */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'android' | 'iphone'

/** Returns the browser that a user agent string names; Chrome if the string names none of the others. */
export function browserOf(userAgent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Android/.test(userAgent)) return 'android'
  return /Version\/[\d.]+ Safari/.test(userAgent) ? 'safari' : 'chrome'
}
