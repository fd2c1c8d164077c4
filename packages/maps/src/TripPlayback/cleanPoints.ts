import { findSpikes } from './findSpikes.ts'

/** A point as a server may send it: of a `GpsPoint`'s fields, each may be anything. */
export type RawPoint = {
  lat?: unknown
  lng?: unknown
  speed?: unknown
  heading?: unknown
  time?: unknown
} | null

/** A point that is a place on earth. */
export type Position = { lat: number; lng: number } & NonNullable<RawPoint>

export type LeftOutReason = 'notANumber' | 'outOfRange' | 'noFix' | 'duplicate' | 'spike'

/** A point that was left out: its number in what the server sent, and why. */
export interface LeftOutPoint {
  index: number
  reason: LeftOutReason
  point: RawPoint | undefined
}

export interface CleanPoints {
  points: Position[]
  /** Epoch milliseconds, NaN where none was recorded. */
  times: Float64Array
  leftOut: LeftOutPoint[]
  /** Points that had come after a later one and were put in their place. */
  reordered: number
}

/**
 * Leaves out what is no position, what was sent twice and single spikes, and puts timed points in order; says what it
 * left out. Where one time is missing the order is that of the server, and nothing counts as sent twice.
 */
export function cleanPoints(raw: readonly RawPoint[]): CleanPoints {
  const leftOut: LeftOutPoint[] = []
  const leave = (index: number, reason: LeftOutReason) => {
    leftOut.push({ index, reason, point: raw[index] })
  }
  const kept: Kept[] = []
  raw.forEach((point, index) => {
    const reason = whyNoPosition(point)
    if (reason) leave(index, reason)
    else if (isPosition(point)) kept.push({ index, point, time: timeOf(point) })
  })
  const timed = kept.length > 0 && kept.every(({ time }) => !Number.isNaN(time))
  const reordered = timed ? outOfOrder(kept) : 0
  if (reordered > 0) kept.sort((a, b) => a.time - b.time)
  const once = timed ? kept.filter((entry, index) => !isRepeated(entry, kept[index - 1])) : kept
  if (once.length < kept.length) {
    const stay = new Set(once)
    for (const entry of kept) if (!stay.has(entry)) leave(entry.index, 'duplicate')
  }
  const spikes = findSpikes(
    once.map(({ point }) => point),
    timed ? once.map(({ time }) => time) : null,
  )
  for (const spike of spikes) leave(once[spike]?.index ?? 0, 'spike')
  const clean = spikes.size > 0 ? once.filter((_, index) => !spikes.has(index)) : once
  return {
    points: clean.map(({ point }) => point),
    times: Float64Array.from(clean, ({ time }) => time),
    leftOut,
    reordered,
  }
}

interface Kept {
  index: number
  point: Position
  time: number
}

/** Whether a point is a place on earth; 0, 0 is what trackers send without a fix. */
export function isPosition(point: RawPoint | undefined): point is Position {
  return whyNoPosition(point) === null
}

function whyNoPosition(point: RawPoint | undefined): LeftOutReason | null {
  const { lat, lng } = point ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number' || Number.isNaN(lat + lng)) return 'notANumber'
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return 'outOfRange'
  return lat === 0 && lng === 0 ? 'noFix' : null
}

function timeOf({ time }: Position) {
  return typeof time === 'string' ? Date.parse(time) : Number.NaN
}

function outOfOrder(points: readonly Kept[]) {
  let latest = -Infinity
  let count = 0
  for (const { time } of points) {
    if (time < latest) count += 1
    else latest = time
  }
  return count
}

function isRepeated(entry: Kept, before: Kept | undefined) {
  return (
    before !== undefined &&
    before.time === entry.time &&
    before.point.lat === entry.point.lat &&
    before.point.lng === entry.point.lng
  )
}
