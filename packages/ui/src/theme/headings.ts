/** How large the kit's headings are. Its components say it themselves: in MUI's own theme an h2 is 60 pixels high. */
export const headings = {
  h1: { fontSize: '1.625rem', fontWeight: 750, lineHeight: 1.25 },
  h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
} as const
