import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { createSikudTheme } from './createSikudTheme.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { rantau } from './storyBrand.ts'

const tones = ['primary', 'error', 'warning', 'info', 'success'] as const

const schemes = [
  ['SIKUD', undefined, 'light', lightPalette],
  ['SIKUD', undefined, 'dark', darkPalette],
  ['a second brand', rantau, 'light', lightPalette],
  ['a second brand', rantau, 'dark', darkPalette],
] as const

describe.each(schemes)('the palette of $0, $2', (_name, brand, scheme, { background }) => {
  const palette = createSikudTheme({ brand }).colorSchemes[scheme]?.palette
  if (!palette) throw new Error(`The theme has no ${scheme} scheme.`)
  const surfaces = [background.default, background.paper, background.raised]

  test.each(['primary', 'secondary'] as const)('keeps %s text readable on every surface', (text) => {
    for (const surface of surfaces) {
      expect(getContrastRatio(palette.text[text], surface)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(tones)(
    'keeps the colour %s readable as text, on its button and on its tinted background',
    (tone) => {
      const { main, contrastText, soft } = palette[tone]
      for (const surface of [...surfaces, soft]) {
        expect(getContrastRatio(main, surface)).toBeGreaterThanOrEqual(4.5)
      }
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('keeps every status readable on every surface', () => {
    for (const status of Object.values(palette.fleet.status)) {
      for (const surface of surfaces) expect(getContrastRatio(status, surface)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('gives field borders a contrast of at least 3:1 on every surface', () => {
    for (const surface of surfaces) {
      expect(getContrastRatio(palette.text.disabled, surface)).toBeGreaterThanOrEqual(3)
    }
  })

  test('gives the outline of a path on the map a contrast of at least 3:1 to the land', () => {
    expect(getContrastRatio(palette.fleet.casing, palette.fleet.land)).toBeGreaterThanOrEqual(3)
  })
})
