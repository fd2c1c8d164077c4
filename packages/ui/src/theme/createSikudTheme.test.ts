import { describe, expect, test } from 'vitest'
import { createSikudTheme } from './createSikudTheme.ts'
import { rantau } from './storyBrand.ts'
import { themeCss } from './themeCss.ts'

describe('createSikudTheme', () => {
  test('applies accent, radius and typeface of a brand', () => {
    const css = themeCss(createSikudTheme({ brand: rantau }))
    expect(css).toContain('--mui-palette-primary-main: #5B3FC4;')
    expect(css).toContain('--mui-palette-primary-main: #B7A6FF;')
    expect(css).toContain('--mui-palette-action-selected: #EFEBFC;')
    expect(css).toContain('--mui-shape-borderRadius: 4px;')
    expect(css).toContain("--mui-font-body1: 400 .875rem/1.55 Verdana, 'DejaVu Sans', sans-serif;")
  })

  test('changes only accent, radius and typeface for a brand', () => {
    const accents = /primary|action-selected|borderRadius|--mui-font-/u
    const lines = (css: string) => css.split('\n').filter((line) => !accents.test(line))
    const branded = lines(themeCss(createSikudTheme({ brand: rantau })))
    expect(branded).toEqual(lines(themeCss(createSikudTheme())))
  })

  test('applies overrides to the theme and to its CSS variables', () => {
    const theme = createSikudTheme(
      { brand: rantau },
      {
        colorSchemes: { light: { palette: { error: { main: '#B00020' } } } },
        typography: { h1: { fontSize: 40 } },
      },
      { components: { MuiButton: { defaultProps: { size: 'small' } } } },
    )
    expect(themeCss(theme)).toContain('--mui-palette-error-main: #B00020;')
    expect(themeCss(theme)).toContain('--mui-palette-primary-main: #5B3FC4;')
    expect(theme.typography.h1.fontSize).toBe(40)
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe('small')
    expect(theme.components?.MuiButton?.styleOverrides).toBeDefined()
  })
})
