import type { Coordinate } from '../measure/distance.ts'

/** Half a thousandth of a degree is about 55 metres at the equator. */
const cellsPerDegree = 2000

/** The cell of a place: all that lies in one has one address. */
export function cellOf({ lat, lng }: Coordinate): string {
  return `${Math.round(lat * cellsPerDegree)}:${Math.round(lng * cellsPerDegree)}`
}
