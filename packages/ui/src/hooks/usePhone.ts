'use client'

import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the window is narrower than 600 px. The kit then uses its layout for phones. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true })
}
