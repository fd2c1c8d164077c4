import type { MaplibreMap } from '../BaseMap/MapContext.ts'

/** More than two pixels a point cost time that no eye sees. */
const MOST_DENSE = 2

/** A canvas over the map's own and under its controls, which lets every gesture through. */
export function overlayCanvas(map: MaplibreMap) {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' })
  map.getCanvasContainer().append(canvas)
  const pen = canvas.getContext('2d')
  const ratio = Math.min(MOST_DENSE, window.devicePixelRatio || 1)
  let size = { width: 0, height: 0 }
  return {
    pen,
    ratio,
    /** Makes the canvas as large as the map; answers its size in CSS pixels. */
    fit(of: MaplibreMap) {
      const { clientWidth: width, clientHeight: height } = of.getContainer()
      if (width === size.width && height === size.height) return size
      size = { width, height }
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
      pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
      return size
    },
    remove: () => canvas.remove(),
  }
}
