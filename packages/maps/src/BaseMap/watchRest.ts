import type { Map as MaplibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { fadeMs, tilesId } from './mapStyle.ts'

/** Lets tiles fade in completely, and sets the attribute `data-map` of the map's element to `loading` or `idle`. */
export function watchRest(map: MaplibreMap, element: HTMLElement): void {
  let fading = false
  map.on('sourcedataloading', ({ sourceId }: MapSourceDataEvent) => {
    fading ||= fadeMs.tiles > 0 && sourceId === tilesId
    element.setAttribute('data-map', 'loading')
  })
  map.on('idle', () => {
    if (fading) {
      // If an animation frame takes longer than the remaining time of a fade, MapLibre leaves the tile half
      // transparent. One more frame completes the fade.
      fading = false
      map.triggerRepaint()
    } else element.setAttribute('data-map', 'idle')
  })
}
