import { type Layer, TripsLayer } from 'deck.gl'
import type { Rgba, TrailData } from './trailData.ts'

interface BinaryRows {
  length: number
  startIndices: Uint32Array
  attributes: Record<
    string,
    { value: Float64Array | Float32Array | Uint8Array; size: number; normalized?: true }
  >
}

/** The data of deck.gl's layers for the coloured trail and for its outline (casing). */
export interface TrailAttributes {
  fill: BinaryRows
  casing: BinaryRows
}

/**
 * Prepares the attributes for deck.gl. Call it only when the points of the trail change: a playback step then uploads
 * nothing to the GPU.
 */
export function trailAttributes(trail: TrailData): TrailAttributes {
  const length = trail.begins.length
  const shared = {
    getPath: { value: trail.positions, size: 2 },
    getTimestamps: { value: trail.timestamps, size: 1 },
  }
  const { startIndices } = trail
  return {
    fill: {
      length,
      startIndices,
      attributes: {
        ...shared,
        getColor: { value: trail.colours, size: 4, normalized: true },
        getWidth: { value: trail.widths, size: 1 },
      },
    },
    casing: {
      length,
      startIndices,
      attributes: { ...shared, getWidth: { value: trail.casingWidths, size: 1 } },
    },
  }
}

/** Returns the attributes of the first `pieces` pieces of the trail; the buffers on the GPU do not change. */
export function firstPieces({ fill, casing }: TrailAttributes, pieces: number): TrailAttributes {
  return { fill: { ...fill, length: pieces }, casing: { ...casing, length: pieces } }
}

const look = {
  widthUnits: 'pixels',
  positionFormat: 'XY',
  capRounded: true,
  jointRounded: true,
  fadeTrail: false,
  // The attributes already describe open paths, so deck.gl does not have to normalise them.
  _pathType: 'open',
} as const

/** Returns the layers of the travelled trail up to `kilometres` along the trip. */
export function tripLayers(attributes: TrailAttributes, kilometres: number, casing: Rgba): Layer[] {
  return [
    new TripsLayer({
      ...look,
      id: 'trail-casing',
      data: attributes.casing,
      getColor: casing,
      currentTime: kilometres,
    }),
    new TripsLayer({ ...look, id: 'trail', data: attributes.fill, currentTime: kilometres }),
  ]
}
