import { typography } from '../../src/theme/typography.ts'
import { styleTexts } from './tokenTexts.ts'
import type { TokenGroup } from './Token.ts'

/**
 * Returns the text styles as tokens, with sizes and spacing in rem. The line height is in percent of the size, because
 * Tokens Studio reads a plain number as pixels.
 */
export function textTokens(): TokenGroup {
  const styles = styleTexts.map(([name, text]) => {
    const style = typography[name]
    const size = Number.parseFloat(style.fontSize)
    const spacing = Number.parseFloat(String(style.letterSpacing)) // in em; a number without a unit is 0
    const value = {
      fontFamily: '{font.family}',
      fontSize: `${size}rem`,
      fontWeight: 'fontWeight' in style ? style.fontWeight : 400,
      lineHeight: `${Math.round(style.lineHeight * 100)}%`,
      letterSpacing: `${Number((spacing * size).toFixed(4))}rem`,
    }
    return [name, { $type: 'typography', $value: value, $description: text }] as const
  })
  return Object.fromEntries(styles)
}
