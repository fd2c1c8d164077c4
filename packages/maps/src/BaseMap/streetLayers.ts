import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from '../look/mapColours.ts'
import { streetColours } from '../look/streetColours.ts'
import { grow, isOneOf, streetLabels } from './streetLabels.ts'

type Widths = [zoom: number, px: number][]
type LineLayer = Extract<LayerSpecification, { type: 'line' }>

/** Roads from the least to the most important; `kinds` has values of the Protomaps basemap schema 4. */
const roads = [
  // Some releases of the basemap put living streets and bus lanes under `other`.
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

const greens = words(
  'park national_park nature_reserve protected_area forest wood grass grassland',
  'meadow scrub garden golf_course recreation_ground cemetery pitch zoo',
)
const built = words('industrial commercial hospital school university college aerodrome military')
/**
 * Returns the layers of the street map for vector tiles of the Protomaps basemap schema 4. Every colour is a constant, so
 * that a change of theme repaints the map without laying out the tiles again.
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
    return { id: id(part), type: 'line', ...at(layer), layout, ...more }
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
    ...streetLabels(source, colours, font),
  ]
}

function words(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}
