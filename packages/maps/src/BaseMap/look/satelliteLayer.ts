import type { Map as MaplibreMap, MapSourceDataEvent, RasterTileSource } from 'maplibre-gl'
import { satelliteId } from '../mapStyle.ts'
import { tileHealth, type TileEvent, untriedTiles } from '../watchTiles.ts'

export interface SatelliteLayer {
  show: (isShown: boolean) => void
  retry: () => void
}

/** Shows or hides the satellite layer. While it is visible, calls `onFailed` when its tiles start or stop failing. */
export function satelliteLayer(map: MaplibreMap, onFailed: (failed: boolean) => void): SatelliteLayer {
  let isChosen = false
  let health = untriedTiles
  const take = (event: TileEvent) => {
    const before = health.failed
    health = tileHealth(health, event)
    if (health.failed !== before) onFailed(health.failed)
  }
  map.on('error', (event) => {
    if (isChosen && 'sourceId' in event && event.sourceId === satelliteId) take('failed')
  })
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    if (event.sourceId === satelliteId && event.tile?.state === 'loaded') take('loaded')
  })
  map.on('idle', () => {
    if (isChosen) take('settled')
  })
  return {
    show(isShown) {
      if (!map.getLayer(satelliteId)) return
      isChosen = isShown
      take('retry')
      map.setLayoutProperty(satelliteId, 'visibility', isShown ? 'visible' : 'none')
    },
    retry() {
      take('retry')
      const source: RasterTileSource | undefined = map.getSource(satelliteId)
      source?.setTiles(source.tiles)
    },
  }
}
