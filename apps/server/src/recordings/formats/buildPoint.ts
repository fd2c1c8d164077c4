import { MAX_SPEED_KMH } from '../limits.ts'
import type { Reading, ReadingNotes, RefusalReason } from '../Reading.ts'
import type { ReadTime, TimeReader } from '../TimeReader.ts'

/** A position of a file. It is parsed and converted, but not yet validated. */
export interface ParsedPosition {
  line: number
  deviceKey: string | null
  trackKey: string | null
  timeText: string
  /** Whether the format defines that a time without a zone is UTC. */
  isUtc?: boolean
  lat: number | null
  lng: number | null
  /** Speed in km/h. */
  speed: number | null
  heading: number | null
}

/** Validates a position. Returns a point, or the reason why it is refused. Counts dropped values in `notes`. */
export function buildPoint(position: ParsedPosition, notes: ReadingNotes, times: TimeReader): Reading {
  const problem = coordinateProblem(position.lat, position.lng)
  if (problem !== null || position.lat === null || position.lng === null) {
    return { line: position.line, reason: problem ?? 'coordinate-missing' }
  }
  const read = times.read(position.timeText, position.line, position.isUtc)
  noteTime(read, position.line, notes)
  return {
    line: position.line,
    deviceKey: position.deviceKey,
    trackKey: position.trackKey,
    time: read.time,
    ...(read.problem === undefined ? {} : { timeProblem: read.problem }),
    lat: position.lat,
    lng: position.lng,
    speed: possibleSpeed(position.speed, notes),
    heading: possibleHeading(position.heading, notes),
  }
}

function noteTime(read: ReadTime, line: number, { leapSeconds, rolledOver }: ReadingNotes): void {
  if (read.isLeapSecond === true) leapSeconds.add(line)
  if (read.isRolledOver !== true) return
  rolledOver[read.time === null ? 'future' : 'past'] += 1
  rolledOver.line ??= line
}

function possibleSpeed(speed: number | null, notes: ReadingNotes): number | null {
  if (speed === null) return null
  if (speed >= 0 && speed <= MAX_SPEED_KMH) return speed
  notes.impossibleSpeeds += 1
  return null
}

function possibleHeading(heading: number | null, notes: ReadingNotes): number | null {
  if (heading === null) return null
  if (heading >= 0 && heading <= 360) return heading % 360
  notes.impossibleHeadings += 1
  return null
}

/** A position this close to 0, 0, in degrees (about 11 m), is wrong: trackers without a position write 0, 0. */
const zeroTolerance = 1e-4

/** Returns why coordinates are invalid; null if they are valid. */
export function coordinateProblem(lat: number | null, lng: number | null): RefusalReason | null {
  if (lat === null || lng === null) return 'coordinate-missing'
  if (Number.isNaN(lat) || Number.isNaN(lng)) return 'coordinate-unreadable'
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return 'coordinate-impossible'
  if (Math.abs(lat) < zeroTolerance && Math.abs(lng) < zeroTolerance) return 'coordinate-zero'
  return null
}
