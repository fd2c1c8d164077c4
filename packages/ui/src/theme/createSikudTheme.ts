import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'
import type { ElementType } from 'react'
import { baseline } from './components/baseline.ts'
import { buttons } from './components/buttons.ts'
import { display } from './components/display.ts'
import { inputs } from './components/inputs.ts'
import { overlays } from './components/overlays.ts'
import { surfaces } from './components/surfaces.ts'
import { matchScreen } from './matchScreen.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { baseRadius, shadows, spaceUnit } from './shape.ts'
import type { BrandAccent, SikudBrand } from './SikudBrand.ts'
import { transitions } from './transitions.ts'
import { typography } from './typography.ts'

/** Options of the theme. */
export interface SikudThemeOptions {
  /** The component that renders each internal link. It receives `href`. */
  linkComponent?: ElementType
  /** Accent colour, corner radius and typeface of an app with its own brand. The default is the brand of SIKUD. */
  brand?: SikudBrand
}

/**
 * Creates the SIKUD theme. The colours are CSS variables, and the attribute `data-theme` selects the light or the dark
 * scheme. The colours of the fleet are in `palette.fleet`. `overrides` are options of MUI's theme (`colorSchemes`,
 * `typography`, `components`, …) that replace single options of SIKUD. They also change the CSS variables, which
 * `createTheme(createSikudTheme(), …)` does not.
 */
export function createSikudTheme(options: SikudThemeOptions = {}, ...overrides: ThemeOptions[]): Theme {
  const theme = createTheme(
    overrides.reduce<ThemeOptions>((all, more) => deepmerge(all, more), themeOptions(options)),
  )
  const sheets = theme.generateStyleSheets.bind(theme)
  // Paper is white, so the dark scheme does not apply to print.
  theme.generateStyleSheets = () =>
    sheets().map((sheet) => (Object.hasOwn(sheet, darkScheme) ? { '@media screen': sheet } : sheet))
  return theme
}

const darkScheme = '[data-theme="dark"]'

function themeOptions({ linkComponent = 'a', brand }: SikudThemeOptions): ThemeOptions {
  return {
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: { palette: branded(lightPalette, brand?.accent.light) },
      dark: { palette: branded(darkPalette, brand?.accent.dark) },
    },
    typography: brand?.fontFamily ? { ...typography, fontFamily: brand.fontFamily } : typography,
    spacing: spaceUnit,
    shape: { borderRadius: brand?.radius ?? baseRadius },
    shadows,
    focusVisible: { outlineWidth: 2, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    transitions,
    components: {
      ...baseline,
      ...surfaces,
      ...buttons,
      ...display,
      ...overlays,
      ...inputs,
      // The theme is also created without a browser, for example to generate theme.css.
      MuiUseMediaQuery: { defaultProps: 'matchMedia' in globalThis ? { matchMedia: matchScreen } : {} },
      MuiAutocomplete: {
        styleOverrides: {
          ...overlays.MuiAutocomplete?.styleOverrides,
          ...inputs.MuiAutocomplete?.styleOverrides,
        },
      },
      MuiButtonBase: {
        ...buttons.MuiButtonBase,
        defaultProps: { ...buttons.MuiButtonBase?.defaultProps, LinkComponent: linkComponent },
      },
      MuiLink: {
        ...display.MuiLink,
        defaultProps: { ...display.MuiLink?.defaultProps, component: linkComponent },
      },
    },
  }
}

function branded<Scheme extends typeof lightPalette>(palette: Scheme, accent: BrandAccent | undefined) {
  return accent
    ? { ...palette, primary: accent, action: { ...palette.action, selected: accent.soft } }
    : palette
}
