import type { Feature, FeatureCollection, Position } from 'geojson'
import type { ExpressionSpecification, LayerSpecification } from '../../BaseMap/MapContext.ts'
import type { MapColours } from '../../look/mapColours.ts'
import type { PathRun } from '../../trip/choosePoints.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import { bandWidths, UNKNOWN_BAND } from '../../trip/speedBand.ts'
import type { TripData } from '../../trip/tripData.ts'

export const pathSource = 'sikud-trip'

/** Name of the image of a chevron, which `TripPath` gives to the map. */
export const CHEVRON = 'sikud-chevron'

/** Width of the outline in px, on both sides together, as that of the travelled trail. */
const CASING = 3
/** Opacity of the path to come, once the trail of the travelled part lies over the path. */
const DIMMED = 0.35

/**
 * Returns the layers of the whole path: its outline, the line in the colours of the speeds, chevrons in the direction of
 * travel, and a circle at each end. `isDimmed`: the path to come is behind the trail of the travelled part.
 */
export function pathLayers(colours: MapColours, isDimmed: boolean): LayerSpecification[] {
  const opacity = isDimmed ? DIMMED : 1
  const { speedBands, remaining } = colours
  const line: Omit<Extract<LayerSpecification, { type: 'line' }>, 'id'> = {
    type: 'line',
    source: pathSource,
    filter: ['has', 'band'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
  }
  return [
    {
      ...line,
      id: `${pathSource}-casing`,
      paint: {
        'line-color': colours.casing,
        'line-opacity': opacity,
        'line-width': byBand(bandWidths.map((width) => width + CASING)),
      },
    },
    {
      ...line,
      id: `${pathSource}-line`,
      paint: {
        'line-color': byBand([...speedBands, remaining]),
        'line-opacity': opacity,
        'line-width': byBand(bandWidths),
      },
    },
    {
      id: `${pathSource}-chevrons`,
      type: 'symbol',
      source: pathSource,
      filter: ['has', 'way'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 90,
        'icon-image': CHEVRON,
        'icon-size': 0.5,
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
      paint: { 'icon-opacity': isDimmed ? 0 : 1 },
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

/** Returns an expression with the value of each speed band; the last value is that of an unknown speed. */
function byBand(values: readonly (string | number)[]): ExpressionSpecification {
  const pairs = values.slice(0, UNKNOWN_BAND).flatMap((value, band) => [band, value])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type wants the first pair apart
  return [
    'match',
    ['get', 'band'],
    ...pairs,
    values[UNKNOWN_BAND] ?? '',
  ] as unknown as ExpressionSpecification
}

/** Returns a simplified line for each stretch of one speed band and for the whole way, and a point for each end. */
export function pathFeatures(trip: TripData): FeatureCollection {
  const { positions, count } = trip
  const at = (index: number): Position => [positions[index * 2] ?? 0, positions[index * 2 + 1] ?? 0]
  if (count < 2) return { type: 'FeatureCollection', features: [] }
  const line = (properties: Feature['properties'], points: Iterable<number>): Feature => ({
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: Array.from(points, at) },
  })
  const lines = pathIndex(trip).whole.flatMap((run) => [
    ...stretches(run, trip.bands).map(({ band, points }) => line({ band }, points)),
    line({ way: true }, run),
  ])
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
