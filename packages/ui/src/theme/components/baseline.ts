import type { Components, Theme } from '@mui/material/styles'

/** A window so low, as at 400 % zoom, that a bar which stays in place could cover the focused field. */
export const lowWindow = '@media (max-height: 480px)'

/** Rules of the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // What is scrolled to stays clear of the top bar, and of a form's buttons on a phone.
      html: { textSizeAdjust: '100%', scrollPaddingBlock: 80, [lowWindow]: { scrollPaddingBlock: 8 } },
      body: { fontFeatureSettings: "'tnum'", overflowWrap: 'break-word' },
      'h1, h2, h3, h4, p': { textWrap: 'pretty' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          // Not .01ms: every element would then pass on an inherited colour a frame later than its parent.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
}
