// Bundlers follow `new URL('…', import.meta.url)` when both stand in one expression, and put the files beside the program.

/** MapLibre's worker, one file without imports; the built package holds it beside this module. */
export const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/** Outline of the region, for maps whose tiles cannot be had. */
export const outlineUrl = new URL('./__generated__/outline.geojson', import.meta.url).href
