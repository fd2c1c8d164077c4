import type { Map as MaplibreMap, MapSourceDataEvent, RasterTileSource, VectorTileSource } from 'maplibre-gl'
import { tilesId } from './mapStyle.ts'

/** State of a tile server: number of loaded tiles, and of failures since the last loaded tile. */
export interface TileHealth {
  loaded: number
  failures: number
  failed: boolean
}

export type TileEvent = 'loaded' | 'failed' | 'settled' | 'retry'

export const untriedTiles: TileHealth = { loaded: 0, failures: 0, failed: false }

const FIRST_FAILURES = 3
const FAILURES_IN_A_ROW = 16

/** Decides that a tile server has failed: its first responses are errors, or too many in a row later. */
export function tileHealth(health: TileHealth, event: TileEvent): TileHealth {
  switch (event) {
    case 'retry':
      return untriedTiles
    case 'loaded':
      return { loaded: health.loaded + 1, failures: 0, failed: false }
    case 'failed': {
      const failures = health.failures + 1
      const limit = health.loaded === 0 ? FIRST_FAILURES : FAILURES_IN_A_ROW
      return { ...health, failures, failed: health.failed || failures >= limit }
    }
    default:
      // A 404 raises no error event: an idle map without any tile has failed too.
      return health.loaded === 0 ? { ...health, failed: true } : health
  }
}

/** Stops requests to a tile server that fails and reports that; returns a function that retries. */
export function watchTiles(map: MaplibreMap, onFailed: (failed: boolean) => void): () => void {
  let health = untriedTiles
  const take = (event: TileEvent) => {
    const before = health.failed
    health = tileHealth(health, event)
    if (health.failed === before) return
    show(map, !health.failed)
    onFailed(health.failed)
  }
  map.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === tilesId && !health.failed) take('failed')
  })
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    if (event.sourceId === tilesId && event.tile?.state === 'loaded') take('loaded')
  })
  map.on('idle', () => {
    // Outside of its bounds a street map has no tiles.
    if (!health.failed && map.getSource(tilesId)?.type === 'raster') take('settled')
  })
  return () => {
    take('retry')
    const source: RasterTileSource | VectorTileSource | undefined = map.getSource(tilesId)
    source?.setTiles(source.tiles)
  }
}

// A source without a visible layer requests no tiles.
function show(map: MaplibreMap, visible: boolean) {
  for (const layer of map.getStyle().layers) {
    if ('source' in layer && layer.source === tilesId)
      map.setLayoutProperty(layer.id, 'visibility', visible ? 'visible' : 'none')
  }
}
