import { latOf, lngOf } from '../../measure/geometry.ts'
import { PEEK_HEIGHT, type SheetHeight } from '../../workspace/sheetHeight.ts'

/** Width of MapLibre's world at zoom 0, in px. */
const WORLD = 512
/** What lies over the top of the map on phones, in px. */
const TOP = 60

/** The part of the map that a sheet leaves free, in px from the top; `sheet` is null where there is no sheet. */
export function freePart(sheet: SheetHeight | null, height: number): { top: number; bottom: number } {
  if (sheet === null) return { top: 0, bottom: height }
  // The full sheet leaves only a strip: what it hides shows once the user lowers it.
  return { top: TOP, bottom: height - (sheet === 'peek' ? PEEK_HEIGHT : height / 2) }
}

/** Returns how far the middle of a map lies below the middle of its free part, in px. */
export function middleBelow(sheet: SheetHeight | null, height: number): number {
  const { top, bottom } = freePart(sheet, height)
  return (height - top - bottom) / 2
}

/** Returns the centre of the map that shows a place (Web Mercator) `below` px above the middle. */
export function centreWith(x: number, y: number, zoom: number, below: number): [lng: number, lat: number] {
  return [lngOf(x), latOf(y + below / (WORLD * 2 ** zoom))]
}
