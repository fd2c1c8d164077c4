import { formatTag } from '../../format/formatTexts.ts'
import { separatorOf } from '../../format/separatorOf.ts'

/**
 * Reads a number as people write it in a language (a BCP 47 tag): with or without separators of thousands, with a
 * decimal comma or point, and as a price ("12.500,-"). Returns null if the text is not a number, or if the number has
 * more digits than JavaScript can keep.
 */
export function numberOf(text: string, language: string): number | null {
  const group = separatorOf('group', language)
  const decimal = separatorOf('decimal', language)
  const plain = text.replaceAll(/\s|,-+$/gu, '').replace('−', '-')
  // The first group does not begin with 0, because 0.125 is a fraction in each language.
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}([${group}]\\d{3})+([${decimal}]\\d+)?$`, 'u')
  const point = (grouped.test(plain) ? plain.replaceAll(group, '') : plain).replace(',', '.')
  if (!/^-?(\d+\.?\d*|\.\d+)$/u.test(point)) return null
  const number = Number(point)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null
}

/**
 * Writes a number with all its decimals. An input has no separators of thousands, because after a deleted digit "1.250"
 * would be 1.25. A message has them from 10.000 on, so that a year has none.
 */
export function numberText(value: number, language: string, place: 'input' | 'message' = 'input'): string {
  return new Intl.NumberFormat(formatTag(language), {
    useGrouping: place === 'message' && 'min2',
    maximumSignificantDigits: 17,
  }).format(value)
}
