import type { Map as MaplibreMap, MapSourceDataEvent, RasterTileSource } from 'maplibre-gl'
import { tilesId } from './mapStyle.ts'
import { type TileEvent, tileHealth, untriedTiles } from './tileHealth.ts'

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
    if (!health.failed && map.getLayer(tilesId)) take('settled')
  })
  return () => {
    take('retry')
    const source: RasterTileSource | undefined = map.getSource(tilesId)
    source?.setTiles(source.tiles)
  }
}

// A source without a visible layer requests no tiles.
function show(map: MaplibreMap, visible: boolean) {
  if (map.getLayer(tilesId)) map.setLayoutProperty(tilesId, 'visibility', visible ? 'visible' : 'none')
}
