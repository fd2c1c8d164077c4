/** Loads the code of the grid early. Otherwise a list loads it when it first shows rows. */
export const loadGrid = () => import('./GridTable.tsx')
