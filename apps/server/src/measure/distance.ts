/** Latitude and longitude of a place in degrees (WGS 84). */
export interface Coordinate {
  lat: number
  lng: number
}

/** The place of a vehicle at `time`, which is in milliseconds since 1970. */
export interface TimedCoordinate extends Coordinate {
  time: number
}

/** Length of a degree of latitude, or of a degree of longitude at the equator, in metres. */
export const metresPerDegree = 111_195
const earthRadiusKm = 6371.0088
const radians = Math.PI / 180

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: Coordinate, to: Coordinate): number {
  const halfLat = Math.sin(((to.lat - from.lat) * radians) / 2)
  const halfLng = Math.sin(((to.lng - from.lng) * radians) / 2)
  const chord =
    halfLat * halfLat + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * halfLng * halfLng
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns the initial bearing in degrees clockwise from north, 0 to below 360. */
export function bearing(from: Coordinate, to: Coordinate): number {
  const deltaLng = (to.lng - from.lng) * radians
  const y = Math.sin(deltaLng) * Math.cos(to.lat * radians)
  const x =
    Math.cos(from.lat * radians) * Math.sin(to.lat * radians) -
    Math.sin(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos(deltaLng)
  return (Math.atan2(y, x) / radians + 360) % 360
}
