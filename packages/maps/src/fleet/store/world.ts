/** Web Mercator as a unit square: x grows eastwards from the antimeridian, y southwards. */
export const worldX = (lng: number) => (lng + 180) / 360

export function worldY(lat: number) {
  const sine = Math.sin((Math.min(85.051129, Math.max(-85.051129, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

export const lngOf = (x: number) => (x - Math.floor(x)) * 360 - 180

export const latOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** The way from one x to another round the world, the short way. */
export const shortWay = (from: number, to: number) => {
  const way = to - from
  return way - Math.round(way)
}

const EQUATOR_KM = 40_075.017

/** How many kilometres one unit of the square is at this y. */
export const kilometresAt = (y: number) => EQUATOR_KM / Math.cosh(Math.PI * (1 - 2 * y))
