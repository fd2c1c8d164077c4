// Bundlers recognise `new URL('…', import.meta.url)` as one expression and copy the files.

/** URL of MapLibre's worker, one file without imports. In the built package, the file is beside this module. */
export const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/** URL of the region's outline, for maps without tiles. */
export const outlineUrl = new URL('./__generated__/outline.geojson', import.meta.url).href
