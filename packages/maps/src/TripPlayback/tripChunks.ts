import type { Bounds, TripData } from './tripData.ts'

export const CHUNK_POINTS = 256

/** The most points a layer is given: what software rendering still draws in time. */
export const MOST_DRAWN_POINTS = 4800

/** A run of points and the box around it; the next run starts with the point that this one ends with. */
export interface TripChunk {
  from: number
  to: number
  bounds: Bounds
}

/** Which chunks to draw, and every how many points. */
export interface ChunkChoice {
  chunks: TripChunk[]
  stride: number
}

/** Cuts a trip into runs of 256 points. */
export function tripChunks(trip: TripData): TripChunk[] {
  const chunks: TripChunk[] = []
  for (let from = 0; from < trip.count - 1; from += CHUNK_POINTS) {
    const to = Math.min(from + CHUNK_POINTS, trip.count - 1)
    chunks.push({ from, to, bounds: boundsOf(trip.positions, from, to) })
  }
  return chunks
}

/** Chooses the chunks that lie in view and have begun by `index`, thinned so that all in view stay few enough. */
export function chooseChunks(chunks: readonly TripChunk[], view: Bounds, index: number): ChunkChoice {
  const inView = chunks.filter(({ bounds }) => overlap(bounds, view))
  const points = inView.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  let stride = 1
  while (points / stride + inView.length > MOST_DRAWN_POINTS && stride < CHUNK_POINTS) stride *= 2
  return { chunks: inView.filter(({ from }) => from <= index), stride }
}

function boundsOf(positions: Float64Array, from: number, to: number): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = from; index <= to; index += 1) {
    const lng = positions[index * 2] ?? 0
    const lat = positions[index * 2 + 1] ?? 0
    bounds[0] = Math.min(bounds[0], lng)
    bounds[1] = Math.min(bounds[1], lat)
    bounds[2] = Math.max(bounds[2], lng)
    bounds[3] = Math.max(bounds[3], lat)
  }
  return bounds
}

function overlap(a: Bounds, b: Bounds) {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}
