export type Position = [number, number]

/** Drops the points of a line that lie within `tolerance` (in the line's own units) of the line without them. */
export function simplifyArc(arc: Position[], tolerance: (point: Position) => number): Position[] {
  const last = arc.length - 1
  if (last < 2) return arc
  const keep = new Uint8Array(arc.length)
  keep[0] = keep[last] = 1
  const closed = arc[0]?.[0] === arc[last]?.[0] && arc[0]?.[1] === arc[last]?.[1]
  const farthest = closed ? farthestFromStart(arc) : last
  keep[farthest] = 1
  mark(arc, 0, farthest, tolerance, keep)
  if (closed) mark(arc, farthest, last, tolerance, keep)
  return arc.filter((_, index) => keep[index] === 1)
}

function mark(
  arc: Position[],
  from: number,
  to: number,
  tolerance: (point: Position) => number,
  keep: Uint8Array,
) {
  const start = arc[from]
  const end = arc[to]
  if (!start || !end || to - from < 2) return
  let worst = 0
  let worstAt = -1
  for (let index = from + 1; index < to; index += 1) {
    const point = arc[index]
    if (!point) continue
    const excess = distanceToSegment(point, start, end) / tolerance(point)
    if (excess > worst) {
      worst = excess
      worstAt = index
    }
  }
  if (worst <= 1) return
  keep[worstAt] = 1
  mark(arc, from, worstAt, tolerance, keep)
  mark(arc, worstAt, to, tolerance, keep)
}

function farthestFromStart(arc: Position[]) {
  let best = 0
  let bestAt = 0
  arc.forEach((point, index) => {
    const distance = Math.hypot(point[0] - (arc[0]?.[0] ?? 0), point[1] - (arc[0]?.[1] ?? 0))
    if (distance > best) {
      best = distance
      bestAt = index
    }
  })
  return bestAt
}

function distanceToSegment(point: Position, start: Position, end: Position) {
  const dx = end[0] - start[0]
  const dy = end[1] - start[1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point[0] - start[0] - t * dx, point[1] - start[1] - t * dy)
}
