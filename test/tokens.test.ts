import { describe, expect, it } from 'vitest'
import { codeOf, shippedCode } from './repository.ts'

/** Where colours and radii come from. */
const sources = [
  'packages/ui/src/theme/',
  'packages/ui/src/status/fleetColours.ts',
  'packages/maps/src/look/mapColours.ts',
  // Ink is black and paper is white whatever the theme.
  'packages/maps/src/export/',
]

const components = shippedCode('packages/ui', 'packages/maps').filter(
  // Files named story… are drawn stand-ins for stories, such as tiles without network.
  (path) => !sources.some((source) => path.startsWith(source)) && !/\/story\w+\.tsx?$/.test(path),
)

function linesWith(isRaw: (line: string) => boolean) {
  return components.flatMap((path) =>
    codeOf(path)
      .split('\n')
      .flatMap((line, index) => (isRaw(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
}

describe('components', () => {
  it('name no colour of their own', () => {
    const raw = /['"` (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i
    expect(
      linesWith((line) => raw.test(line)),
      'take it from the palette, or put it there',
    ).toEqual([])
  })

  it('name no radius of their own', () => {
    const radius = /\bborder\w*Radius: ([^,}]+)/
    // Up to 2 is a multiple of the theme's radius in `sx`.
    const isRaw = (value: string) => /\dpx/.test(value) || Number(value) > 2
    expect(
      linesWith((line) => isRaw(radius.exec(line)?.[1] ?? '')),
      'take it from the theme or @sikud/ui/status',
    ).toEqual([])
  })

  it('name no CSS variable of the theme, which a plain MUI theme does not have', () => {
    expect(
      linesWith((line) => line.includes('var(--mui-')),
      'a path of the palette in `sx`, or paletteOf(theme)',
    ).toEqual([])
  })
})
