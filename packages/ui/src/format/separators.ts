/** Returns the separators of thousands and of decimals of a language, a BCP 47 tag. */
export function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345_678.9)
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: separator('group'), decimal: separator('decimal') }
}
