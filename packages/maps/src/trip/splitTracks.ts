import { isJump } from './cleanPoints.ts'
import { distanceKm } from '../measure/geometry.ts'

/**
 * A trip is from only one vehicle if it has fewer than `MANY_JUMPS` jumps, or if jumps are less than `JUMP_SHARE` of
 * its points.
 */
const MANY_JUMPS = 20
const JUMP_SHARE = 0.1

/**
 * Separates two vehicles whose trackers use the same IMEI. Assigns each point to the vehicle that needs the lower
 * speed to reach it. Returns the vehicle (0 or 1) of each point, or null for a single vehicle. `places` has alternating
 * longitude and latitude; `times` has sorted epoch milliseconds.
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

/** Counts the steps within each track that are too fast for a road vehicle. */
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
 * Returns the cost to add a point to a track: the speed in km/h from the last point of the track. It is above 200 for a
 * jump, else at most 199. For an empty track it is 200, so a point starts a new track only if the other track must jump
 * to it.
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
