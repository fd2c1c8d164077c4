/** What a deployment's map is drawn from: raster tiles or, when `styleUrl` is given, a MapLibre style. */
export interface MapConfig {
  tiles?: RasterTiles
  styleUrl?: string
  /** Address of `maplibre-gl/dist/maplibre-gl-worker.mjs` of our version, for a bundler that follows no `new URL('…', import.meta.url)`. */
  workerUrl?: string
}

/** A raster tile server; `url` is a template with {z}, {x} and {y}, `attribution` is shown on the map. */
export interface RasterTiles {
  url: string
  attribution: string
  /** Pixels along a tile's side. */
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
