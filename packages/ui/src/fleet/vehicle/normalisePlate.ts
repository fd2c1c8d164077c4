const parts = /^([A-Z]{1,2})\s*(\d{1,4})\s*([A-Z]{0,3})$/u

/** Formats a plate: "b9123kxa" becomes "B 9123 KXA". Any other text is only converted to upper case. */
export function normalisePlate(value: string): string {
  const upper = value
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .trim()
    .toUpperCase()
    .replace(/[\s.-]+/gu, ' ')
  const match = parts.exec(upper)
  if (match === null) return upper
  return match.slice(1).filter(Boolean).join(' ')
}
