import type { Feature, FeatureCollection, Position } from 'geojson'
import type { ExpressionSpecification, LayerSpecification } from '../../BaseMap/MapContext.ts'
import type { MapColours } from '../../look/mapColours.ts'
import type { PathRun } from '../../trip/choosePoints.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import type { TripData } from '../../trip/tripData.ts'

export const pathSource = 'sikud-trip'

/** The untravelled path mixes the colours of speed and land. This is the share of the speed colour, 0 to 1. */
const MUTED = 0.45

/** Returns the layers of the whole path: a line in muted colours, a dashed line over it, and a circle at each end. */
export function pathLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: `${pathSource}-coming`,
      type: 'line',
      source: pathSource,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': bandColour(colours), 'line-width': 5 },
    },
    {
      id: `${pathSource}-dashes`,
      type: 'line',
      source: pathSource,
      paint: { 'line-color': colours.land, 'line-width': 1.6, 'line-dasharray': [2, 2.4] },
    },
    {
      id: `${pathSource}-ends`,
      type: 'circle',
      source: pathSource,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 5,
        'circle-color': colours.land,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': colours.casing,
      },
    },
  ]
}

function bandColour({ speedBands, land, remaining }: MapColours): ExpressionSpecification {
  const muted = (colour: string): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    MUTED,
    0,
    land,
    1,
    colour,
  ]
  const [first = remaining, ...others] = speedBands
  const pairs = others.flatMap((colour, place) => [place + 1, muted(colour)])
  return ['match', ['get', 'band'], 0, muted(first), ...pairs, muted(remaining)]
}

/** Returns a simplified line for each stretch of one speed band, and a point for each end. */
export function pathFeatures(trip: TripData): FeatureCollection {
  const { positions, count } = trip
  const at = (index: number): Position => [positions[index * 2] ?? 0, positions[index * 2 + 1] ?? 0]
  if (count < 2) return { type: 'FeatureCollection', features: [] }
  const lines = pathIndex(trip).whole.flatMap((run) =>
    stretches(run, trip.bands).map(({ band, points }): Feature => ({
      type: 'Feature',
      properties: { band },
      geometry: { type: 'LineString', coordinates: points.map(at) },
    })),
  )
  const ends = [at(0), at(count - 1)].map((place): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: place },
  }))
  return { type: 'FeatureCollection', features: [...lines, ...ends] }
}

/** Splits a path where the speed band changes; adjacent parts share a point, so that the line has no gaps. */
function stretches(run: PathRun, bands: TripData['bands']): { band: number; points: number[] }[] {
  const found: { band: number; points: number[] }[] = []
  for (let place = 0; place < run.length - 1; place += 1) {
    const [from = 0, to = 0] = run.subarray(place, place + 2)
    const band = bands[from] ?? 0
    const last = found.at(-1)
    if (last?.band === band) last.points.push(to)
    else found.push({ band, points: [from, to] })
  }
  return found
}
