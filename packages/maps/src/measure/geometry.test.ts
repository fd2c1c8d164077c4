import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceKm } from './geometry.ts'

const EARTH_KM = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance in km by the haversine formula. */
function haversine(lng: number, lat: number, toLng: number, toLat: number) {
  const up = Math.sin(radians(toLat - lat) / 2) ** 2
  const aside = Math.sin(radians(toLng - lng) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(up + Math.cos(radians(lat)) * Math.cos(radians(toLat)) * aside))
}

it('distanceKm agrees with the haversine formula to one millionth, for short and long distances', () => {
  const degrees = fc.double({ min: -0.03, max: 0.03, noNaN: true })
  const lng = fc.double({ min: -179, max: 179, noNaN: true })
  const lat = fc.double({ min: -80, max: 80, noNaN: true })
  const far = fc.double({ min: -9, max: 9, noNaN: true })
  fc.assert(
    fc.property(lng, lat, fc.oneof(degrees, far), fc.oneof(degrees, far), (x, y, east, north) => {
      const km = haversine(x, y, x + east, y + north)
      expect(Math.abs(distanceKm(x, y, x + east, y + north) - km)).toBeLessThanOrEqual(km * 1e-6 + 1e-8)
    }),
    { numRuns: 5000 },
  )
})
