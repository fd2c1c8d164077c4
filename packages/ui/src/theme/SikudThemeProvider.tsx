'use client'

import './__generated__/theme.css'
import './canvas.css'
import './forcedColours.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo, type ReactNode } from 'react'
import { createSikudTheme, type SikudThemeOptions } from './createSikudTheme.ts'
import { themeStorage, themeStorageKey } from './themeStorage.ts'

/** Applies the SIKUD theme, light at first. Stores the chosen scheme in `data-theme` and in browser storage. */
export function SikudThemeProvider({
  linkComponent,
  brand,
  children,
}: SikudThemeOptions & { children: ReactNode }) {
  const theme = useMemo(() => createSikudTheme({ linkComponent, brand }), [linkComponent, brand])
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey={themeStorageKey}
      storageManager={themeStorage}
      noSsr
      // theme.css contains the 500 variables of SIKUD and loads earlier than a generated style sheet. Only another
      // brand needs a generated one.
      disableStyleSheetGeneration={!brand}
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
