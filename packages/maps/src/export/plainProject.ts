import { mercatorX, mercatorY } from '../trip/geometry.ts'
import type { Bounds } from '../trip/tripData.ts'
import type { Project } from './PaperPicture.ts'

const MARGIN = 60

/** Fits a trip into a picture without a map; a single place lies in the middle. */
export function plainProject([west, south, east, north]: Bounds, width: number, height: number): Project {
  const [left, right] = [mercatorX(west), mercatorX(east)]
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  const scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
  // Identical points have no extent to fit.
  const size = Number.isFinite(scale) ? scale : 0
  return (lng, lat) => [
    width / 2 + (mercatorX(lng) - (left + right) / 2) * size,
    height / 2 + (mercatorY(lat) - (top + bottom) / 2) * size,
  ]
}
