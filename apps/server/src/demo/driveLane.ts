import { type Lane, bendStep } from './DemoRoute.ts'

/**
 * Distance and speed at each second of a drive that begins and ends at standstill. The numbers have 32 bits, because
 * the drives of several days stay in memory.
 */
export interface Drive {
  meters: Float32Array
  /** The speed at each second, in km/h. */
  speeds: Float32Array
}

interface DriveConditions {
  random: () => number
  limitKmh: number
  toll: boolean
  /** Returns the speed of the traffic as a share (0 to 1) of `limitKmh`, at a number of seconds after the departure. */
  flow: (seconds: number) => number
}

const accelerate = 1.1
const brake = 1.7
const MAX_SECONDS = 3 * 3_600

interface Hold {
  at: number
  seconds: number
}

/** Simulates a drive along a lane with bends, traffic and red lights; it ends at standstill. */
export function driveLane(lane: Lane, conditions: DriveConditions): Drive {
  const { length } = lane.path
  const holds = [...placeHolds(length, conditions), { at: length, seconds: 0 }]
  const patches = placePatches(length, conditions)
  const drive = { meters: [0], speeds: [0] }
  let meters = 0
  let speed = 0
  let hold = 0
  let waiting = 0
  for (let second = 1; second < MAX_SECONDS; second += 1) {
    const next = holds[hold]
    if (next === undefined) break
    const remaining = next.at - meters
    if (remaining < 1.5 && speed < 2.5) {
      meters = next.at
      speed = 0
      waiting += 1
      if (waiting >= next.seconds) {
        hold += 1
        waiting = 0
      }
    } else {
      const free =
        conditions.limitKmh * conditions.flow(second) * (patches[Math.floor(meters / patchLength)] ?? 1)
      const wanted = Math.min(
        free / 3.6,
        bendSpeed(lane, meters, speed),
        Math.sqrt(2 * brake * Math.max(remaining, 0.4)),
      )
      speed += Math.min(Math.max(wanted - speed, -brake * 1.6), accelerate)
      speed = Math.max(0.8, speed)
      meters = Math.min(meters + speed, next.at)
    }
    drive.meters.push(meters)
    drive.speeds.push(speed * 3.6)
  }
  return { meters: Float32Array.from(drive.meters), speeds: Float32Array.from(drive.speeds) }
}

const patchLength = 400

/** Returns a random speed factor for each stretch of `patchLength` metres. */
function placePatches(length: number, { random, toll }: DriveConditions): number[] {
  const patches: number[] = []
  for (let start = 0; start <= length; start += patchLength) {
    const isJam = random() < (toll ? 0.04 : 0.08)
    patches.push(isJam ? between(random, 0.3, 0.55) : between(random, 0.85, 1.08))
  }
  return patches
}

/** Returns random stops: red lights in the city; on a toll road, only the toll gate. */
function placeHolds(length: number, { random, toll }: DriveConditions): Hold[] {
  if (toll) return [{ at: 600, seconds: between(random, 4, 15) }]
  const holds: Hold[] = []
  for (let at = between(random, 300, 700); at < length - 200; at += between(random, 550, 1_100)) {
    if (random() < 0.45) holds.push({ at, seconds: between(random, 8, 75) })
  }
  return holds
}

/** Returns the highest speed, m/s, from which a vehicle can still brake for the bends ahead. */
function bendSpeed(lane: Lane, meters: number, speed: number): number {
  const sight = Math.ceil((speed * speed) / (2 * brake) / bendStep) + 1
  const first = Math.floor(meters / bendStep)
  let allowed = Number.POSITIVE_INFINITY
  for (let ahead = 0; ahead <= sight; ahead += 1) {
    const limit = (lane.bendLimits[first + ahead] ?? 15) / 3.6
    allowed = Math.min(allowed, Math.sqrt(limit * limit + 2 * brake * ahead * bendStep * 0.8))
  }
  return allowed
}

/** Offset of WIB (Jakarta) from UTC. */
export const wibOffsetMs = 7 * 3_600_000

/** Speed of the traffic in each hour of a working day in Jakarta, as a share of the speed on an empty road. */
const flowByHour = [
  1, 1, 1, 1, 0.98, 0.9, 0.7, 0.48, 0.5, 0.62, 0.7, 0.72, 0.7, 0.72, 0.7, 0.62, 0.5, 0.42, 0.45, 0.58, 0.75,
  0.88, 0.95, 1,
]

/** Returns the speed of the traffic at a time, as a share (0 to 1); higher on toll roads and at weekends. */
export function flowAt(time: number, toll: boolean): number {
  const local = new Date(time + wibOffsetMs)
  const hour = local.getUTCHours()
  const part = local.getUTCMinutes() / 60
  const working = at(hour) + (at(hour + 1) - at(hour)) * part
  const isWeekend = local.getUTCDay() === 0 || local.getUTCDay() === 6
  const weekend = isWeekend ? 1 - (1 - working) * 0.5 : working
  return toll ? 1 - (1 - weekend) * 0.55 : weekend
}

function at(hour: number): number {
  return flowByHour[hour % 24] ?? 1
}

/** Returns a random number generator (0 to below 1); the same seed gives the same numbers. */
export function createRandom(seed: string): () => number {
  let state = hashText(seed)
  // The algorithm is mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random()
}

function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  }
  return hash | 0
}
