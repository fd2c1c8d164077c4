import type { Components, Theme } from '@mui/material/styles'

/** Matches a window that is so low, for example at 400 % zoom, that a sticky bar could cover the focused field. */
export const lowWindow = '@media (max-height: 480px)'

/** Styles the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Scroll targets stay clear of the top bar, and of a form's buttons on phones.
      html: { textSizeAdjust: '100%', scrollPaddingBlock: 80, [lowWindow]: { scrollPaddingBlock: 8 } },
      body: { fontFeatureSettings: "'tnum'", overflowWrap: 'break-word' },
      'h1, h2, h3, h4, p': { textWrap: 'pretty' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          // 0s instead of .01ms: with .01ms each element changes an inherited colour one frame later than its parent.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
}
