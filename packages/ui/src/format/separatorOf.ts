/** Returns the separator of thousands or of decimals of a language, a BCP 47 tag. */
export function separatorOf(type: 'group' | 'decimal', language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345_678.9)
  return parts.find((part) => part.type === type)?.value ?? ''
}
