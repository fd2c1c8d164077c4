import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import type { Bounds } from '../../trip/tripData.ts'
import { tripView } from '../../trip/tripView.ts'

const CLOSEST_FIT = 16

/** Pixels around a trip that keep it clear of what floats over a map so many pixels wide. */
export function tripPadding(width: number) {
  return width < 600
    ? { top: 64, right: 60, bottom: 84, left: 24 }
    : { top: 72, right: 88, bottom: 84, left: 56 }
}

/** Moves the map to the whole trip; without a slide where the visitor wants less motion, or when `slide` is false. */
export function fitTrip(map: MaplibreMap, bounds: Bounds | null, slide: boolean) {
  const view = tripView(bounds)
  if ('center' in view) {
    map.jumpTo(view)
    return
  }
  const padding = tripPadding(map.getContainer().clientWidth)
  const camera = map.cameraForBounds(view.bounds, { padding, maxZoom: CLOSEST_FIT })
  // A map is made where its first trip lies: moving it there once more would draw it once more.
  if (!camera || isThere(map, camera)) return
  map.fitBounds(view.bounds, { padding, maxZoom: CLOSEST_FIT, duration: slide ? 400 : 0 })
}

type Camera = NonNullable<ReturnType<MaplibreMap['cameraForBounds']>>

/** Whether a place lies in the middle of the map already, at that zoom. */
function isThere(map: MaplibreMap, { center, zoom = 0 }: Camera) {
  const middle = map.project(center ?? map.getCenter())
  const { clientWidth, clientHeight } = map.getContainer()
  const away = Math.hypot(middle.x - clientWidth / 2, middle.y - clientHeight / 2)
  return away < 0.5 && Math.abs(map.getZoom() - zoom) < 0.001
}
