import { createBaseMap } from '../BaseMap/createBaseMap.ts'
import type { MaplibreMap } from '../BaseMap/MapContext.ts'
import type { MapsTexts } from '../locales/id.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { tripView } from '../trip/tripView.ts'
import type { Bounds } from '../trip/tripData.ts'
import type { MapColours } from '../look/mapColours.ts'
import { mercatorX, mercatorY } from '../measure/geometry.ts'

/** A printable image of a map with a trip. */
export interface PaperPicture {
  /** Data URL of the image. */
  url: string
  /** Attribution of the map; empty without a map. */
  attribution: string
}

/** Width and height of the image in pixels; the image is printed as wide as the sheet. */
export const PICTURE_WIDTH = 1280
export const PICTURE_HEIGHT = 760

/** Returns the position of a place in the image, in pixels. */
export type Project = (lng: number, lat: number) => [x: number, y: number]

const MAX_WAIT_MS = 8000

interface PaperMapOptions {
  bounds: Bounds
  config: MapConfig
  colours: MapColours
  texts: MapsTexts
}

interface PaperMap {
  canvas: HTMLCanvasElement
  project: Project
  attribution: string
}

/**
 * Creates an off-screen map of the whole trip and calls `read` while the canvas of the map can be read. Returns false
 * if no map can be drawn within MAX_WAIT_MS.
 */
export async function withPaperMap(
  options: PaperMapOptions,
  read: (map: PaperMap) => void,
): Promise<boolean> {
  const container = document.createElement('div')
  container.inert = true
  container.ariaHidden = 'true'
  Object.assign(container.style, {
    position: 'fixed',
    left: `-${2 * PICTURE_WIDTH}px`,
    width: `${PICTURE_WIDTH}px`,
    height: `${PICTURE_HEIGHT}px`,
  })
  document.body.append(container)
  const { bounds, ...look } = options
  const made = createBaseMap({
    ...look,
    container,
    view: tripView(bounds),
    onStatus: () => {},
    onTilesFailed: () => {},
    onSatelliteFailed: () => {},
  })
  try {
    return made !== null && (await readWhenDrawn(made.map, read))
  } finally {
    made?.map.remove()
    container.remove()
  }
}

function readWhenDrawn(map: MaplibreMap, read: (map: PaperMap) => void) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), MAX_WAIT_MS)
    map.once('idle', () => {
      // A WebGL canvas can be read only during the render event.
      map.once('render', () => {
        const canvas = map.getCanvas()
        const scale = canvas.width / PICTURE_WIDTH
        read({
          canvas,
          project: (lng, lat) => {
            const { x, y } = map.project([lng, lat])
            return [x * scale, y * scale]
          },
          attribution: map.getContainer().querySelector('.maplibregl-ctrl-attrib-inner')?.textContent ?? '',
        })
        clearTimeout(timer)
        resolve(true)
      })
      map.triggerRepaint()
    })
  })
}

const MARGIN = 60

/** Returns a projection that fits a box into a picture; a single place is centred. */
export function plainProject([west, south, east, north]: Bounds, width: number, height: number): Project {
  const [left, right] = [mercatorX(west), mercatorX(east)]
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  const scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
  // Identical points have no extent, so the scale is infinite.
  const size = Number.isFinite(scale) ? scale : 0
  return (lng, lat) => [
    width / 2 + (mercatorX(lng) - (left + right) / 2) * size,
    height / 2 + (mercatorY(lat) - (top + bottom) / 2) * size,
  ]
}
