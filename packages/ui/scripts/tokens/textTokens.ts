import { typography } from '../../src/theme/typography.ts'
import { styleTexts } from './tokenTexts.ts'
import type { TokenGroup } from './Token.ts'

/** The typefaces of the font family, in order of preference. */
export const faces = typography.fontFamily.split(', ').map((face) => face.replaceAll("'", ''))

/** Returns the text styles as tokens, with sizes and spacing in rem. */
export function textTokens(): TokenGroup {
  const styles = styleTexts.map(([name, text]) => {
    const style = typography[name]
    const size = Number.parseFloat(style.fontSize)
    const spacing = Number.parseFloat(String(style.letterSpacing)) // in em; a number without a unit is 0
    const value = {
      fontFamily: '{font.family}',
      fontSize: { value: size, unit: 'rem' },
      fontWeight: 'fontWeight' in style ? style.fontWeight : 400,
      lineHeight: style.lineHeight,
      letterSpacing: { value: Number((spacing * size).toFixed(4)), unit: 'rem' },
    }
    return [name, { $value: value, $description: text }] as const
  })
  return Object.fromEntries(styles)
}
