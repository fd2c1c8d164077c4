import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the window is as low as that of a phone on its side, or of a desktop at 400 % zoom. */
export function useIsLow(): boolean {
  return useMediaQuery('(max-height: 479.95px)', { noSsr: true })
}
