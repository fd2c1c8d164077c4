import type { Shadows } from '@mui/material/styles'

/** Default radius of buttons and fields in px. All other radii derive from it. */
export const baseRadius = 10

/** Radius of buttons, fields and notices. */
export const controlRadius = `var(--mui-shape-borderRadius, ${baseRadius}px)`
/** Radius of cards and dialogs; 14 px by default. */
export const cardRadius = `calc(${controlRadius} * 1.4)`
/** Radius of chips, tooltips and menu items; 8 px by default. */
export const chipRadius = `calc(${controlRadius} * .8)`
/** Radius of the smallest elements, such as keyboard hints and the bars of charts; 6 px by default. */
export const markRadius = `calc(${controlRadius} * .6)`
/** Greatest widths of cards in px: of forms and facts, and of what has columns, such as permissions. */
export const cardWidth = { narrow: 720, wide: 960 }
/** The only shadow of the theme, for floating surfaces. Its colour is that of the text. */
export const floatShadow = '0 1px 2px rgba(9, 18, 24, .06), 0 10px 28px rgba(9, 18, 24, .14)'

const s = floatShadow

/** The shadows of MUI's 25 elevations. All floating surfaces have the same one. */
// oxfmt-ignore
export const shadows: Shadows = ['none', s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s]

/** Spacing unit in px, the same as `theme.spacing(1)`. The layout grid has steps of half this unit. */
export const spaceUnit = 8

/** The spacing steps that the kit uses, as multiples of `spaceUnit`. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
