/** Spacing between words at text sizes: the typeface is drawn tight there. */
export const textWordSpacing = '.09em'
