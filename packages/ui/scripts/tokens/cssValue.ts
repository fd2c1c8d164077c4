interface Dimension {
  value: number
  unit: string
}

interface Colour {
  hex: string
  alpha: number
}

interface Layer {
  color: Colour
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
}

interface TextStyle {
  fontSize: Dimension
  fontWeight: number
  lineHeight: number
  letterSpacing: Dimension
}

/**
 * Returns the CSS values of a token. Each key is a suffix for the name of the CSS property. Most tokens have one value
 * with the suffix ''. A text style has a second value with the suffix '-spacing'.
 */
export function cssValue(type: string, value: unknown): Record<string, string> {
  const write = writers[type]
  if (!write) throw new Error(`tokens.css cannot hold a token of the type ${type}.`)
  return write(value)
}

// The type assertions below are safe, because the type of a token determines the shape of its value.
/* oxlint-disable typescript/no-unsafe-type-assertion */
const writers: Record<string, (value: unknown) => Record<string, string>> = {
  color: (value) => ({ '': colour(value as Colour) }),
  dimension: (value) => ({ '': dimension(value as Dimension) }),
  duration: (value) => ({ '': dimension(value as Dimension) }),
  fontFamily: (value) => ({ '': (value as string[]).map(quoted).join(', ') }),
  fontWeight: (value) => ({ '': String(value) }),
  cubicBezier: (value) => ({ '': `cubic-bezier(${(value as number[]).join(', ')})` }),
  shadow: (value) => ({ '': (value as Layer[]).map(layer).join(', ') }),
  typography: (value) => {
    const { fontWeight, fontSize, lineHeight, letterSpacing } = value as TextStyle
    return {
      '': `${fontWeight} ${dimension(fontSize)}/${lineHeight} var(--sikud-font-family)`,
      '-spacing': dimension(letterSpacing),
    }
  },
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

function dimension({ value, unit }: Dimension): string {
  return value === 0 && unit !== 'ms' ? '0' : `${value}${unit}`
}

function colour({ hex, alpha }: Colour): string {
  // Appends the alpha value as two hex digits. The alternative, `rgb(from …)`, does not work in browsers from 2023.
  return alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
}

function layer({ color, offsetX, offsetY, blur }: Layer): string {
  return `${[offsetX, offsetY, blur].map(dimension).join(' ')} ${colour(color)}`
}

function quoted(face: string): string {
  return face.includes(' ') ? `'${face}'` : face
}
