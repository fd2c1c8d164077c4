import { isJump } from './findSpikes.ts'
import { distanceKm } from '../measure/geometry.ts'

/** A trip with fewer jumps than this number, or this share of its points, has wrong points but only one vehicle. */
const MANY_JUMPS = 20
const JUMP_SHARE = 0.1

/**
 * Separates two vehicles that use the same identity: assigns each point to the vehicle that needs the lower speed to
 * reach it. Returns the vehicle (0 or 1) of each point, or null for a single vehicle. `places` has alternating
 * longitude and latitude, `times` sorted epoch milliseconds.
 */
export function splitTracks(places: Float64Array, times: Float64Array): Uint8Array | null {
  const jumps = countJumps(places, times)
  if (jumps < MANY_JUMPS || jumps < times.length * JUMP_SHARE) return null
  const tracks = new Uint8Array(times.length)
  const last = [0, -1]
  for (let index = 1; index < times.length; index += 1) {
    const [first = 0, second = 0] = last.map((from) => speedBetween(places, times, from, index))
    const track = second < first ? 1 : 0
    tracks[index] = track
    last[track] = index
  }
  return countJumps(places, times, tracks) < jumps / 2 ? tracks : null
}

/** Counts the steps that are too fast for a road vehicle, within each track. */
function countJumps(places: Float64Array, times: Float64Array, tracks?: Uint8Array) {
  const last = [-1, -1]
  let jumps = 0
  for (let index = 0; index < times.length; index += 1) {
    const track = tracks?.[index] ?? 0
    const from = last[track] ?? -1
    last[track] = index
    if (from < 0) continue
    const milliseconds = (times[index] ?? 0) - (times[from] ?? 0)
    if (!Number.isNaN(milliseconds) && isJump(kmBetween(places, from, index), milliseconds)) jumps += 1
  }
  return jumps
}

/**
 * Returns the cost to add a point to a track: the speed in km/h from its last point, above 200 for a jump, else at most
 * 199. For an empty track the cost is 200, so a point starts a new track only if every other track must jump to it.
 */
function speedBetween(places: Float64Array, times: Float64Array, from: number, to: number) {
  if (from < 0) return 200
  const km = kmBetween(places, from, to)
  const milliseconds = Math.max(1000, (times[to] ?? 0) - (times[from] ?? 0))
  return isJump(km, milliseconds)
    ? km / (milliseconds / 3_600_000)
    : Math.min(199, km / (milliseconds / 3_600_000))
}

function kmBetween(places: Float64Array, from: number, to: number) {
  return distanceKm(
    places[from * 2] ?? 0,
    places[from * 2 + 1] ?? 0,
    places[to * 2] ?? 0,
    places[to * 2 + 1] ?? 0,
  )
}
