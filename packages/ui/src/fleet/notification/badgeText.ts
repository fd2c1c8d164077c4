/** Returns the count for the bell in two digits, at most 99; null for zero. */
export function badgeText(unread: number): string | null {
  return unread === 0 ? null : String(Math.min(unread, 99)).padStart(2, '0')
}
