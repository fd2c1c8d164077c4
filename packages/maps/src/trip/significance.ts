/**
 * Returns the significance of each point of a line: how far the line moves if the point is dropped (Douglas-Peucker);
 * Infinity for the ends. If all points below a tolerance are dropped, the line moves by less than twice the tolerance.
 * `places` has alternating x and y; `minimums` has the minimum result for each point. To avoid quadratic time for a
 * long line, the function processes pieces of `pieceLength` points first, then the points where two pieces meet.
 */
export function significance(
  places: Float64Array,
  minimums: Float32Array,
  pieceLength: number,
): Float32Array {
  const significances = Float32Array.from(minimums)
  const last = significances.length - 1
  if (last < 0) return significances
  for (let from = 0; from < last; from += pieceLength) {
    const end = Math.min(from + pieceLength, last) + 1
    divide(places.subarray(from * 2, end * 2), significances.subarray(from, end))
  }
  divideJoints(places, significances, pieceLength)
  significances[0] = Infinity
  significances[last] = Infinity
  return significances
}

function divideJoints(places: Float64Array, significances: Float32Array, pieceLength: number) {
  const last = significances.length - 1
  const joints = Uint32Array.from({ length: Math.ceil(last / pieceLength) + 1 }, (_, at) =>
    Math.min(at * pieceLength, last),
  )
  const jointPlaces = new Float64Array(joints.length * 2)
  const jointSignificances = new Float32Array(joints.length)
  joints.forEach((point, at) => {
    jointPlaces.set(places.subarray(point * 2, point * 2 + 2), at * 2)
    jointSignificances[at] = significances[point] ?? 0
  })
  divide(jointPlaces, jointSignificances)
  joints.forEach((point, at) => {
    significances[point] = jointSignificances[at] ?? 0
  })
}

/** Sets the significance of each point between the ends. Divides the line at its farthest point, then each part. */
function divide(places: Float64Array, significances: Float32Array) {
  const work = [0, significances.length - 1, Infinity]
  while (work.length > 0) {
    const limit = work.pop() ?? 0
    const to = work.pop() ?? 0
    const from = work.pop() ?? 0
    if (to - from < 2) continue
    const farthest = farthestBetween(places, from, to)
    // A point never gets a larger value than the point that divided its part of the line.
    const distance = Math.min(limit, farthest.distance)
    if (distance > (significances[farthest.at] ?? 0)) significances[farthest.at] = distance
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
  let largestSquare = -1
  for (let at = from + 1; at < to; at += 1) {
    const px = (places[at * 2] ?? 0) - x
    const py = (places[at * 2 + 1] ?? 0) - y
    // Uses the distance to the segment, not to the infinite line, because a path may turn back.
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const ax = px - along * dx
    const ay = py - along * dy
    const square = ax * ax + ay * ay
    if (square > largestSquare) {
      largestSquare = square
      farthest = at
    }
  }
  return { at: farthest, distance: Math.sqrt(largestSquare) }
}
