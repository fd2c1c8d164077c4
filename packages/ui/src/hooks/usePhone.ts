'use client'

import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the window is as narrow as a phone, where each row of a list has two lines. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true })
}
