const EARTH_KM = 6371.0088
const RADIAN = Math.PI / 180

/** Radians, a little over a kilometre: so near, the earth is flat to a millionth of the way. */
const NEAR = 0.0002

/** Kilometres between two places along the sphere. */
export function distanceKm(lng: number, lat: number, toLng: number, toLat: number): number {
  const north = (toLat - lat) * RADIAN
  const east = (toLng - lng) * RADIAN
  // The steps of a trip are short, and there are many: one cosine instead of five functions.
  if (Math.abs(north) < NEAR && Math.abs(east) < NEAR) {
    const along = east * Math.cos(lat * RADIAN + north / 2)
    return EARTH_KM * Math.sqrt(north * north + along * along)
  }
  const up = Math.sin(north / 2)
  const aside = Math.sin(east / 2)
  const part = up * up + Math.cos(lat * RADIAN) * Math.cos(toLat * RADIAN) * aside * aside
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** The longitude that is the same meridian but nearest to another one. */
export function nearestLng(lng: number, to: number): number {
  return lng + 360 * Math.round((to - lng) / 360)
}

/** The world's height and width are 1, as the map's projection draws it. */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360
}

/** South of 0 and north of 1 the projection ends, at 85.05 degrees. */
export function mercatorY(lat: number): number {
  const within = Math.min(85.0511, Math.max(-85.0511, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (within * RADIAN) / 2)) / (2 * Math.PI)
}
