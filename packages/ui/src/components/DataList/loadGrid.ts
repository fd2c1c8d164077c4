/** Loads the code of the grid, which a list otherwise loads when it first shows rows. */
export const loadGrid = () => import('./GridTable.tsx')
