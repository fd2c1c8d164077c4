import type { designTokens } from './designTokens.ts'
import { isToken, type Token, type TokenGroup } from './Token.ts'

/** Returns the tokens as CSS custom properties, whose names begin with `--sikud-`. Colours depend on `data-theme`. */
export function tokensCss({ base, light, dark }: ReturnType<typeof designTokens>): string {
  return [
    rule(':root', properties(base)),
    rule(":root,\n[data-theme='light']", ['color-scheme: light', ...properties(light)]),
    rule("[data-theme='dark']", ['color-scheme: dark', ...properties(dark)]),
  ].join('\n')
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`
}

function properties(group: TokenGroup, path: string[] = ['sikud']): string[] {
  return Object.entries(group).flatMap(([name, entry]) => {
    const here = [...path, name]
    if (!isToken(entry)) return properties(entry, here)
    return cssValues(entry).map(([part, value]) => `--${[...here, ...part].join('-')}: ${value}`)
  })
}

interface Layer {
  color: string
  offsetX: string
  offsetY: string
  blur: string
  spread: string
}

interface TextStyle {
  fontFamily: string
  fontSize: string
  fontWeight: number
  lineHeight: string
  letterSpacing: string
}

/** Returns the values of a token. A text style has two: its font, and with the name part `spacing` its letter spacing. */
function cssValues({ $type, $value }: Token): [part: string[], value: string][] {
  // The type of a token determines the shape of its value, so the type assertions below are safe.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  switch ($type) {
    case 'fontFamily':
      return [[[], ($value as string[]).map((face) => (face.includes(' ') ? `'${face}'` : face)).join(', ')]]
    case 'cubicBezier':
      return [[[], `cubic-bezier(${($value as number[]).join(', ')})`]]
    case 'shadow':
      return [
        [
          [],
          ($value as Layer[])
            .map(({ color, offsetX, offsetY, blur, spread }) =>
              [offsetX, offsetY, blur, spread, color].join(' '),
            )
            .join(', '),
        ],
      ]
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = $value as TextStyle
      // Without a unit, because elements inside would inherit a percentage as a fixed height.
      const height = Number.parseFloat(lineHeight) / 100
      return [
        [[], `${fontWeight} ${fontSize}/${height} ${referred(fontFamily)}`],
        [['spacing'], letterSpacing],
      ]
    }
    default:
      return [[[], referred(String($value))]]
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** Converts a value that is a reference, such as `{color.divider}`, to a CSS variable. */
function referred(value: string): string {
  return value.replace(/^\{(.+)\}$/, (_, path: string) => `var(--sikud-${path.replaceAll('.', '-')})`)
}
