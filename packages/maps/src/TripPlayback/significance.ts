/**
 * How far a line would stray without each of its points (Douglas-Peucker): leaving out all below a tolerance moves the
 * line by less than twice the tolerance. `places` holds x and y by turns; `least` is what a point counts at least. The
 * line is worked on in pieces of `piece` points, then the joints of the pieces among themselves, so that no shape of
 * line makes it slow. Ends count as Infinity.
 */
export function significance(places: Float64Array, least: Float32Array, piece: number): Float32Array {
  const counts = Float32Array.from(least)
  const last = counts.length - 1
  if (last < 0) return counts
  const joints: number[] = []
  for (let from = 0; from < last; from += piece) {
    joints.push(from)
    divide(places, counts, (at) => at, from, Math.min(from + piece, last))
  }
  joints.push(last)
  divide(places, counts, (at) => joints[at] ?? last, 0, joints.length - 1)
  counts[0] = Infinity
  counts[last] = Infinity
  return counts
}

/** Gives every point between two others the distance at which the line first needs it; the farthest one first. */
function divide(
  places: Float64Array,
  counts: Float32Array,
  pointAt: (at: number) => number,
  first: number,
  last: number,
) {
  const work: [from: number, to: number, most: number][] = [[first, last, Infinity]]
  for (let part = work.pop(); part; part = work.pop()) {
    const [from, to, most] = part
    const farthest = farthestBetween(places, pointAt, from, to)
    if (!farthest) continue
    // A point is never needed before the one that divides the line it lies on.
    const distance = Math.min(most, farthest.distance)
    const point = pointAt(farthest.at)
    counts[point] = Math.max(counts[point] ?? 0, distance)
    work.push([from, farthest.at, distance], [farthest.at, to, distance])
  }
}

function farthestBetween(
  places: Float64Array,
  pointAt: (at: number) => number,
  from: number,
  to: number,
): { at: number; distance: number } | null {
  if (to - from < 2) return null
  const [start, end] = [pointAt(from) * 2, pointAt(to) * 2]
  const x = places[start] ?? 0
  const y = places[start + 1] ?? 0
  const dx = (places[end] ?? 0) - x
  const dy = (places[end + 1] ?? 0) - y
  const length = dx * dx + dy * dy
  let farthest = from + 1
  let most = -1
  for (let at = from + 1; at < to; at += 1) {
    const point = pointAt(at) * 2
    const px = (places[point] ?? 0) - x
    const py = (places[point + 1] ?? 0) - y
    // To the line between the ends, not to its endless continuation: a path may turn back.
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const ax = px - along * dx
    const ay = py - along * dy
    const distance = ax * ax + ay * ay
    if (distance > most) {
      most = distance
      farthest = at
    }
  }
  return { at: farthest, distance: Math.sqrt(most) }
}
