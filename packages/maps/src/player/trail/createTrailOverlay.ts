import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre'
import type { Layer } from '@deck.gl/core'
import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import type { MapColours } from '../../look/mapColours.ts'
import { TrailLayer } from './TrailLayer.ts'
import { MAX_TRAIL_POINTS, piecesBegun, rgba, type Rgba, trailData, type TrailData } from './trailData.ts'
import { choosePoints, type View } from '../../trip/choosePoints.ts'
import { distanceKm } from '../../measure/geometry.ts'
import { type Head, kilometresAt } from '../../trip/headPlace.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import type { TripData } from '../../trip/tripData.ts'

/** Width of the whole world at zoom 0, in pixels. */
const TILE = 512
// The trail may end up to 4 px or 120 ms behind a moving vehicle, because that is not visible.
const BEHIND = 4
const LATE = 120
// Number of frames to draw after the map has moved or changed its size. It is two, because the canvas gets a new size
// one frame late.
const FRAMES_A_VIEW = 2
// Number of frames to draw at first, because deck.gl links shaders and fills buffers during the first frames.
const FRAMES_AT_FIRST = 40

export interface TrailOverlay {
  /** Draws the trail up to the playhead; if `gliding` is true, skips frames whose change is not visible. */
  moveTo: (head: Head, gliding: boolean) => void
  remove: () => void
}

/** Draws the coloured trail of a trip over the map; the animation loop runs only while something moves. */
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
      // Removes the canvas of deck.gl from the tab order, because it has no accessible name. The canvas of the map can
      // have the focus instead.
      canvas?.setAttribute('tabindex', '-1')
      // Without preventDefault the browser never restores the context.
      canvas?.addEventListener('webglcontextlost', (event) => {
        event.preventDefault()
        // A canvas without a context is white. The next overlay has another canvas.
        canvas.style.opacity = '0'
      })
      canvas?.addEventListener('webglcontextrestored', onContextRestored)
    },
    animationFrameProvider: gate.provider,
  } satisfies MapLibreOverlayProps & { animationFrameProvider: unknown } // the types of deck.gl lack this option
  const overlay = new MapLibreOverlay(settings)
  // `addControl` is not used, because controls are above the markers and the trail must be below the markers.
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
    trail = trailData(trip, choosePoints(tracks, viewOf(map), MAX_TRAIL_POINTS), bandColours)
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

function kilometresAPixel(map: MaplibreMap) {
  const { lng, lat } = map.getCenter()
  const { x, y } = map.project([lng, lat])
  const beside = map.unproject([x + 1, y])
  return distanceKm(lng, lat, beside.lng, beside.lat)
}

/** Returns the view of the map, extended by half its size on each side, so that a drag shows the trail at once. */
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

interface BinaryRows {
  length: number
  startIndices: Uint32Array
  attributes: Record<
    string,
    { value: Float64Array | Float32Array | Uint8Array; size: number; normalized?: true }
  >
}

/** The data of deck.gl's layers for the coloured trail and for its outline (casing). */
interface TrailAttributes {
  fill: BinaryRows
  casing: BinaryRows
}

/**
 * Prepares the attributes for deck.gl. Call it only when the points of the trail change: a playback step then uploads
 * nothing to the GPU.
 */
function trailAttributes(trail: TrailData): TrailAttributes {
  const length = trail.begins.length
  const shared = {
    getPath: { value: trail.positions, size: 2 },
    getKilometres: { value: trail.kilometres, size: 1 },
  }
  const { startIndices } = trail
  return {
    fill: {
      length,
      startIndices,
      attributes: {
        ...shared,
        getColor: { value: trail.colours, size: 4, normalized: true },
        getWidth: { value: trail.widths, size: 1 },
      },
    },
    casing: {
      length,
      startIndices,
      attributes: { ...shared, getWidth: { value: trail.casingWidths, size: 1 } },
    },
  }
}

/** Returns the attributes of the first `pieces` pieces of the trail; the buffers on the GPU do not change. */
function firstPieces({ fill, casing }: TrailAttributes, pieces: number): TrailAttributes {
  return { fill: { ...fill, length: pieces }, casing: { ...casing, length: pieces } }
}

const look = {
  widthUnits: 'pixels',
  positionFormat: 'XY',
  capRounded: true,
  jointRounded: true,
  // The attributes already describe open paths, so deck.gl does not have to normalise them.
  _pathType: 'open',
} as const

/** Returns the layers of the travelled trail up to `kilometres` along the trip. */
function tripLayers(attributes: TrailAttributes, kilometres: number, casing: Rgba): Layer[] {
  return [
    new TrailLayer({
      ...look,
      id: 'trail-casing',
      data: attributes.casing,
      getColor: casing,
      reachedKm: kilometres,
    }),
    new TrailLayer({ ...look, id: 'trail', data: attributes.fill, reachedKm: kilometres }),
  ]
}

/** Controls an animation loop that runs only while there is something to draw. */
interface FrameGate {
  provider: {
    requestAnimationFrame: (callback: FrameRequestCallback) => number
    cancelAnimationFrame: () => void
  }
  /** Lets the loop draw the next `frames` frames. */
  open: (frames: number) => void
  /** Draws one frame at once, within the current animation frame. */
  draw: () => void
}

/** Creates a gate that pauses an animation loop until it is opened; a paused loop uses no CPU. */
function createFrameGate(): FrameGate {
  let left = 0
  let held: FrameRequestCallback | null = null
  let requested = 0
  const request = (callback: FrameRequestCallback) => {
    if (left <= 0) {
      held = callback
      return
    }
    left -= 1
    requested = requestAnimationFrame(callback)
  }
  const take = () => {
    const callback = held
    held = null
    return callback
  }
  const open = (frames: number) => {
    left = Math.max(left, frames)
    const callback = take()
    if (callback) request(callback)
  }
  return {
    provider: {
      requestAnimationFrame: (callback) => {
        request(callback)
        return 1
      },
      cancelAnimationFrame: () => {
        held = null
        cancelAnimationFrame(requested)
      },
    },
    open,
    draw: () => {
      const callback = take()
      if (callback) callback(performance.now())
      else open(1)
    },
  }
}
