export interface Point {
  lat: number
  lng: number
  /** Speed in km/h. */
  speed: number
  status: { text: string }
}

/** Seconds between two points. */
export const interval = 5

/** Returns `count` points of a drive near Jakarta: a seeded random walk. */
export function trip(count: number, seed = 1): Point[] {
  const random = seededRandom(seed)
  let [lat, lng, heading, speed] = [-6.2, 106.82, 0, 30]
  return Array.from({ length: count }, () => {
    heading += (random() - 0.5) * 1.2
    speed = Math.min(80, Math.max(0, speed + (random() - 0.5) * 12))
    const degrees = ((speed / 3600) * interval) / 111.2
    lat += Math.cos(heading) * degrees
    lng += Math.sin(heading) * degrees
    return {
      lat: round(lat, 6),
      lng: round(lng, 6),
      speed: round(speed, 1),
      status: { text: speed < 1 ? 'berhenti' : 'bergerak' },
    }
  })
}

function round(value: number, digits: number) {
  return Number(value.toFixed(digits))
}

/** Returns a seeded random number generator (mulberry32). */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
