/** Sources of a deployment's map: raster tiles, own vector tiles with the streets, or a MapLibre style. */
export interface MapConfig {
  /** Raster tiles; null shows the outline only. */
  tiles?: RasterTiles | null
  /** Vector tiles that replace the raster tiles (`tiles`). */
  streets?: StreetTiles
  /** URL of a MapLibre style that replaces `tiles` and `streets`. */
  styleUrl?: string
  /** Satellite tiles. The user can choose them as a style; they are requested only while chosen. */
  satellite?: RasterTiles
  /** URL of `maplibre-gl/dist/maplibre-gl-worker.mjs`, for a bundler that ignores `new URL('…', import.meta.url)`. */
  workerUrl?: string
}

/** A raster tile server; `url` is a template with {z}, {x} and {y}, `attribution` is shown on the map. */
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
