/** Sources of a deployment's map: raster tiles or, with `styleUrl`, a MapLibre style. */
export interface MapConfig {
  tiles?: RasterTiles
  styleUrl?: string
  /** URL of `maplibre-gl/dist/maplibre-gl-worker.mjs` of our version, for a bundler that ignores `new URL('…', import.meta.url)`. */
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

export const openStreetMapTiles: Required<RasterTiles> = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution:
    '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
  tileSize: 256,
  maxZoom: 18,
}
