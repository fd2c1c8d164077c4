import { distanceKm, type TimedCoordinate } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureTrip.ts'
import { silenceMs } from './tripRules.ts'

/** A stand, as decision 91 counts it: all positions within 60 m of the first, for at least two minutes. */
const STAND_KM = 0.06
const STAND_MS = 2 * 60_000
/** A change moves to a stand at most this far away. */
export const REACH_MS = 30 * 60_000
/** A change takes effect this far inside a stand, so that a trip that begins or ends there stays whole. */
const INSIDE_MS = 60_000
/** A vehicle whose last positions stay in one place for this long stands, even if two minutes have not passed yet. */
const STOPPED_MS = 30_000

/** A position with its speed in km/h; null if the tracker did not report it. */
export type StandPosition = TimedCoordinate & { speed: number | null }

interface Stand {
  start: number
  end: number
}

/**
 * Returns when a change that is dated `at` takes effect. If the vehicle moves at that time, this is the nearest stand
 * within 30 minutes; without such a stand, and for a vehicle that stands or is silent, it is `at` itself. The positions
 * must be sorted by time.
 */
export function effectiveTime(positions: readonly StandPosition[], at: number): number {
  const stands = findStands(positions)
  if (!isMoving(positions, stands, at)) return at
  const distance = ({ start, end }: Stand) => (at < start ? start - at : at - end)
  const [nearest] = stands
    .filter((stand) => distance(stand) <= REACH_MS)
    .toSorted((a, b) => distance(a) - distance(b))
  if (nearest === undefined) return at
  const { start, end } = nearest
  return at < start ? Math.min(end, start + INSIDE_MS) : Math.max(start, end - INSIDE_MS)
}

function isMoving(positions: readonly StandPosition[], stands: readonly Stand[], at: number): boolean {
  if (stands.some(({ start, end }) => start <= at && end >= at)) return false
  const before = positions.findLast(({ time }) => time <= at)
  if (before === undefined) return false
  const after = positions.find(({ time }) => time > at)
  // Nobody knows what the vehicle did during a longer gap.
  if ((after?.time ?? at) - before.time > silenceMs) return false
  return after !== undefined || !hasStopped(positions, before)
}

function hasStopped(positions: readonly StandPosition[], last: StandPosition): boolean {
  if (last.speed !== null && last.speed < standstillKmh) return true
  const away = positions.findLast((position) => distanceKm(position, last) > STAND_KM)
  const arrived = positions.find(({ time }) => time > (away?.time ?? -Infinity))
  return last.time - (arrived ?? last).time >= STOPPED_MS
}

function findStands(positions: readonly StandPosition[]): Stand[] {
  const stands: Stand[] = []
  let index = 0
  while (index < positions.length) {
    const first = positions[index]
    if (first === undefined) break
    let last = index
    while (last + 1 < positions.length && isNear(first, positions[last + 1])) last += 1
    const end = positions[last]?.time ?? first.time
    const isStand = end - first.time >= STAND_MS
    if (isStand) stands.push({ start: first.time, end })
    index = isStand ? last + 1 : index + 1
  }
  return stands
}

function isNear(first: StandPosition, position: StandPosition | undefined): boolean {
  return position !== undefined && distanceKm(first, position) <= STAND_KM
}
