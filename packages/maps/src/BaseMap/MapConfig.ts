/** Where a deployment gets its map: from raster tiles, from vector tiles with the streets, or from a MapLibre style. */
export interface MapConfig {
  /** Raster tiles; with null, the map shows only an outline of the world. */
  tiles?: RasterTiles | null
  /** Vector tiles that replace the raster tiles (`tiles`). */
  streets?: StreetTiles
  /** URL of a MapLibre style that replaces `tiles` and `streets`. */
  styleUrl?: string
  /** Satellite tiles for the map style `satellite`. They are requested only while the user has chosen this style. */
  satellite?: RasterTiles
  /** URL of `maplibre-gl/dist/maplibre-gl-worker.mjs`, for a bundler that ignores `new URL('…', import.meta.url)`. */
  workerUrl?: string
}

/** A raster tile server. `url` is a template with {z}, {x} and {y}. The map shows `attribution`. */
export interface RasterTiles {
  url: string
  attribution: string
  /** Width and height of a tile in px. */
  tileSize?: number
  maxZoom?: number
}

/** Vector tiles of the Protomaps basemap schema 4, drawn in the colours of the theme. */
export interface StreetTiles {
  /** URL template with {z}, {x} and {y}; a path is resolved against the origin of the page. */
  tiles: string
  /** Bounds of the tiles: west, south, east, north in degrees. No tile outside the bounds is requested. */
  bounds: [number, number, number, number]
  minZoom: number
  maxZoom: number
}

/** The attribution that the licence of OpenStreetMap requires. */
export const openStreetMapCredit =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>'

export const openStreetMapTiles: Required<RasterTiles> = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: openStreetMapCredit,
  tileSize: 256,
  maxZoom: 18,
}
