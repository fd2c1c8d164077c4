/** A point that is known to have a time. */
export interface Timed {
  time: number
}

/** Puts points into the order of their times; `moved` counts those that stood after a later one. Equal times keep their order. */
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
