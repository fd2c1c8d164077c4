import type { StorageManager } from '@mui/material/styles'
import { readStored, subscribeOtherTabs, writeStored } from '../hooks/browserStorage.ts'

/** Key of the stored choice of theme. */
export const themeStorageKey = 'theme'

function isMode(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark'
}

/** Storage for the theme that only ever holds `light` or `dark`, under the one key, and does without storage too. */
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
    // MUI stores while it renders: told of its own change, it would render without end.
    return subscribeOtherTabs(key, () => {
      const stored = readStored(key)
      handler(isMode(stored) ? stored : null)
    })
  },
})
