import { checks } from './__generated__/checks.ts'

/**
 * Returns whether a text is a single e-mail address without spaces and control characters. Mail headers contain the
 * address, so such characters could add a receiver or a header.
 */
export function isEmail(text: string): boolean {
  return checks.email.pattern.test(text)
}
