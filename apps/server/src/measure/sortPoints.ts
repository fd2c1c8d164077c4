/** A point with its time in milliseconds since 1970. */
export interface Timed {
  time: number
}

/** Sorts points by time (stable); `moved` is the number of points that came after a point with a later time. */
export function sortPoints<Point extends Timed>(
  points: readonly Point[],
): { points: Point[]; moved: number } {
  let latest = Number.NEGATIVE_INFINITY
  let moved = 0
  for (const point of points) {
    if (point.time < latest) moved += 1
    else latest = point.time
  }
  return moved === 0
    ? { points: [...points], moved }
    : { points: points.toSorted((a, b) => a.time - b.time), moved }
}
