import type { Components, Theme } from '@mui/material/styles'
import { forcedColours } from './forcedColours.ts'

/** Matches a window with little height, for example at 400 % zoom: a sticky bar could cover the focused field. */
export const lowWindow = '@media (max-height: 480px)'

/** Sets the styles of the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Leaves space above and below an element to which the browser scrolls. Without this space the top bar or, on
      // phones, the buttons of a form would cover the element.
      html: {
        background: 'var(--mui-palette-background-default)',
        textSizeAdjust: '100%',
        scrollPaddingBlock: 80,
        [lowWindow]: { scrollPaddingBlock: 8 },
      },
      body: { fontFeatureSettings: "'tnum'", overflowWrap: 'break-word' },
      'h1, h2, h3, h4, p': { textWrap: 'pretty' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          // The value is 0s, because with .01ms each element would change an inherited colour one frame later than its
          // parent.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        ':root': { colorScheme: 'light !important', background: '#fff !important' },
        '.MuiButton-root, .MuiIconButton-root, .MuiTabs-root': { display: 'none !important' },
        // A change of colour for print would otherwise be in the middle of its transition on paper.
        '*, *::before, *::after': { transition: 'none !important' },
      },
      ...forcedColours,
    },
  },
}
