'use client'

import CssBaseline from '@mui/material/CssBaseline'
import { type StorageManager, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type SikudThemeOptions, createSikudTheme } from './createSikudTheme.ts'
import { warnOfReloads } from './useLinkComponent.ts'
import { warnOfMissingStyles } from './warnOfMissingStyles.ts'
import { readStored, subscribeOtherTabs, writeStored } from '../hooks/browserStorage.ts'

export interface SikudThemeProviderProps extends SikudThemeOptions {
  /** Whether the app imports `@sikud/ui/theme.css`, so that the colours apply before any code runs. */
  importsThemeCss?: boolean
  children: ReactNode
}

/** Applies the SIKUD theme, light at first. Stores the chosen scheme in `data-theme` and in browser storage. */
export function SikudThemeProvider({
  linkComponent,
  brand,
  importsThemeCss = false,
  children,
}: SikudThemeProviderProps) {
  const theme = useMemo(() => createSikudTheme({ linkComponent, brand }), [linkComponent, brand])
  warnOfReloads(linkComponent, 'linkComponent of SikudThemeProvider')
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') warnOfMissingStyles(document, theme, importsThemeCss)
  }, [theme, importsThemeCss])
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey={themeStorageKey}
      storageManager={themeStorage}
      noSsr
      // theme.css contains the 500 variables of SIKUD; another brand needs a generated style sheet.
      disableStyleSheetGeneration={importsThemeCss && !brand}
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}

const themeStorageKey = 'theme'

function isMode(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

/** Stores only the scheme, `light` or `dark`, under one key. Works even if browser storage is blocked. */
const themeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => {
    const stored = key === themeStorageKey ? readStored(key) : null
    return isMode(stored) ? stored : fallback
  },
  set: (value: unknown) => {
    if (key === themeStorageKey && isMode(value)) writeStored(key, value)
  },
  subscribe: (handler) => {
    if (key !== themeStorageKey) return () => {}
    // Reports only changes by other tabs. MUI writes while it renders, so reports of its own changes would cause an
    // endless loop.
    return subscribeOtherTabs(key, () => {
      const stored = readStored(key)
      handler(isMode(stored) ? stored : null)
    })
  },
})
