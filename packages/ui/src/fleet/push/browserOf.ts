/** Browsers in which notifications are unblocked in different ways. */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'android' | 'iphone'

/** Which of them a user agent names. Those that are none of them look most like Chrome. */
export function browserOf(userAgent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Android/.test(userAgent)) return 'android'
  return /Version\/[\d.]+ Safari/.test(userAgent) ? 'safari' : 'chrome'
}
