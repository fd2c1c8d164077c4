'use client'

import { useStored } from '../../hooks/useStored.ts'

/** The heights of rows from which users choose, from low to high. */
export const densities = ['compact', 'standard', 'comfortable'] as const

/** How much space the rows of a table have. */
export type Density = (typeof densities)[number]

/** Returns the density of all lists, which the browser stores, and its setter. */
export function useDensity(): [Density, (density: Density) => void] {
  return useStored<Density>('listDensity', parseDensity, 'standard')
}

function parseDensity(stored: string): Density | undefined {
  return densities.find((density) => density === stored)
}
