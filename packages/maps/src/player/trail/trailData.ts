import { bandWidths } from '../../trip/speedBand.ts'
import type { PathRun } from '../../trip/choosePoints.ts'
import type { TripData } from '../../trip/tripData.ts'

export type Rgba = [red: number, green: number, blue: number, alpha: number]

/** Maximum number of points of a trail. With the outline (casing), the GPU draws twice as many. */
export const MAX_TRAIL_POINTS = 4800

const CASING = 3
const PIECE_POINTS = 256

/**
 * The drawn points of the trail as WebGL attributes, with one row for each point. The rows form pieces of the line, in
 * the order of the trip. `kilometres` has the distance of each point from the start of the trip, so that the trail ends
 * exactly at the vehicle between two drawn points.
 */
export interface TrailData {
  startIndices: Uint32Array
  /** For each piece, the index of the point of the trip at which it starts. */
  begins: Uint32Array
  positions: Float64Array
  kilometres: Float32Array
  colours: Uint8Array
  widths: Float32Array
  casingWidths: Float32Array
}

/**
 * Returns the attributes of the points in `runs`. `bandColours` has a colour for each speed band, then one for unknown
 * speed.
 */
export function trailData(trip: TripData, runs: readonly PathRun[], bandColours: readonly Rgba[]): TrailData {
  const pieces = runs.flatMap(inPieces).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const rows = pieces.reduce((sum, { length }) => sum + length, 0)
  const trail: TrailData = {
    startIndices: new Uint32Array(pieces.length + 1),
    begins: Uint32Array.from(pieces, ([first]) => first ?? 0),
    positions: new Float64Array(rows * 2),
    kilometres: new Float32Array(rows),
    colours: new Uint8Array(rows * 4),
    widths: new Float32Array(rows),
    casingWidths: new Float32Array(rows),
  }
  let row = 0
  pieces.forEach((piece, number) => {
    trail.startIndices[number] = row
    for (const point of piece) {
      putRow(trail, row, trip, point, bandColours)
      row += 1
    }
  })
  trail.startIndices[pieces.length] = row
  return trail
}

/** Returns the number of pieces that start at or before a point; later pieces are not drawn. */
export function piecesBegun({ begins }: TrailData, point: number): number {
  let low = 0
  let high = begins.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((begins[middle] ?? 0) <= point) low = middle + 1
    else high = middle
  }
  return low
}

function inPieces(run: PathRun): Uint32Array[] {
  const pieces: Uint32Array[] = []
  for (let from = 0; from < run.length - 1; from += PIECE_POINTS) {
    pieces.push(run.subarray(from, from + PIECE_POINTS + 1))
  }
  return pieces
}

function putRow(trail: TrailData, row: number, trip: TripData, point: number, bandColours: readonly Rgba[]) {
  const band = trip.bands[point] ?? 0
  const width = bandWidths[band] ?? 0
  trail.positions[row * 2] = trip.positions[point * 2] ?? 0
  trail.positions[row * 2 + 1] = trip.positions[point * 2 + 1] ?? 0
  trail.kilometres[row] = trip.distances[point] ?? 0
  trail.colours.set(bandColours[band] ?? [0, 0, 0, 255], row * 4)
  trail.widths[row] = width
  trail.casingWidths[row] = width + CASING
}

/** Parses `#rrggbb` into numbers from 0 to 255. */
export function rgba(hex: string, alpha = 255): Rgba {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, alpha]
}
