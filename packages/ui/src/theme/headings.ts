/** Sizes of the kit's headings. Components set them: in MUI's default theme an h2 is 60 px high. */
export const headings = {
  h1: { fontSize: '1.625rem', fontWeight: 750, lineHeight: 1.25 },
  h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
} as const
