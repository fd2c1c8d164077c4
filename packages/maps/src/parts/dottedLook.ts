/** Width in px of a dot between two parts. */
const DOT_PX = 14

/**
 * Separates the children of an element by dots. The dot at the start of each line is clipped, so that neither a wrapped
 * nor a missing part leaves one.
 */
export const dottedLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  ml: `-${DOT_PX}px`,
  clipPath: `inset(-4px -4px -4px ${DOT_PX}px)`,
  '& > *::before': {
    content: '"·"',
    display: 'inline-block',
    width: DOT_PX,
    textAlign: 'center',
    fontWeight: 400,
  },
  '& > :empty': { display: 'none' },
} as const
