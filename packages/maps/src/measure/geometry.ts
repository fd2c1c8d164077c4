const EARTH_KM = 6371.0088
/** Length of the equator in km in Web Mercator, which uses an Earth radius of 6378.137 km. */
const EQUATOR_KM = 40_075.017
const RADIAN = Math.PI / 180

/** Distance in radians (about 1.3 km) up to which the flat-earth formula is exact to one millionth. */
const NEAR = 0.0002

/** Returns the great-circle distance between two places in kilometres. */
export function distanceKm(lng: number, lat: number, toLng: number, toLat: number): number {
  const north = (toLat - lat) * RADIAN
  const east = (toLng - lng) * RADIAN
  // Fast path with one cosine, because most steps of a trip are short.
  if (Math.abs(north) < NEAR && Math.abs(east) < NEAR) {
    const along = east * Math.cos(lat * RADIAN + north / 2)
    return EARTH_KM * Math.sqrt(north * north + along * along)
  }
  const up = Math.sin(north / 2)
  const aside = Math.sin(east / 2)
  const part = up * up + Math.cos(lat * RADIAN) * Math.cos(toLat * RADIAN) * aside * aside
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Returns the same meridian as `lng`, shifted by multiples of 360° to be nearest to `to`. */
export function nearestLng(lng: number, to: number): number {
  return lng + 360 * Math.round((to - lng) / 360)
}

/** Returns the Web Mercator x of a longitude, from 0 (west) to 1 (east). */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360
}

/** Returns the Web Mercator y of a latitude, from 0 (north) to 1 (south); clamped at 85.05°. */
export function mercatorY(lat: number): number {
  const within = Math.min(85.0511, Math.max(-85.0511, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * RADIAN) / 2)) / (2 * Math.PI)
}

/** Returns the longitude of a Web Mercator x, wrapped to −180° to 180°. */
export function lngOf(x: number): number {
  return (x - Math.floor(x)) * 360 - 180
}

/** Returns the latitude of a Web Mercator y. */
export function latOf(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIAN
}

/** Returns the shortest way from one Web Mercator x to another, also across the antimeridian; negative to the west. */
export function shortWay(from: number, to: number): number {
  const way = to - from
  return way - Math.round(way)
}

/** Returns the length of the circle of latitude at a Web Mercator y, in kilometres. */
export function worldWidthKm(y: number): number {
  return EQUATOR_KM / Math.cosh(Math.PI * (1 - 2 * y))
}

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
