// Do not split `new URL('…', import.meta.url)`: bundlers recognise only the whole expression and then copy the file.

/** URL of the script of MapLibre's worker, a file without imports. In the built package, it is beside this module. */
export const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/** URL of the outline of the world (land and borders), which every map shows below its tiles. */
export const outlineUrl = new URL('./__generated__/outline.geojson', import.meta.url).href
