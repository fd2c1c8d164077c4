import { isJump } from './findSpikes.ts'
import { distanceKm } from './geometry.ts'

/** Fewer jumps than this, or than this share of the steps, are faults of single fixes. */
const MANY_JUMPS = 20
const JUMP_SHARE = 0.1

/**
 * Tells the two vehicles apart that send under one identity: each point belongs to the one that can have come there.
 * Answers the vehicle (0 or 1) of each point, or null where the trip is that of one vehicle. `places` holds
 * longitude and latitude by turns, `times` epoch milliseconds in order.
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

/** Steps that no road vehicle makes, within each track where there are two. */
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

/** How fast a vehicle would have been; the second one begins with the first point that the other cannot have sent. */
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
