/** Width of the whole world at zoom 0, in px. */
const WORLD = 512

/** A part of a map, in px from its left and top edge. */
export interface MapPart {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the map centre (Web Mercator) with which a place appears in the middle of a part of the map. */
export function centreWith(
  place: { x: number; y: number },
  zoom: number,
  { left, top, right, bottom }: MapPart,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const perPixel = 1 / (WORLD * 2 ** zoom)
  return {
    x: place.x + ((width - left - right) / 2) * perPixel,
    y: place.y + ((height - top - bottom) / 2) * perPixel,
  }
}
