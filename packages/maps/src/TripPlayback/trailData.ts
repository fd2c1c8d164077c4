import { FASTEST_BAND } from '../speedBand.ts'
import type { ChunkChoice } from './tripChunks.ts'
import type { TripData } from './tripData.ts'

export type Rgba = [red: number, green: number, blue: number, alpha: number]

const LINE = 5
const FAST_LINE = 8
const CASING = 3

/** The chosen chunks as attributes for the graphics card, one row a drawn point; timestamps are point indices. */
export interface TrailData {
  length: number
  startIndices: Uint32Array
  positions: Float64Array
  timestamps: Float32Array
  colours: Uint8Array
  widths: Float32Array
  casingWidths: Float32Array
}

/** Fills the attributes of the chosen chunks, coloured by speed band; `bandColours` ends with the unknown one. */
export function trailData(trip: TripData, choice: ChunkChoice, bandColours: readonly Rgba[]): TrailData {
  const { chunks, stride } = choice
  const rows = chunks.reduce((sum, { from, to }) => sum + drawnPoints(from, to, stride), 0)
  const trail: TrailData = {
    length: chunks.length,
    startIndices: new Uint32Array(chunks.length + 1),
    positions: new Float64Array(rows * 2),
    timestamps: new Float32Array(rows),
    colours: new Uint8Array(rows * 4),
    widths: new Float32Array(rows),
    casingWidths: new Float32Array(rows),
  }
  let row = 0
  chunks.forEach(({ from, to }, chunk) => {
    trail.startIndices[chunk] = row
    for (let index = from; index < to; index += stride) putRow(trail, row++, trip, index, bandColours)
    putRow(trail, row++, trip, to, bandColours)
  })
  trail.startIndices[chunks.length] = row
  return trail
}

function drawnPoints(from: number, to: number, stride: number) {
  return Math.ceil((to - from) / stride) + 1
}

function putRow(trail: TrailData, row: number, trip: TripData, index: number, bandColours: readonly Rgba[]) {
  const band = trip.bands[index] ?? 0
  const width = band === FASTEST_BAND ? FAST_LINE : LINE
  trail.positions[row * 2] = trip.positions[index * 2] ?? 0
  trail.positions[row * 2 + 1] = trip.positions[index * 2 + 1] ?? 0
  trail.timestamps[row] = index
  trail.colours.set(bandColours[band] ?? [0, 0, 0, 255], row * 4)
  trail.widths[row] = width
  trail.casingWidths[row] = width + CASING
}
