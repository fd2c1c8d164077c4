import { colourTexts, shadeTexts } from './tokenTexts.ts'
import { kebab, type Token, type TokenGroup } from './Token.ts'

/** Converts a CSS colour, `#RRGGBB` or `rgba(…)`, to the value of a token. */
export function colourValue(colour: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour)
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

function channels(colour: string): number[] {
  if (colour.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (colour.match(/[\d.]+/g) ?? []).map(Number)
}

/** Returns the palette of a scheme as tokens that have descriptions. */
export function colourTokens(palette: object, path: string[] = []): TokenGroup {
  const tokens = Object.entries(palette).map(
    ([key, value]: [string, unknown]): [string, Token | TokenGroup] => {
      const here = [...path, kebab(key)]
      const entry =
        typeof value === 'object' && value !== null
          ? colourTokens(value, here)
          : { $value: colourValue(String(value)), $description: describe(here) }
      return [kebab(key), entry]
    },
  )
  return Object.fromEntries(tokens)
}

function describe(path: string[]): string {
  const text = colourTexts[path.join('.')] ?? shadeTexts[path.at(-1) ?? '']
  if (!text) throw new Error(`Describe the colour ${path.join('.')} in tokenTexts.ts.`)
  return text
}
