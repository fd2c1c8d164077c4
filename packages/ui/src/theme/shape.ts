/** Radius of cards and dialogs, in pixels. */
export const cardRadius = 14
/** Radius of buttons, fields and menu items, in pixels. */
export const controlRadius = 10
/** Radius of chips and tips, in pixels. */
export const chipRadius = 8
/** The one shadow: for what floats, in the colour of the text. */
export const floatShadow = '0 1px 2px rgba(9, 18, 24, .06), 0 10px 28px rgba(9, 18, 24, .14)'
