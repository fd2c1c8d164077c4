import type { Components, Theme } from '@mui/material/styles'

/** Rules of the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // What is scrolled to stays clear of the top bar, and of a form's buttons on a phone.
      html: { textSizeAdjust: '100%', scrollPaddingBlock: 80 },
      body: { fontFeatureSettings: "'tnum'", overflowWrap: 'break-word' },
      'h1, h2, h3, h4, p': { textWrap: 'pretty' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
}
