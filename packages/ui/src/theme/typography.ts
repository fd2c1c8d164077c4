import type { TypographyVariantsOptions } from '@mui/material/styles'

const heading = { wordSpacing: '.06em', letterSpacing: '-.02em' }

/**
 * Styles of the headings in the kit. Components set these styles themselves, because an app can use MUI's default
 * theme, in which an h2 is 60 px high.
 */
export const headings = {
  h1: { fontSize: '1.625rem', fontWeight: 750, lineHeight: 1.25 },
  h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
} as const

/** Word spacing for texts, because the words of the typeface are too close together in small texts. */
export const textWordSpacing = '.09em'

/** The text styles: Plus Jakarta Sans with digits of equal width, in the six sizes of the design. */
export const typography = {
  fontFamily: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif",
  fontWeightMedium: 550,
  fontWeightBold: 700,
  allVariants: { fontFeatureSettings: "'tnum'", wordSpacing: textWordSpacing },
  h1: { ...heading, ...headings.h1 },
  h2: { ...heading, ...headings.h2, letterSpacing: '-.015em' },
  h3: { ...heading, ...headings.h3, letterSpacing: '-.01em' },
  h4: { ...heading, fontSize: '.875rem', fontWeight: 700, lineHeight: 1.45, letterSpacing: 0 },
  h5: { ...heading, fontSize: '.875rem', fontWeight: 700, lineHeight: 1.45, letterSpacing: 0 },
  h6: { ...heading, fontSize: '.875rem', fontWeight: 700, lineHeight: 1.45, letterSpacing: 0 },
  subtitle1: { fontSize: '.875rem', fontWeight: 650, lineHeight: 1.5, letterSpacing: 0 },
  subtitle2: { fontSize: '.8125rem', fontWeight: 650, lineHeight: 1.5, letterSpacing: 0 },
  body1: { fontSize: '.875rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '.8125rem', lineHeight: 1.5, letterSpacing: 0 },
  button: {
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: 1.5,
    letterSpacing: '.005em',
    textTransform: 'none',
  },
  caption: { fontSize: '.75rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: '.6875rem',
    fontWeight: 700,
    lineHeight: 1.6,
    letterSpacing: '.08em',
    textTransform: 'uppercase',
  },
} satisfies TypographyVariantsOptions
