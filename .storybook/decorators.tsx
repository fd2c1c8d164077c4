import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles'
import type { Decorator } from '@storybook/react-vite'
// Not from '@sikud/ui': then a change of any component of this entry would make Chromatic take every story again.
import { LocaleProvider } from '../packages/ui/src/locales/LocaleProvider.tsx'
import { SikudThemeProvider } from '../packages/ui/src/theme/SikudThemeProvider.tsx'
import { rantau, rantauTexts } from '../packages/ui/src/theme/storyBrand.ts'
import { useEffect, useEffectEvent, type ElementType, type ReactNode } from 'react'
import { onForcedScheme } from './forceScheme.ts'

/** Renders its children in the given colour scheme. The scheme that the browser has stored is ignored. */
export function ForcedMode({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme()
  const force = useEffectEvent((wanted: 'light' | 'dark') => setMode(wanted))
  useEffect(() => force(mode), [mode])
  useEffect(() => onForcedScheme((wanted) => force(wanted)), [])
  return children
}

/**
 * Renders the story in the toolbar's theme and brand. A story can set `parameters.linkComponent`, which renders its
 * links, and `parameters.muiTheme`, which replaces the theme.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const linkComponent: ElementType = parameters['linkComponent'] ?? 'a'
  const muiTheme: Theme | undefined = parameters['muiTheme']
  if (muiTheme) {
    return (
      <ThemeProvider theme={muiTheme}>
        <Story />
      </ThemeProvider>
    )
  }
  return (
    <SikudThemeProvider
      linkComponent={linkComponent}
      brand={globals['brand'] === 'rantau' ? rantau : undefined}
    >
      <ForcedMode mode={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ForcedMode>
    </SikudThemeProvider>
  )
}

/** Renders the story in the toolbar's language, with the texts of the brand and the time zone of Jakarta. */
export const withLocale: Decorator = (Story, { globals }) => {
  const language = globals['language'] === 'en' ? 'en' : 'id'
  // Stories of whole pages read language and time zone from browser storage. The time zone is fixed, so that a story
  // looks the same on every machine.
  localStorage.setItem('language', language)
  localStorage.setItem('timeZone', 'Asia/Jakarta')
  return (
    <LocaleProvider
      language={language}
      timeZone="Asia/Jakarta"
      texts={globals['brand'] === 'rantau' ? rantauTexts : undefined}
    >
      <Story />
    </LocaleProvider>
  )
}
