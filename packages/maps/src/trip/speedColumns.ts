import type { TripData } from './tripData.ts'

/** The lowest and the highest speed (km/h) of each pixel column of the speed chart; NaN if unknown. */
export interface SpeedColumns {
  low: Float32Array
  high: Float32Array
}

/**
 * Computes the lowest and highest speed of a trip for each pixel column. A column covers all its points and the
 * interpolated speeds at its two edges, so that no peak is lost and adjacent columns touch.
 */
export function speedColumns(
  { count, speeds }: Pick<TripData, 'count' | 'speeds'>,
  pixels: number,
): SpeedColumns {
  const width = Math.max(0, Math.floor(pixels))
  const columns = {
    low: new Float32Array(width).fill(Number.NaN),
    high: new Float32Array(width).fill(Number.NaN),
  }
  const last = count - 1
  if (last < 0) return columns
  for (let column = 0; column < width; column += 1) {
    const from = (column / width) * last
    const to = ((column + 1) / width) * last
    let [slowest, fastest] = [Infinity, -Infinity]
    for (const edge of [speedAt(speeds, from), speedAt(speeds, to)]) {
      if (edge < slowest) slowest = edge
      if (edge > fastest) fastest = edge
    }
    for (let index = Math.ceil(from); index <= to; index += 1) {
      const speed = speeds[index] ?? Number.NaN
      if (speed < slowest) slowest = speed
      if (speed > fastest) fastest = speed
    }
    if (slowest > fastest) continue
    columns.low[column] = slowest
    columns.high[column] = fastest
  }
  return columns
}

/** Interpolates the speed between two points; NaN if one of them is unknown. */
function speedAt(speeds: Float32Array, place: number) {
  const before = speeds[Math.floor(place)] ?? Number.NaN
  const after = speeds[Math.ceil(place)] ?? Number.NaN
  return before + (after - before) * (place - Math.floor(place))
}
