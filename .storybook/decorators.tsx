import { useColorScheme } from '@mui/material/styles'
import { LocaleProvider, SikudThemeProvider } from '@sikud/ui'
import type { Decorator } from '@storybook/react-vite'
import { useEffect, useEffectEvent, type ElementType, type ReactNode } from 'react'

/** Keeps what is below it in one scheme, whatever the browser has stored. */
export function ForcedMode({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme()
  const force = useEffectEvent((wanted: 'light' | 'dark') => setMode(wanted))
  useEffect(() => force(mode), [mode])
  return children
}

/** The theme of the toolbar; `parameters.linkComponent` draws the links. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const linkComponent: ElementType = parameters['linkComponent'] ?? 'a'
  return (
    <SikudThemeProvider linkComponent={linkComponent}>
      <ForcedMode mode={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ForcedMode>
    </SikudThemeProvider>
  )
}

/** The language of the toolbar, in the time zone of Jakarta. */
export const withLocale: Decorator = (Story, { globals }) => (
  <LocaleProvider language={globals['language'] === 'en' ? 'en' : 'id'} timeZone="Asia/Jakarta">
    <Story />
  </LocaleProvider>
)
