import type { FleetColumns } from './FleetColumns.ts'
import { worldWidthKm, shortWay } from '../../measure/geometry.ts'

/** Maximum distance in km between two positions for which the movement is animated. */
const JUMP_KM = 2
/** Maximum time in ms between two positions for which the movement is animated. */
const JUMP_MS = 60_000
const MIN_DURATION_MS = 1000
const MAX_DURATION_MS = 10_000

/** Returns which fraction of a vehicle's animation to its new position is finished at `now`, from 0 to 1. */
export function progress({ start, duration }: FleetColumns, slot: number, now: number): number {
  const whole = duration[slot] ?? 0
  if (whole === 0) return 1
  return Math.min(1, Math.max(0, (now - (start[slot] ?? 0)) / whole))
}

/** Returns where a vehicle is drawn at `now`: on the straight line between its last two positions. */
export function drawnAt(columns: FleetColumns, slot: number, now: number): { x: number; y: number } {
  const left = 1 - progress(columns, slot, now)
  return { x: drawnX(columns, slot, left), y: drawnY(columns, slot, left) }
}

/**
 * Returns the x at which a vehicle is drawn if the fraction `left` of its animation remains. Does not return x and y
 * together, because that would allocate an object at each call.
 */
function drawnX({ fromX, toX }: FleetColumns, slot: number, left: number): number {
  const to = toX[slot] ?? Number.NaN
  return left === 0 ? to : to - shortWay(fromX[slot] ?? 0, to) * left
}

function drawnY({ fromY, toY }: FleetColumns, slot: number, left: number): number {
  const to = toY[slot] ?? Number.NaN
  return left === 0 ? to : to - (to - (fromY[slot] ?? 0)) * left
}

/**
 * Animates a vehicle from its drawn position to a new one. If the new position is too far away or too late, or if
 * `still` is true, the vehicle jumps to it.
 */
export function moveTo(
  columns: FleetColumns,
  slot: number,
  to: { x: number; y: number; time: number },
  now: number,
  still: boolean,
) {
  const { x, y, time } = to
  const left = 1 - progress(columns, slot, now)
  const fromX = still ? x : drawnX(columns, slot, left)
  const fromY = still ? y : drawnY(columns, slot, left)
  const between = time - (columns.time[slot] ?? Number.NaN)
  const glides = !still && isDrivable(shortWay(fromX, x), y - fromY, y) && !(between > JUMP_MS)
  columns.fromX[slot] = fromX
  columns.fromY[slot] = fromY
  columns.toX[slot] = x
  columns.toY[slot] = y
  columns.start[slot] = now
  columns.duration[slot] = glides ? Math.min(MAX_DURATION_MS, Math.max(MIN_DURATION_MS, between || 0)) : 0
}

/** Returns whether a movement (Web Mercator) that ends at `y` is longer than 0 and at most JUMP_KM; false for NaN. */
function isDrivable(wayX: number, wayY: number, y: number): boolean {
  const way = Math.sqrt(wayX * wayX + wayY * wayY)
  return way > 0 && way * worldWidthKm(y) <= JUMP_KM
}
