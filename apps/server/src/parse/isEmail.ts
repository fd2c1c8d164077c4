/**
 * Returns whether a text is a single e-mail address without spaces and control characters. Mail headers contain the
 * address, so such characters could add a receiver or a header.
 */
export function isEmail(text: string): boolean {
  return /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+\.[^\s\p{C}@,;<>"]+$/u.test(text)
}
