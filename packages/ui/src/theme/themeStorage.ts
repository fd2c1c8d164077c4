import type { StorageManager } from '@mui/material/styles'
import { readStored, subscribeOtherTabs, writeStored } from '../hooks/browserStorage.ts'

/** Key under which the browser stores the chosen scheme. */
export const themeStorageKey = 'theme'

function isMode(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

/** Stores only the scheme, `light` or `dark`, under one key. Works even if browser storage is blocked. */
export const themeStorage: StorageManager = ({ key }) => ({
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
