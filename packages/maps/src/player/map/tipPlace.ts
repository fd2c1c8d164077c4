/** Half the width of the widest tip (the text bubble of a marker) plus its margin to the edge of the map, in pixels. */
const HALF_TIP = 96
/** Space in pixels that a tip above the marker needs, including notices at the top of the map. */
const ROOM_ABOVE = 150

interface TipPlace {
  side: 'above' | 'below'
  /** Horizontal offset of the tip from the marker's centre, in pixels. */
  aside: number
}

/** Places the tip (text bubble) of a marker at `x`, `y` so that it fits into a map `width` wide; all in pixels. */
export function tipPlace(x: number, y: number, width: number): TipPlace {
  const most = Math.max(HALF_TIP, width - HALF_TIP)
  const middle = Math.min(Math.max(x, HALF_TIP), most)
  return { side: y < ROOM_ABOVE ? 'below' : 'above', aside: Math.round(middle - x) }
}
