import { createTheme, type Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { baseline } from './components/baseline.ts'
import { buttons } from './components/buttons.ts'
import { display } from './components/display.ts'
import { inputs } from './components/inputs.ts'
import { overlays } from './components/overlays.ts'
import { surfaces } from './components/surfaces.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { controlRadius } from './shape.ts'
import { shadows } from './shadows.ts'
import { typography } from './typography.ts'

const easeOut = 'cubic-bezier(0, 0, .2, 1)'

/** Options of the theme; `linkComponent` draws every internal link and takes `href`. */
export interface SikudThemeOptions {
  linkComponent?: ElementType
}

/** The theme of SIKUD: light and dark as CSS variables under `data-theme`, domain colours at `palette.fleet`. */
export function createSikudTheme({ linkComponent = 'a' }: SikudThemeOptions = {}): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    typography,
    shape: { borderRadius: controlRadius },
    shadows,
    focusVisible: { outlineWidth: 2, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    transitions: {
      easing: { easeInOut: easeOut, easeIn: easeOut, sharp: easeOut },
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: {
      ...baseline,
      ...surfaces,
      ...buttons,
      ...display,
      ...overlays,
      ...inputs,
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
  })
}
