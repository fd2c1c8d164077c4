import type { Shadows } from '@mui/material/styles'

/** Default radius of buttons and fields in px; all other radii derive from it. */
export const baseRadius = 10

/** Radius of buttons, fields and notices. */
export const controlRadius = `var(--mui-shape-borderRadius, ${baseRadius}px)`
/** Radius of cards and dialogs: 14 px. */
export const cardRadius = `calc(${controlRadius} * 1.4)`
/** Radius of chips, tips and menu items: 8 px. */
export const chipRadius = `calc(${controlRadius} * .8)`
/** Radius of the smallest marks, such as keys and bars: 6 px. */
export const markRadius = `calc(${controlRadius} * .6)`
/** The only shadow, for floating surfaces, in the text colour. */
export const floatShadow = '0 1px 2px rgba(9, 18, 24, .06), 0 10px 28px rgba(9, 18, 24, .14)'

const s = floatShadow

/** The shadows of MUI's 25 elevations: all floating surfaces have the same shadow. */
// oxfmt-ignore
export const shadows: Shadows = ['none', s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s]

/** Spacing unit in px: `theme.spacing(1)`; half of it is the layout grid. */
export const spaceUnit = 8

/** Spacing steps in use, as multiples of `spaceUnit`. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
