'use client'

import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the window is as narrow as a phone, where a list has two lines a row. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true })
}
