import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from 'maplibre-gl'
import type { MapColours } from '../look/mapColours.ts'
import { streetColours } from '../look/streetColours.ts'

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>

interface Label {
  filter: FilterSpecification
  minzoom: number
  size: DataDrivenPropertyValueSpecification<number>
  text?: string
  weight?: 'Medium' | 'Semibold'
  layout?: SymbolLayer['layout']
}

/** Kinds of places that drivers and their managers use as landmarks. */
const landmarks = [
  'aerodrome',
  'bus_station',
  'ferry_terminal',
  'fuel',
  'hospital',
  'mall',
  'marketplace',
  'park',
  'police',
  'stadium',
  'station',
  'townhall',
  'university',
]

/** The Indonesian name if there is one. Else the local name or, if it is in another script, the English name. */
const name: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:id'],
  ['case', ['has', 'script'], ['get', 'name:en'], ['get', 'name']],
  ['get', 'name'],
]

const rank: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0]

/** Returns the layers with the names of streets, waters, landmarks and places, the most important on top. */
export function streetLabels(source: string, colours: MapColours, font: string): SymbolLayer[] {
  const colour = streetColours[colours.dark ? 'dark' : 'light']

  function label(part: string, layer: string, more: Label): SymbolLayer {
    const { filter, minzoom, size, text = colour.text, weight, layout } = more
    return {
      id: `${source}-${part}`,
      type: 'symbol',
      source,
      'source-layer': layer,
      filter,
      minzoom,
      layout: {
        'text-field': name,
        // MapLibre draws the text with a font of the page, and takes the font weight from the first name in this array.
        'text-font': weight ? [weight, font] : [font],
        'text-size': size,
        'text-max-width': 7,
        ...layout,
      },
      paint: { 'text-color': text, 'text-halo-color': colour.halo, 'text-halo-width': 1.4 },
    }
  }

  return [
    label('road-names', 'roads', {
      filter: isOneOf('kind', ['highway', 'major_road']),
      minzoom: 13,
      size: grow([
        [13, 10.5],
        [18, 14],
      ]),
      text: colour.mutedText,
      layout: { 'symbol-placement': 'line', 'text-max-angle': 30, 'text-padding': 12 },
    }),
    label('street-names', 'roads', {
      filter: isOneOf('kind', ['minor_road', 'other']),
      minzoom: 15,
      size: grow([
        [15, 10],
        [18, 13],
      ]),
      text: colour.mutedText,
      layout: { 'symbol-placement': 'line', 'text-max-angle': 30, 'text-padding': 12 },
    }),
    label('water-names', 'water', {
      filter: ['==', ['geometry-type'], 'Point'],
      minzoom: 6,
      size: 12,
      text: colour.waterText,
    }),
    label('landmarks', 'pois', {
      filter: isOneOf('kind', landmarks),
      minzoom: 14,
      size: 11,
      text: colour.mutedText,
      layout: { 'text-padding': 8 },
    }),
    label('quarters', 'places', {
      filter: isOneOf('kind', ['neighbourhood', 'macrohood']),
      minzoom: 13,
      size: 11.5,
      text: colour.mutedText,
    }),
    label('villages', 'places', {
      filter: ['all', ['==', ['get', 'kind'], 'locality'], ['!', isOneOf('kind_detail', ['city', 'town'])]],
      minzoom: 12,
      size: 12,
      weight: 'Medium',
      layout: { 'symbol-sort-key': ['-', 0, rank] },
    }),
    label('towns', 'places', {
      filter: ['all', ['==', ['get', 'kind'], 'locality'], ['==', ['get', 'kind_detail'], 'town']],
      minzoom: 7,
      size: grow([
        [7, 11],
        [14, 15],
      ]),
      weight: 'Medium',
      layout: { 'symbol-sort-key': ['-', 0, rank] },
    }),
    label('cities', 'places', {
      filter: ['all', ['==', ['get', 'kind'], 'locality'], ['==', ['get', 'kind_detail'], 'city']],
      minzoom: 3,
      size: grow([
        [4, 11],
        [12, 18],
      ]),
      weight: 'Semibold',
      layout: { 'symbol-sort-key': ['-', 0, rank] },
    }),
    label('regions', 'places', {
      filter: isOneOf('kind', ['country', 'region']),
      minzoom: 2,
      size: grow([
        [2, 11],
        [8, 15],
      ]),
      text: colour.mutedText,
      weight: 'Medium',
      layout: { 'text-max-width': 6 },
    }),
  ]
}

export function isOneOf(property: string, values: readonly string[]): ExpressionSpecification {
  return ['match', ['get', property], [...values], true, false]
}

/** Returns an expression for a width or size that grows exponentially with the zoom. */
export function grow(stops: readonly (readonly [zoom: number, px: number])[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()]
}
