/** Half the width of the widest tip, with the margin that it keeps from the map's edge. */
const HALF_TIP = 96
/** Height that a tip above the marker needs, with what may float over the top of the map. */
const ROOM_ABOVE = 150

interface TipPlace {
  side: 'above' | 'below'
  /** Pixels that the tip stands aside from the marker's middle. */
  aside: number
}

/** Where the tip of a marker at `x`, `y` (pixels) goes, so that a map `width` wide shows it whole. */
export function tipPlace(x: number, y: number, width: number): TipPlace {
  const most = Math.max(HALF_TIP, width - HALF_TIP)
  const middle = Math.min(Math.max(x, HALF_TIP), most)
  return { side: y < ROOM_ABOVE ? 'below' : 'above', aside: Math.round(middle - x) }
}
