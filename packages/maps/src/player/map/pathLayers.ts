import type { Feature, FeatureCollection, Position } from 'geojson'
import type { LayerSpecification } from '../../BaseMap/MapContext.ts'
import type { MapColours } from '../../look/mapColours.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import type { TripData } from '../../trip/tripData.ts'

export const pathSource = 'sikud-trip'

/** Returns the layers of the untravelled path and of the ends of the trip. */
export function pathLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: `${pathSource}-coming`,
      type: 'line',
      source: pathSource,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colours.remaining, 'line-width': 4, 'line-opacity': 0.8 },
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

/** Returns a simplified line for each vehicle, and a point for each end. */
export function pathFeatures(trip: TripData): FeatureCollection {
  const { positions, count } = trip
  const at = (index: number): Position => [positions[index * 2] ?? 0, positions[index * 2 + 1] ?? 0]
  if (count < 2) return { type: 'FeatureCollection', features: [] }
  const lines = pathIndex(trip).whole.map((run): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: [...run].map(at) },
  }))
  const ends = [at(0), at(count - 1)].map((place): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: place },
  }))
  return { type: 'FeatureCollection', features: [...lines, ...ends] }
}
