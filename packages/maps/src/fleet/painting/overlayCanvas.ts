import type { MaplibreMap } from '../../BaseMap/MapContext.ts'

/** The highest pixel ratio of the canvas; a higher ratio costs time without a visible difference. */
const MAX_PIXEL_RATIO = 2

/** Adds a canvas above the map and below its controls; the canvas does not block gestures. */
export function overlayCanvas(map: MaplibreMap) {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' })
  map.getCanvasContainer().append(canvas)
  const pen = canvas.getContext('2d')
  const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1)
  const size = { width: 0, height: 0 }
  const fit = () => {
    const { clientWidth, clientHeight } = map.getContainer()
    Object.assign(size, { width: clientWidth, height: clientHeight })
    canvas.width = Math.round(clientWidth * ratio)
    canvas.height = Math.round(clientHeight * ratio)
    Object.assign(canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` })
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  fit()
  map.on('resize', fit)
  return {
    pen,
    ratio,
    /** Size of the map in CSS pixels. Cached, because measuring the element forces a layout. */
    size,
    remove() {
      map.off('resize', fit)
      canvas.remove()
    },
  }
}
