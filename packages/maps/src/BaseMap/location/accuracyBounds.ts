const EARTH_M = 40_075_016.686
/** Width of the whole world at zoom 0, in px. */
const WORLD_PX = 512

interface Circle {
  lng: number
  lat: number
  /** Radius in metres. */
  accuracy: number
}

/** Returns the rectangle around a circle: west, south, east, north in degrees. */
export function accuracyBounds({ lng, lat, accuracy }: Circle): [number, number, number, number] {
  const north = (accuracy / EARTH_M) * 360
  const east = north / Math.cos((lat * Math.PI) / 180)
  return [lng - east, lat - north, lng + east, lat + north]
}

/** Returns the width of the circle in px at a zoom. */
export function accuracyWidth({ lat, accuracy }: Circle, zoom: number): number {
  return (2 * accuracy * WORLD_PX * 2 ** zoom) / (EARTH_M * Math.cos((lat * Math.PI) / 180))
}
