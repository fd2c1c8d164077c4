import type { InitialView } from '../createBaseMap.ts'
import { mercatorX, mercatorY, shortWay } from '../../measure/geometry.ts'
import { centreWith, type MapPart } from '../../measure/mapPart.ts'

/** Width of the whole world at zoom 0 in MapLibre, and of a vector tile, in px. */
export const WORLD = 512
const FURTHEST = 2
/** Highest zoom of the first view of a map, and of a view that shows a box. */
const CLOSEST_FIT = 16
/** Padding around a box in px. */
const everySide = { left: 56, top: 56, right: 56, bottom: 56 }

/** A view of the still map: its centre in Web Mercator (0 to 1), and an integer zoom level. */
export interface StillView {
  x: number
  y: number
  zoom: number
}

/** A view with the size of the picture and the width of the whole world, all in px. */
export interface StillCamera extends StillView {
  worldSize: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Returns the camera of a view. */
export function cameraOf(view: StillView, size: Size): StillCamera {
  return { ...view, ...size, worldSize: WORLD * 2 ** view.zoom }
}

/**
 * Returns the view that shows a box (west, south, east, north in degrees) in the middle of `part`, at the highest
 * integer zoom at which the box fits. `part` is a part of the picture, in px.
 */
export function viewWithin(
  [west, south, east, north]: readonly number[],
  size: Size,
  part: MapPart,
): StillView {
  const [left, right] = [mercatorX(west ?? 0), mercatorX(east ?? 0)]
  const [top, bottom] = [mercatorY(north ?? 0), mercatorY(south ?? 0)]
  const across = Math.max(1, part.right - part.left) / WORLD / (right - left)
  const down = Math.max(1, part.bottom - part.top) / WORLD / (bottom - top)
  const zoom = clampZoom(Math.floor(Math.log2(Math.min(across, down))), CLOSEST_FIT)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return { ...centreWith(middle, zoom, part, size), zoom }
}

/** Returns the first view of a map. */
export function firstView(view: InitialView, size: Size): StillView {
  if ('bounds' in view) {
    const { left = 0, top = 0, right = 0, bottom = 0 } = view.padding?.(size.width) ?? everySide
    return viewWithin(view.bounds, size, {
      left,
      top,
      right: size.width - right,
      bottom: size.height - bottom,
    })
  }
  const [lng, lat] = view.center
  return { x: mercatorX(lng), y: mercatorY(lat), zoom: clampZoom(Math.round(view.zoom), CLOSEST_FIT) }
}

/** Limits a zoom to the range of the still map, from FURTHEST to `most`. */
export function clampZoom(zoom: number, most: number): number {
  return Math.min(most, Math.max(FURTHEST, zoom))
}

/** Converts a point in Web Mercator to its position on the canvas, in px. */
export function pixelOf(camera: StillCamera, x: number, y: number): [x: number, y: number] {
  return [
    camera.width / 2 + shortWay(camera.x, x) * camera.worldSize,
    camera.height / 2 + (y - camera.y) * camera.worldSize,
  ]
}

export interface TilePlace {
  z: number
  x: number
  y: number
  /** The upper left corner and the width of the tile on the canvas, in px. */
  left: number
  top: number
  size: number
}

/** Returns the tiles that cover the still map, at the zoom of the view but at most `maxZoom`; none below `minZoom`. */
export function tilesInView(camera: StillCamera, minZoom: number, maxZoom: number): TilePlace[] {
  const z = Math.min(maxZoom, camera.zoom)
  if (z < minZoom) return []
  const size = camera.worldSize / 2 ** z
  const [left, top] = [
    camera.x * camera.worldSize - camera.width / 2,
    camera.y * camera.worldSize - camera.height / 2,
  ]
  const places: TilePlace[] = []
  for (let y = Math.floor(top / size); y * size < top + camera.height; y += 1) {
    if (y < 0 || y >= 2 ** z) continue
    for (let x = Math.floor(left / size); x * size < left + camera.width; x += 1) {
      const wrapped = ((x % 2 ** z) + 2 ** z) % 2 ** z
      places.push({ z, x: wrapped, y, left: x * size - left, top: y * size - top, size })
    }
  }
  return places
}
