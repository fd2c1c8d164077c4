import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from 'maplibre-gl'
import type { MapColours } from '../look/mapColours.ts'
import { streetColours } from '../look/streetColours.ts'

type Widths = [zoom: number, px: number][]
type LineLayer = Extract<LayerSpecification, { type: 'line' }>
type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>

/** Roads from the least to the most important; the filters are of the Protomaps basemap schema 4. */
const roads = [
  // Some releases put living streets and bus lanes under `other`.
  {
    id: 'minor',
    kinds: ['minor_road', 'other'],
    from: 12,
    widths: [
      [12, 0.5],
      [15, 3],
      [18, 14],
    ],
  },
  {
    id: 'major',
    kinds: ['major_road'],
    from: 7,
    widths: [
      [7, 0.5],
      [11, 1.6],
      [15, 6],
      [18, 22],
    ],
  },
  {
    id: 'highway',
    kinds: ['highway'],
    from: 4,
    widths: [
      [4, 0.5],
      [8, 1.6],
      [12, 4],
      [15, 8],
      [18, 28],
    ],
  },
] as const satisfies { id: 'minor' | 'major' | 'highway'; kinds: string[]; from: number; widths: Widths }[]

const greens = [
  ...['park', 'national_park', 'nature_reserve', 'protected_area', 'forest', 'wood', 'grass', 'grassland'],
  ...['meadow', 'scrub', 'garden', 'golf_course', 'recreation_ground', 'cemetery', 'pitch', 'zoo'],
]
const built = [
  'industrial',
  'commercial',
  'hospital',
  'school',
  'university',
  'college',
  'aerodrome',
  'military',
]
/** Places that drivers and their managers give as landmarks. */
const landmarks = [
  ...[
    'aerodrome',
    'station',
    'bus_station',
    'ferry_terminal',
    'hospital',
    'university',
    'marketplace',
    'mall',
  ],
  ...['fuel', 'police', 'townhall', 'stadium', 'park'],
]

/** Indonesian first; the English name only where the local one is in another script. */
const name: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:id'],
  ['case', ['has', 'script'], ['get', 'name:en'], ['get', 'name']],
  ['get', 'name'],
]

/**
 * Returns the layers of the street map for vector tiles of the Protomaps basemap schema 4. Every colour is a constant, so
 * that a change of theme repaints without laying out the tiles again.
 */
export function streetLayers(source: string, colours: MapColours, font: string): LayerSpecification[] {
  const colour = streetColours[colours.dark ? 'dark' : 'light']
  const at = (layer: string) => ({ source, 'source-layer': layer })
  const id = (part: string) => `${source}-${part}`

  function fill(part: string, layer: string, paint: string, filter?: FilterSpecification, minzoom = 0) {
    const colouring = { 'fill-color': paint, 'fill-antialias': layer === 'buildings' }
    return {
      id: id(part),
      type: 'fill' as const,
      ...at(layer),
      minzoom,
      paint: colouring,
      ...(filter && { filter }),
    }
  }
  function line(
    part: string,
    layer: string,
    more: Pick<LineLayer, 'filter' | 'minzoom' | 'paint'>,
  ): LineLayer {
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
    return { id: id(part), type: 'line', ...at(layer), layout, ...more } as LineLayer // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: exact optional properties of a spread
  }
  function label(part: string, layer: string, more: Label): SymbolLayer {
    const { filter, minzoom, size, text = colour.text, weight, layout } = more
    return {
      id: id(part),
      type: 'symbol',
      ...at(layer),
      filter,
      minzoom,
      layout: {
        'text-field': name,
        // MapLibre draws text with fonts of the page, and reads the weight from the first name.
        'text-font': weight ? [weight, font] : [font],
        'text-size': size,
        'text-max-width': 7,
        ...layout,
      },
      paint: { 'text-color': text, 'text-halo-color': colour.halo, 'text-halo-width': 1.4 },
    }
  }

  return [
    fill('earth', 'earth', colours.land),
    fill('green', 'landuse', colour.green, isOneOf('kind', greens)),
    fill('built', 'landuse', colour.built, isOneOf('kind', built), 10),
    fill('water', 'water', colours.water, ['==', ['geometry-type'], 'Polygon']),
    line('rivers', 'water', {
      filter: ['==', ['geometry-type'], 'LineString'],
      minzoom: 8,
      paint: {
        'line-color': colours.water,
        'line-width': grow([
          [8, 0.5],
          [14, 2],
          [18, 8],
        ]),
      },
    }),
    fill('buildings', 'buildings', colour.building, undefined, 15),
    line('paths', 'roads', {
      filter: ['==', ['get', 'kind'], 'path'],
      minzoom: 15,
      paint: {
        'line-color': colour.path,
        'line-width': grow([
          [15, 0.8],
          [18, 2.5],
        ]),
        'line-dasharray': [2, 1.5],
      },
    }),
    line('runways', 'roads', {
      filter: ['==', ['get', 'kind'], 'aeroway'],
      minzoom: 11,
      paint: {
        'line-color': colour.casing,
        'line-width': grow([
          [11, 1],
          [15, 14],
        ]),
      },
    }),
    line('rails', 'roads', {
      filter: ['==', ['get', 'kind'], 'rail'],
      minzoom: 12,
      paint: {
        'line-color': colour.rail,
        'line-width': grow([
          [12, 0.8],
          [18, 3],
        ]),
      },
    }),
    ...roads.map(({ id: part, kinds, from, widths }) =>
      line(`${part}-casing`, 'roads', {
        filter: isOneOf('kind', kinds),
        minzoom: Math.max(from, 9),
        paint: {
          'line-color': part === 'highway' ? colour.highwayCasing : colour.casing,
          'line-width': grow(widths.map(([zoom, px]) => [zoom, px + 1.6])),
        },
      }),
    ),
    ...roads.map(({ id: part, kinds, from, widths }) =>
      line(part, 'roads', {
        filter: isOneOf('kind', kinds),
        minzoom: from,
        paint: { 'line-color': colour[part], 'line-width': grow(widths) },
      }),
    ),
    line('borders', 'boundaries', {
      filter: isOneOf('kind', ['country', 'region']),
      paint: { 'line-color': colour.border, 'line-width': 1, 'line-dasharray': [4, 3] },
    }),
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

interface Label {
  filter: FilterSpecification
  minzoom: number
  size: DataDrivenPropertyValueSpecification<number>
  text?: string
  weight?: 'Medium' | 'Semibold'
  layout?: SymbolLayer['layout']
}

const rank: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0]

function isOneOf(property: string, values: readonly string[]): ExpressionSpecification {
  return ['match', ['get', property], [...values], true, false]
}

/** A width or size that grows with the zoom. */
function grow(stops: readonly (readonly [zoom: number, px: number])[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()]
}
