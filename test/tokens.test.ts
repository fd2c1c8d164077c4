import { describe, expect, it } from 'vitest'
import { codeOf, shippedCode } from './repository.ts'

/** Files that define colours and radii. */
const sources = [
  'packages/ui/src/theme/',
  'packages/ui/src/status/fleetPalette.ts',
  'packages/maps/src/look/mapColours.ts',
  'packages/maps/src/look/streetColours.ts',
  // Print colours do not depend on the theme.
  'packages/maps/src/export/',
]

const components = shippedCode('packages/ui', 'packages/maps').filter(
  // Leaves out files with names that begin with "story": they are fakes for stories, such as tiles without a network.
  (path) => !sources.some((source) => path.startsWith(source)) && !/\/story\w+\.tsx?$/.test(path),
)

function linesWith(isRaw: (line: string) => boolean) {
  return components.flatMap((path) =>
    codeOf(path)
      .split('\n')
      .flatMap((line, index) => (isRaw(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
}

describe('colours and radii in components', () => {
  it('components contain no colour values', () => {
    const raw = /['"` (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i
    expect(
      linesWith((line) => raw.test(line)),
      'use the palette, or add it there',
    ).toEqual([])
  })

  it('components contain no radius values', () => {
    const radius = /\bborder\w*Radius: ([^,}]+)/
    // In `sx` a number means a multiple of the theme's radius; numbers up to 2 are allowed.
    const isRaw = (value: string) => /\dpx/.test(value) || Number(value) > 2
    expect(
      linesWith((line) => isRaw(radius.exec(line)?.[1] ?? '')),
      'use the theme or @sikud/ui/status',
    ).toEqual([])
  })

  it('components use no CSS variables of the theme, because a plain MUI theme lacks them', () => {
    expect(
      linesWith((line) => line.includes('var(--mui-')),
      'use a path of the palette in `sx`, or paletteOf(theme)',
    ).toEqual([])
  })
})
