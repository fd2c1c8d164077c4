import { colourAliases, colourTexts, shadeTexts } from './tokenTexts.ts'
import { isToken, kebab, type Token, type TokenGroup } from './Token.ts'

/** Returns the palette of a scheme as tokens. The colours of `colourAliases` refer to another colour. */
export function colourTokens(palette: object): TokenGroup {
  const tokens = groupOf(palette, [])
  for (const [path, target] of Object.entries(colourAliases)) {
    const token = tokenAt(tokens, path)
    if (token.$value !== tokenAt(tokens, target).$value)
      throw new Error(`${path} is not ${target}: change colourAliases in tokenTexts.ts.`)
    token.$value = `{color.${target}}`
  }
  return tokens
}

function groupOf(palette: object, path: string[]): TokenGroup {
  return Object.fromEntries(
    Object.entries(palette).map(([key, value]: [string, unknown]) => {
      const here = [...path, kebab(key)]
      return [
        kebab(key),
        typeof value === 'object' && value !== null ? groupOf(value, here) : colour(value, here),
      ]
    }),
  )
}

function colour(value: unknown, path: string[]): Token {
  const text = colourTexts[path.join('.')] ?? shadeTexts[path.at(-1) ?? '']
  if (!text) throw new Error(`Describe the colour ${path.join('.')} in tokenTexts.ts.`)
  return { $type: 'color', $value: String(value).toLowerCase(), $description: text }
}

function tokenAt(tokens: TokenGroup, path: string): Token {
  let entry: Token | TokenGroup | undefined = tokens
  for (const name of path.split('.')) entry = entry === undefined || isToken(entry) ? undefined : entry[name]
  if (entry === undefined || !isToken(entry)) throw new Error(`There is no colour ${path}.`)
  return entry
}
