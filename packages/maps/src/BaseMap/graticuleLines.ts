import type { FeatureCollection, Position } from 'geojson'

type Box = [west: number, south: number, east: number, north: number]

const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]
const MAX_LINES = 16

/** Returns a few meridians and parallels that cross a box, at round degrees. */
export function graticuleLines([west, south, east, north]: Box): FeatureCollection {
  const span = Math.max(east - west, north - south)
  const step = STEPS.find((degrees) => span / degrees <= MAX_LINES) ?? 45
  const lines: Position[][] = [
    ...between(west, east, step).map((lng) => [
      [lng, south],
      [lng, north],
    ]),
    ...between(south, north, step).map((lat) => [
      [west, lat],
      [east, lat],
    ]),
  ]
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } },
    ],
  }
}

function between(low: number, high: number, step: number) {
  const first = Math.ceil(low / step)
  const count = Math.max(0, Math.floor(high / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}
