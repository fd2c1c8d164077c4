import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre'
import type { MaplibreMap } from '../BaseMap/MapContext.ts'
import type { MapColours } from '../useMapColours.ts'
import { createFrameGate } from './frameGate.ts'
import { rgba } from './rgba.ts'
import { trailData } from './trailData.ts'
import { chooseChunks, CHUNK_POINTS, tripChunks } from './tripChunks.ts'
import type { Bounds, TripData } from './tripData.ts'
import { trailAttributes, tripLayers } from './tripLayers.ts'

const FRAMES_A_STEP = 2
// Shaders are linked, and buffers filled, over the first frames.
const FRAMES_AT_FIRST = 40

export interface TrailOverlay {
  moveTo: (index: number) => void
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

  const chunks = tripChunks(trip)
  const bandColours = [...colours.speedBands, colours.remaining].map((colour) => rgba(colour))
  const casing = rgba(colours.casing)
  let index = 0
  let attributes = trailAttributes(trailData(trip, { chunks: [], stride: 1 }, bandColours))
  let chosenFor = -1

  const draw = () => {
    const chunk = Math.floor(index / CHUNK_POINTS)
    if (chunk !== chosenFor) {
      chosenFor = chunk
      attributes = trailAttributes(trailData(trip, chooseChunks(chunks, viewOf(map), index), bandColours))
    }
    overlay.setProps({ layers: tripLayers(attributes, index, casing) })
    gate.open(FRAMES_A_STEP)
  }
  const viewChanged = () => {
    chosenFor = -1
    draw()
  }
  map.on('moveend', viewChanged)
  map.on('resize', viewChanged)
  return {
    moveTo: (next) => {
      index = next
      draw()
    },
    remove: () => {
      map.off('moveend', viewChanged)
      map.off('resize', viewChanged)
      overlay.onRemove(map)
      element.remove()
    },
  }
}

/** What the map shows and half as much around it, so that a drag does not run into bare ground at once. */
function viewOf(map: MaplibreMap): Bounds {
  const bounds = map.getBounds()
  const width = (bounds.getEast() - bounds.getWest()) / 2
  const height = (bounds.getNorth() - bounds.getSouth()) / 2
  return [
    bounds.getWest() - width,
    bounds.getSouth() - height,
    bounds.getEast() + width,
    bounds.getNorth() + height,
  ]
}
