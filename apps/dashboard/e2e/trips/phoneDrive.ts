const METRES_PER_DEGREE = 111_195
const STEP_MS = 10_000

/** A position from the location service of a phone. */
export interface PhoneFix {
  time: number
  lat: number
  lng: number
  /** Speed in m/s. */
  speed: number
  heading: number
}

/** One part of a drive with a constant direction and speed; speed 0 is a stop. */
interface Leg {
  seconds: number
  heading: number
  speed: number
}

const legs: readonly Leg[] = [
  { seconds: 160, heading: 90, speed: 12 },
  { seconds: 40, heading: 45, speed: 6 },
  { seconds: 200, heading: 10, speed: 20 },
  { seconds: 100, heading: 330, speed: 9 },
  { seconds: 420, heading: 330, speed: 0 },
  { seconds: 30, heading: 90, speed: 10 },
]

/**
 * Returns the positions of a drive through town, a stop of seven minutes, and the start of the next drive. The time of
 * the last position is `end`.
 */
export function drive(end: number): PhoneFix[] {
  const seconds = legs.reduce((sum, leg) => sum + leg.seconds, 0)
  let at = { time: end - seconds * 1000, lat: -7.2575, lng: 112.7521 }
  const fixes: PhoneFix[] = [{ ...at, speed: 0, heading: 90 }]
  for (const leg of legs) {
    for (let passed = 0; passed < leg.seconds * 1000; passed += STEP_MS) {
      at = move(at, leg)
      fixes.push({ ...at, speed: leg.speed, heading: leg.heading })
    }
  }
  return fixes
}

function move(from: { time: number; lat: number; lng: number }, { heading, speed }: Leg) {
  const angle = (heading * Math.PI) / 180
  const degrees = (speed * STEP_MS) / 1000 / METRES_PER_DEGREE
  return {
    time: from.time + STEP_MS,
    lat: from.lat + degrees * Math.cos(angle),
    lng: from.lng + (degrees * Math.sin(angle)) / Math.cos((from.lat * Math.PI) / 180),
  }
}
