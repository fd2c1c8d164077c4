import type { Components, Theme } from '@mui/material/styles'

/** Rules of the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { textSizeAdjust: '100%' },
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
