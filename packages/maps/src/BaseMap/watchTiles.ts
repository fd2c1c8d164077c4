import type { Map as MaplibreMap, MapSourceDataEvent, RasterTileSource, VectorTileSource } from 'maplibre-gl'
import { mercatorX, mercatorY } from '../measure/geometry.ts'
import { tilesId } from './mapStyle.ts'

/** State of a tile server. `loaded` counts the loaded tiles, and `failures` the failures since the last loaded tile. */
export interface TileHealth {
  loaded: number
  failures: number
  failed: boolean
}

/** `settled` means that the map is idle, and `moved` that the view shows other tiles than before. */
export type TileEvent = 'loaded' | 'failed' | 'settled' | 'moved' | 'retry'

export const untriedTiles: TileHealth = { loaded: 0, failures: 0, failed: false }

const FIRST_FAILURES = 3
const FAILURES_IN_A_ROW = 16

/**
 * Returns the next state. A server counts as failed after three errors if no tile has loaded yet. Later it counts as
 * failed after sixteen errors in a row.
 */
export function tileHealth(health: TileHealth, event: TileEvent): TileHealth {
  switch (event) {
    case 'retry':
      return untriedTiles
    case 'moved':
      // The tiles of the new view may be in a cache, even if those of the last view were not. So the server counts as
      // untried until a tile loads or fails.
      return health.failed || health.loaded === 0 ? untriedTiles : health
    case 'loaded':
      return { loaded: health.loaded + 1, failures: 0, failed: false }
    case 'failed': {
      const failures = health.failures + 1
      const limit = health.loaded === 0 ? FIRST_FAILURES : FAILURES_IN_A_ROW
      return { ...health, failures, failed: health.failed || failures >= limit }
    }
    default:
      // A 404 response raises no error event, so an idle map without any tile counts as failed too.
      return health.loaded === 0 ? { ...health, failed: true } : health
  }
}

/**
 * When a tile server fails, hides its layers and reports the failure. Returns a function that retries. A move of the
 * map also retries if the new tiles may be cached: always for vector tiles, for raster tiles only while offline.
 */
export function watchTiles(map: MaplibreMap, onFailed: (failed: boolean) => void): () => void {
  let health = untriedTiles
  let isReported = false
  let place = centreTile(map)
  const take = (event: TileEvent) => {
    const before = health.failed
    health = tileHealth(health, event)
    if (health.failed !== before) show(map, !health.failed)
    // After the map has moved, the state of the tile server is unknown and not reported until tiles load or fail.
    const isKnown = health.failed || health.loaded > 0 || event === 'retry'
    if (!isKnown || health.failed === isReported) return
    isReported = health.failed
    onFailed(isReported)
  }
  const requestAgain = () => {
    const source = tilesOf(map)
    source?.setTiles(source.tiles)
  }
  map.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === tilesId && !health.failed) take('failed')
  })
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    if (event.sourceId === tilesId && event.tile?.state === 'loaded') take('loaded')
  })
  map.on('idle', () => {
    // Vector tiles are excluded: outside their bounds a map is idle without any tile.
    if (!health.failed && tilesOf(map)?.type === 'raster') take('settled')
  })
  map.on('moveend', () => {
    const next = centreTile(map)
    if (next === place) return
    place = next
    // While online, a failed raster server gets no request until the user retries. Vector tiles are requested again:
    // the service worker may have them in a cache while our server is down.
    if (navigator.onLine && tilesOf(map)?.type === 'raster') return
    const hadFailed = health.failed
    take('moved')
    if (hadFailed) requestAgain()
  })
  return () => {
    take('retry')
    requestAgain()
  }
}

/** Returns the source of the tiles; undefined also while the map has no style, because its WebGL context is lost. */
function tilesOf(map: MaplibreMap): RasterTileSource | VectorTileSource | undefined {
  return map.style ? map.getSource(tilesId) : undefined
}

/** Returns the tile at the centre of the view as text, `zoom/x/y`. */
function centreTile(map: MaplibreMap): string {
  const zoom = Math.floor(map.getZoom())
  const { lng, lat } = map.getCenter()
  return [zoom, ...[mercatorX(lng), mercatorY(lat)].map((part) => Math.floor(part * 2 ** zoom))].join('/')
}

// MapLibre requests no tiles for a source without a visible layer.
function show(map: MaplibreMap, visible: boolean) {
  for (const layer of map.style ? map.getStyle().layers : []) {
    if ('source' in layer && layer.source === tilesId)
      map.setLayoutProperty(layer.id, 'visibility', visible ? 'visible' : 'none')
  }
}
