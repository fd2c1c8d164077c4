import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import type { Bounds } from '../../trip/tripData.ts'
import { tripView } from '../../trip/tripView.ts'

const CLOSEST_FIT = 16

/**
 * Returns the padding in px with which no control and no notice covers the trip or the letters of its ends, on a map of
 * this size. At least half of a small map stays for the trip: without any room, MapLibre would zoom out without end.
 */
export function tripPadding(width: number, height: number, noticeHeight = 0) {
  const top = 96 + noticeHeight
  const { right, bottom, left } =
    width < 600 ? { right: 84, bottom: 124, left: 40 } : { right: 92, bottom: 84, left: 56 }
  const across = Math.min(1, width / 2 / (left + right))
  const down = Math.min(1, height / 2 / (top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}

/** Moves the map to the whole trip; animated only if `slide` is true and the user does not prefer reduced motion. */
export function fitTrip(map: MaplibreMap, bounds: Bounds | null, slide: boolean) {
  const view = tripView(bounds)
  const data = { fitted: bounds }
  if ('center' in view) {
    map.jumpTo(view, data)
    return
  }
  const { clientWidth, clientHeight } = map.getContainer()
  const notice = map.getContainer().parentElement?.querySelector('[data-map-notice]')
  const padding = tripPadding(clientWidth, clientHeight, notice?.clientHeight)
  const camera = map.cameraForBounds(view.bounds, { padding, maxZoom: CLOSEST_FIT })
  // A new map already shows its first trip, so moving the map would draw it twice.
  if (!camera || isThere(map, camera)) return
  map.fitBounds(view.bounds, { padding, maxZoom: CLOSEST_FIT, duration: slide ? 400 : 0 }, data)
}

/**
 * Moves the map to a trip, and again when the map gets another size or a notice, unless the user has moved it in
 * between. Returns a function that ends this.
 */
export function keepFitted(map: MaplibreMap, bounds: Bounds | null): () => void {
  fitTrip(map, bounds, false)
  let fitted = { bounds, ...cameraOf(map) }
  const onMoveEnd = (event: { type: string; fitted?: Bounds | null }) => {
    if (event.fitted !== undefined) fitted = { bounds: event.fitted, ...cameraOf(map) }
  }
  const refit = () => {
    const { lng, lat, zoom } = cameraOf(map)
    const away = Math.max(
      Math.abs(lng - fitted.lng),
      Math.abs(lat - fitted.lat),
      Math.abs(zoom - fitted.zoom),
    )
    if (away < 1e-6) fitTrip(map, fitted.bounds, false)
  }
  map.on('moveend', onMoveEnd)
  map.on('resize', refit)
  const notices = new MutationObserver(refit)
  const { parentElement } = map.getContainer()
  if (parentElement) notices.observe(parentElement, { childList: true })
  return () => {
    notices.disconnect()
    map.off('moveend', onMoveEnd)
    map.off('resize', refit)
  }
}

function cameraOf(map: MaplibreMap) {
  const { lng, lat } = map.getCenter()
  return { lng, lat, zoom: map.getZoom() }
}

type Camera = NonNullable<ReturnType<MaplibreMap['cameraForBounds']>>

function isThere(map: MaplibreMap, { center, zoom = 0 }: Camera) {
  const middle = map.project(center ?? map.getCenter())
  const { clientWidth, clientHeight } = map.getContainer()
  const away = Math.hypot(middle.x - clientWidth / 2, middle.y - clientHeight / 2)
  return away < 0.5 && Math.abs(map.getZoom() - zoom) < 0.001
}
