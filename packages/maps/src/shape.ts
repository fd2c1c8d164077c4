/** Radius of buttons and fields: the theme's, 10 px without CSS variables. The kit's own steps, which maps may not import. */
export const controlRadius = 'var(--mui-shape-borderRadius, 10px)'
/** Radius of cards over a map: 14 px. */
export const cardRadius = `calc(${controlRadius} * 1.4)`
/** Radius of chips and tips: 8 px. */
export const chipRadius = `calc(${controlRadius} * .8)`
/** Radius of the smallest marks, such as keys and plates: 6 px. */
export const markRadius = `calc(${controlRadius} * .6)`
