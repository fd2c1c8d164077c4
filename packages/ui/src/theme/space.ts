/** Spacing unit in px: `theme.spacing(1)`; half of it is the layout grid. */
export const spaceUnit = 8

/** The steps in use, in units. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
