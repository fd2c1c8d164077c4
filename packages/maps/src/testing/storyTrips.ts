import { tripData } from '../trip/tripData.ts'

/** A trip with three points at the same place. */
export const onTheSpot = tripData(
  ['07:00:00', '07:10:00', '07:20:00'].map((time) => ({
    lat: -6.2,
    lng: 106.8,
    speed: 0,
    time: `2026-11-19T${time}+07:00`,
  })),
)

/** Returns a trip of 100,000 points over six days. It has more stops and speeding stretches than the lists show. */
export function longTrip() {
  const start = Date.parse('2026-11-14T00:00:00Z')
  return tripData(
    Array.from({ length: 100_000 }, (_, index) => {
      const standing = index % 400 < 40
      const speed = standing ? 0 : 55 + 35 * Math.sin(index / 60) + 8 * Math.sin(index / 3)
      // The vehicle drives in circles, to stay on land.
      const turn = (index - (index % 400 < 40 ? index % 400 : 40)) / 3000
      return {
        lat: -6.6 + 0.2 * Math.sin(turn),
        lng: 106.9 + 0.2 * Math.cos(turn),
        speed,
        time: new Date(start + index * 5000).toISOString(),
      }
    }),
  )
}

/** Returns two hours at 1 Hz in which the speed crosses 80 km/h every other second, in three stretches. */
export function aroundTheLimit() {
  const start = Date.parse('2026-11-20T01:00:00Z')
  return tripData(
    Array.from({ length: 7200 }, (_, second) => ({
      lat: -6.2,
      lng: 106.6 + second / 5000,
      speed: (second % 2400 < 600 ? 80 : 65) + (second % 2 === 0 ? 1.5 : -1),
      time: new Date(start + second * 1000).toISOString(),
    })),
  )
}
