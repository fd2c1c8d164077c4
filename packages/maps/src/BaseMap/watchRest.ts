import type { Map as MaplibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { tilesId } from './mapStyle.ts'

/** Lets every tile fade in whole, and writes on the map's element whether it rests: `data-map` is `loading` or `idle`. */
export function watchRest(map: MaplibreMap, element: HTMLElement): void {
  let fading = false
  map.on('sourcedataloading', ({ sourceId }: MapSourceDataEvent) => {
    fading ||= sourceId === tilesId
    element.setAttribute('data-map', 'loading')
  })
  map.on('idle', () => {
    if (fading) {
      // Where a frame takes longer than the rest of a fade, MapLibre leaves the tile as pale as it drew it last.
      fading = false
      map.triggerRepaint()
    } else element.setAttribute('data-map', 'idle')
  })
}
