/** The unit of space in pixels: `theme.spacing(1)`; half of it is the grid that everything stands on. */
export const spaceUnit = 8

/** The steps in use, in units. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
