/** Word spacing at text sizes, where the typeface is too tight. */
export const textWordSpacing = '.09em'
