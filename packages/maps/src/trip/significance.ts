/**
 * Returns, for each point of a line, how far the line moves if the point is dropped (Douglas-Peucker); Infinity for the
 * ends. If all points below a tolerance are dropped, the line moves by less than twice the tolerance. `places` has
 * alternating x and y; `least` has a lower limit of the result for each point. To avoid quadratic time for a long line,
 * first processes pieces of `piece` points, then the points between two pieces.
 */
export function significance(places: Float64Array, least: Float32Array, piece: number): Float32Array {
  const counts = Float32Array.from(least)
  const last = counts.length - 1
  if (last < 0) return counts
  for (let from = 0; from < last; from += piece) {
    const end = Math.min(from + piece, last) + 1
    divide(places.subarray(from * 2, end * 2), counts.subarray(from, end))
  }
  divideJoints(places, counts, piece)
  counts[0] = Infinity
  counts[last] = Infinity
  return counts
}

function divideJoints(places: Float64Array, counts: Float32Array, piece: number) {
  const last = counts.length - 1
  const joints = Uint32Array.from({ length: Math.ceil(last / piece) + 1 }, (_, at) =>
    Math.min(at * piece, last),
  )
  const between = new Float64Array(joints.length * 2)
  const reached = new Float32Array(joints.length)
  joints.forEach((point, at) => {
    between.set(places.subarray(point * 2, point * 2 + 2), at * 2)
    reached[at] = counts[point] ?? 0
  })
  divide(between, reached)
  joints.forEach((point, at) => {
    counts[point] = reached[at] ?? 0
  })
}

/** Sets the significance of each point between the ends; divides the line at the farthest point first. */
function divide(places: Float64Array, counts: Float32Array) {
  const work = [0, counts.length - 1, Infinity]
  while (work.length > 0) {
    const most = work.pop() ?? 0
    const to = work.pop() ?? 0
    const from = work.pop() ?? 0
    if (to - from < 2) continue
    const farthest = farthestBetween(places, from, to)
    // A point never gets a larger value than the point that divided its part of the line.
    const distance = Math.min(most, farthest.distance)
    if (distance > (counts[farthest.at] ?? 0)) counts[farthest.at] = distance
    work.push(from, farthest.at, distance, farthest.at, to, distance)
  }
}

function farthestBetween(places: Float64Array, from: number, to: number): { at: number; distance: number } {
  const x = places[from * 2] ?? 0
  const y = places[from * 2 + 1] ?? 0
  const dx = (places[to * 2] ?? 0) - x
  const dy = (places[to * 2 + 1] ?? 0) - y
  const length = dx * dx + dy * dy
  let farthest = from + 1
  let most = -1
  for (let at = from + 1; at < to; at += 1) {
    const px = (places[at * 2] ?? 0) - x
    const py = (places[at * 2 + 1] ?? 0) - y
    // Uses the distance to the segment, not to the infinite line, because a path may turn back.
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
