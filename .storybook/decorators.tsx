import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles'
import type { Decorator } from '@storybook/react-vite'
// These are the files, not '@sikud/ui': Chromatic would take every story again after a change of any part of that entry.
import { createSikudTheme, type SikudThemeOptions } from '../packages/ui/src/theme/createSikudTheme.ts'
import { LocaleProvider } from '../packages/ui/src/locales/LocaleProvider.tsx'
import { SikudThemeProvider } from '../packages/ui/src/theme/SikudThemeProvider.tsx'
import { rantau, rantauTexts } from '../packages/ui/src/theme/storyBrand.ts'
import { useEffect, useEffectEvent, useMemo, type ElementType, type ReactNode } from 'react'
import { compact } from './compactTheme.ts'
import { imitateForcedColours } from './forcedColours.ts'
import { onForcedScheme } from './forceScheme.ts'
import { timeZones, toolbarChoices } from './toolbarChoices.ts'

/** Renders its children in the given colour scheme. The scheme that the browser has stored is ignored. */
export function ForcedMode({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme()
  const force = useEffectEvent((wanted: 'light' | 'dark') => setMode(wanted))
  useEffect(() => force(mode), [mode])
  useEffect(() => onForcedScheme((wanted) => force(wanted)), [])
  return children
}

function CompactThemeProvider({
  linkComponent,
  brand,
  children,
}: SikudThemeOptions & { children: ReactNode }) {
  const theme = useMemo(() => createSikudTheme({ linkComponent, brand }, compact), [linkComponent, brand])
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}

/**
 * Renders the story in the toolbar's theme, brand and density. A story can set `parameters.linkComponent`, which
 * renders its links, and `parameters.muiTheme`, which replaces the theme.
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
  const { theme, brand, density } = toolbarChoices(globals)
  const Provider = density === 'compact' ? CompactThemeProvider : SikudThemeProvider
  return (
    <Provider linkComponent={linkComponent} brand={brand === 'rantau' ? rantau : undefined}>
      <ForcedMode mode={theme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ForcedMode>
    </Provider>
  )
}

/** Renders the story in the toolbar's language and time zone, with the texts of the brand. */
export const withLocale: Decorator = (Story, { globals }) => {
  const { language, zone, brand } = toolbarChoices(globals)
  const timeZone = timeZones[zone]
  // Stories of whole pages read language and time zone from browser storage. The time zone is never that of the
  // machine, so that a story looks the same everywhere.
  localStorage.setItem('language', language)
  localStorage.setItem('timeZone', timeZone)
  return (
    <LocaleProvider
      language={language}
      timeZone={timeZone}
      texts={brand === 'rantau' ? rantauTexts : undefined}
    >
      <Story />
    </LocaleProvider>
  )
}

function ForcedColours({ children }: { children: ReactNode }) {
  useEffect(() => imitateForcedColours(), [])
  return children
}

/** Renders the story as with forced colours, if the toolbar says so. */
export const withForcedColours: Decorator = (Story, { globals }) =>
  toolbarChoices(globals).forcedColours === 'on' ? (
    <ForcedColours>
      <Story />
    </ForcedColours>
  ) : (
    <Story />
  )
