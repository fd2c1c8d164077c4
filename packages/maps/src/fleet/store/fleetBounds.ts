import type { FleetColumns } from './FleetColumns.ts'
import { latOf, lngOf, shortWay } from './world.ts'

/** Where these vehicles are, as west, south, east, north; east may pass 180. Null where none has a position. */
export function fleetBounds(
  columns: FleetColumns,
  slots: Iterable<number>,
): { box: [number, number, number, number]; width: number; height: number } | null {
  let first = Number.NaN
  let [west, east, north, south] = [0, 0, Infinity, -Infinity]
  for (const slot of slots) {
    const [x, y] = [columns.toX[slot] ?? Number.NaN, columns.toY[slot] ?? Number.NaN]
    if (Number.isNaN(x)) continue
    if (Number.isNaN(first)) first = x
    const away = shortWay(first, x)
    west = Math.min(west, away)
    east = Math.max(east, away)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  if (Number.isNaN(first)) return null
  const left = lngOf(first + west)
  return {
    box: [left, latOf(south), left + (east - west) * 360, latOf(north)],
    width: east - west,
    height: south - north,
  }
}
