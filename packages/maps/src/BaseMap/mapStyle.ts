import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import {
  type MapConfig,
  openStreetMapCredit,
  openStreetMapTiles,
  type RasterTiles,
  type StreetTiles,
} from './MapConfig.ts'
import type { MapColours } from '../look/mapColours.ts'
import { streetLayers } from './streetLayers.ts'

export const tilesId = 'sikud-tiles'
export const satelliteId = 'sikud-satellite'
const outlineId = 'sikud-outline'
const ownId = 'sikud-'

const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/** How long new tiles and names fade in, in ms; 0 for users who prefer reduced motion. */
export const fadeMs = isStill ? { tiles: 0, names: 0 } : { tiles: 160, names: 300 }

/**
 * Returns the style of the base map: water, the bundled outline, streets or raster tiles, and satellite tiles if
 * configured. With `config.styleUrl`, streets and raster tiles are left out. `font` is the font of street and place
 * names.
 */
export function mapStyle(
  config: MapConfig,
  colours: MapColours,
  outlineUrl: string,
  font: string,
): StyleSpecification {
  const style: StyleSpecification = {
    version: 8,
    sources: {
      [outlineId]: {
        type: 'geojson',
        data: outlineUrl,
        tolerance: 0.2,
        maxzoom: 9,
        attribution: 'Natural Earth',
      },
    },
    layers: outlineLayers(colours),
  }
  const { satellite } = config
  return satellite
    ? withSatellite(baseStyle(style, config, colours, font), satellite)
    : baseStyle(style, config, colours, font)
}

/** Adds the satellite layer above the base map and below its labels; hidden until the user chooses it. */
function withSatellite(style: StyleSpecification, satellite: RasterTiles): StyleSpecification {
  const names = style.layers.findIndex(({ type }) => type === 'symbol')
  const at = names === -1 ? style.layers.length : names
  return {
    ...style,
    sources: { ...style.sources, [satelliteId]: rasterSource(satellite) },
    layers: style.layers.toSpliced(at, 0, {
      id: satelliteId,
      type: 'raster',
      source: satelliteId,
      layout: { visibility: 'none' },
      paint: { 'raster-fade-duration': fadeMs.tiles },
    }),
  }
}

function baseStyle(
  style: StyleSpecification,
  config: MapConfig,
  colours: MapColours,
  font: string,
): StyleSpecification {
  if (config.styleUrl) return style
  if (config.streets) {
    return {
      ...style,
      sources: { ...style.sources, [tilesId]: streetSource(config.streets) },
      layers: [...style.layers, ...streetLayers(tilesId, colours, font)],
    }
  }
  if (config.tiles === null) return style
  const tiles = config.tiles ?? openStreetMapTiles
  return {
    ...style,
    sources: { ...style.sources, [tilesId]: rasterSource(tiles) },
    layers: [
      ...style.layers,
      { id: tilesId, type: 'raster', source: tilesId, paint: rasterPaint(colours.dark) },
    ],
  }
}

function streetSource({ tiles, bounds, minZoom, maxZoom }: StreetTiles) {
  return {
    type: 'vector' as const,
    // The worker of MapLibre requests the tiles, and it cannot resolve a path without an origin.
    tiles: [tiles.startsWith('/') ? window.location.origin + tiles : tiles],
    attribution: openStreetMapCredit,
    bounds,
    minzoom: minZoom,
    maxzoom: maxZoom,
    // A file may have the deepest zoom levels only for a part of its area. Where a tile is missing (HTTP 404), MapLibre
    // stretches the nearest tile above it.
    sparse: true,
  }
}

function rasterSource({ url, attribution, tileSize, maxZoom }: RasterTiles) {
  return {
    type: 'raster' as const,
    tiles: [url],
    attribution: safeAttribution(attribution),
    tileSize: tileSize ?? openStreetMapTiles.tileSize,
    maxzoom: maxZoom ?? openStreetMapTiles.maxZoom,
  }
}

// The dark scheme inverts the colours of the tiles and rotates their hue, so that water stays blue and parks green.
function rasterPaint(dark: boolean) {
  return {
    'raster-fade-duration': fadeMs.tiles,
    'raster-hue-rotate': dark ? 180 : 0,
    'raster-saturation': dark ? -0.7 : -0.5,
    // In the dark scheme, the dark land of the outline below the tiles shows through them and tints their grey.
    'raster-opacity': dark ? 0.74 : 1,
    'raster-contrast': dark ? 0.05 : -0.06,
    'raster-brightness-min': dark ? 0.92 : 0.06,
    'raster-brightness-max': dark ? 0.03 : 0.985,
  }
}

function outlineLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: `${ownId}water`, type: 'background', paint: { 'background-color': colours.water } },
    {
      id: `${ownId}land`,
      type: 'fill',
      source: outlineId,
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': colours.land, 'fill-antialias': false },
    },
    {
      id: `${ownId}coast`,
      type: 'line',
      source: outlineId,
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'line-color': colours.outline, 'line-width': 1 },
    },
    {
      id: `${ownId}border`,
      type: 'line',
      source: outlineId,
      filter: ['==', ['get', 'kind'], 'border'],
      paint: { 'line-color': colours.outline, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ]
}

/** Inserts a deployment's own style between the outline and the layers above the base map. */
export function mergeStyle(
  own: StyleSpecification | undefined,
  base: StyleSpecification,
): StyleSpecification {
  if (!own) return base
  return {
    ...base,
    sources: { ...withSafeAttributions(base.sources), ...own.sources },
    layers: [
      ...own.layers.filter(isOutline),
      ...base.layers.filter(({ type }) => type !== 'background'),
      ...own.layers.filter((layer) => !isOutline(layer)),
    ],
  }
}

function withSafeAttributions(sources: StyleSpecification['sources']): StyleSpecification['sources'] {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [
      id,
      'attribution' in source ? { ...source, attribution: safeAttribution(source.attribution) } : source,
    ]),
  )
}

function isOutline(layer: LayerSpecification) {
  return layer.type === 'background' || ('source' in layer && layer.source === outlineId)
}

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns the text and the http(s) links of an attribution as HTML; all other markup is left out. */
export function safeAttribution(html: unknown): string {
  if (typeof html !== 'string') return ''
  return html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, '')
    .split(/(<[^>]*>)/)
    .map((part) => (/^<.*>$/s.test(part) ? linkTag(part) : escape(part)))
    .join('')
}

function linkTag(tag: string): string {
  if (/^<\/a\s*>$/i.test(tag)) return '</a>'
  const [, double, single, bare] =
    /^<a\s(?:[^>]*\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? []
  const href = (double ?? single ?? bare ?? '').trim()
  return /^https?:\/\//i.test(href)
    ? `<a href="${escape(href)}" target="_blank" rel="noopener noreferrer">`
    : ''
}

function escape(text: string): string {
  return text.replace(/[<>"]/g, (sign) => entities[sign] ?? '')
}
