/** The count on the bell: two digits, 99 the highest, nothing at zero. */
export function badgeText(unread: number): string | null {
  return unread === 0 ? null : String(Math.min(unread, 99)).padStart(2, '0')
}
