import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre'
import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import type { MapColours } from '../../mapColours.ts'
import { createFrameGate } from './frameGate.ts'
import { rgba, MOST_TRAIL_POINTS, piecesBegun, trailData } from './trailData.ts'
import { choosePoints, type View } from '../../trip/choosePoints.ts'
import { distanceKm } from '../../trip/geometry.ts'
import { type Head, kilometresAt } from '../../trip/headPlace.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import type { TripData } from '../../trip/tripData.ts'
import { firstPieces, trailAttributes, tripLayers } from './tripLayers.ts'

/** Pixels that the whole world is wide at zoom 0. */
const TILE = 512
// So far, in pixels, and so long, in milliseconds, the trail's end may stay behind a gliding vehicle: nobody sees it.
const BEHIND = 4
const LATE = 120
// The canvas takes its new size a frame late.
const FRAMES_A_VIEW = 2
// Shaders are linked, and buffers filled, over the first frames.
const FRAMES_AT_FIRST = 40

export interface TrailOverlay {
  /** Draws the trail up to a head; while it glides, a little later where nobody sees it. */
  moveTo: (head: Head, gliding: boolean) => void
  remove: () => void
}

/** Lays the coloured trail of a trip over the map; its drawing loop stands still unless something moves. */
export function createTrailOverlay(
  map: MaplibreMap,
  trip: TripData,
  colours: MapColours,
  onContextRestored: () => void,
): TrailOverlay {
  const gate = createFrameGate()
  const settings = {
    interleaved: false,
    layers: [],
    onLoad: () => {
      gate.open(FRAMES_AT_FIRST)
      const canvas = overlay.getCanvas()
      // deck.gl makes it a tab stop, nameless and below the map, which is one already.
      canvas?.setAttribute('tabindex', '-1')
      // Unless its loss is taken note of, a context is never given back.
      canvas?.addEventListener('webglcontextlost', (event) => event.preventDefault())
      canvas?.addEventListener('webglcontextrestored', onContextRestored)
    },
    animationFrameProvider: gate.provider,
  } satisfies MapLibreOverlayProps & { animationFrameProvider: unknown } // deck.gl hands it on to its loop untyped
  const overlay = new MapLibreOverlay(settings)
  // Not as a control: those lie above the markers, and the trail belongs under them.
  const element = overlay.onAdd(map)
  map.getCanvas().after(element)

  const { tracks } = pathIndex(trip)
  const bandColours = [...colours.speedBands, colours.remaining].map((colour) => rgba(colour))
  const casing = rgba(colours.casing)
  let head: Head = 0
  let drawn = { kilometres: 0, at: 0 }
  let behind = 0
  let trail = trailData(trip, [], bandColours)
  let whole = trailAttributes(trail)
  let begun = whole
  let pieces = 0
  let shaded = false

  const lay = () => {
    const reached = piecesBegun(trail, head)
    if (reached !== pieces) {
      pieces = reached
      begun = firstPieces(whole, pieces)
    }
    drawn = { kilometres: kilometresAt(trip, head), at: performance.now() }
    const layers = pieces === 0 ? [] : tripLayers(begun, drawn.kilometres, casing)
    overlay.setProps({ layers })
    if (pieces > 0 && !shaded) gate.open(FRAMES_AT_FIRST)
    shaded ||= pieces > 0
  }
  const viewChanged = () => {
    trail = trailData(trip, choosePoints(tracks, viewOf(map), MOST_TRAIL_POINTS), bandColours)
    whole = trailAttributes(trail)
    pieces = 0
    behind = BEHIND * kilometresAPixel(map)
    lay()
    gate.open(FRAMES_A_VIEW)
  }
  viewChanged()
  map.on('moveend', viewChanged)
  map.on('resize', viewChanged)
  return {
    moveTo: (next, gliding) => {
      head = next
      const ahead = Math.abs(kilometresAt(trip, head) - drawn.kilometres)
      const unseen = gliding && ahead < behind && performance.now() - drawn.at < LATE
      if (ahead === 0 || unseen) return
      lay()
      gate.draw()
    },
    remove: () => {
      map.off('moveend', viewChanged)
      map.off('resize', viewChanged)
      overlay.onRemove(map)
      element.remove()
    },
  }
}

/** In the middle of the map. */
function kilometresAPixel(map: MaplibreMap) {
  const { lng, lat } = map.getCenter()
  const { x, y } = map.project([lng, lat])
  const beside = map.unproject([x + 1, y])
  return distanceKm(lng, lat, beside.lng, beside.lat)
}

/** What the map shows and half as much around it, so that a drag does not run into bare ground at once. */
function viewOf(map: MaplibreMap): View {
  const bounds = map.getBounds()
  const width = (bounds.getEast() - bounds.getWest()) / 2
  const height = (bounds.getNorth() - bounds.getSouth()) / 2
  return {
    bounds: [
      bounds.getWest() - width,
      bounds.getSouth() - height,
      bounds.getEast() + width,
      bounds.getNorth() + height,
    ],
    pixel: 1 / (TILE * 2 ** map.getZoom()),
  }
}
