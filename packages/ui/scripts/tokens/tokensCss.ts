import { cssValue } from './cssValue.ts'
import type { designTokens } from './designTokens.ts'
import { isToken, type TokenGroup } from './Token.ts'

/** Returns the tokens as CSS custom properties, whose names begin with `--sikud-`. Colours depend on `data-theme`. */
export function tokensCss({ color, ...others }: ReturnType<typeof designTokens>): string {
  return [
    rule(
      ':root',
      Object.entries(others).flatMap(([name, group]) => properties(group, name)),
    ),
    rule(":root,\n[data-theme='light']", [
      'color-scheme: light',
      ...properties(color.light, 'color', 'color'),
    ]),
    rule("[data-theme='dark']", ['color-scheme: dark', ...properties(color.dark, 'color', 'color')]),
  ].join('\n')
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`
}

function properties(entry: TokenGroup[string], name: string, inherited = ''): string[] {
  if (typeof entry !== 'object') return []
  const type = typeof entry['$type'] === 'string' ? entry['$type'] : inherited
  if (isToken(entry)) {
    return Object.entries(cssValue(type, entry.$value)).map(
      ([part, value]) => `--sikud-${name}${part}: ${value}`,
    )
  }
  return Object.entries(entry)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, inner]) => properties(inner, `${name}-${key}`, type))
}
