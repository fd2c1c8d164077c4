import { MAX_SPEED_KMH } from '../RecordingError.ts'
import type { Reading, ReadingNotes, RefusalReason, ReadingOptions } from '../Reading.ts'
import type { ReadTime, TimeReader } from '../TimeReader.ts'
import { type SpeedUnit, speedUnitOfName, toKmh } from '../../measure/speedUnit.ts'
import { parseCoordinate, parseNumber } from '../../parse/parseNumber.ts'
import { type FieldRole, isUtcName, normalizeName } from '../fieldNames.ts'

/** A position of a file. It is parsed and converted, but not yet validated. */
interface ParsedPosition {
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
function coordinateProblem(lat: number | null, lng: number | null): RefusalReason | null {
  if (lat === null || lng === null) return 'coordinate-missing'
  if (Number.isNaN(lat) || Number.isNaN(lng)) return 'coordinate-unreadable'
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return 'coordinate-impossible'
  if (Math.abs(lat) < zeroTolerance && Math.abs(lng) < zeroTolerance) return 'coordinate-zero'
  return null
}

export interface RecordLayout {
  unit: SpeedUnit
  isUtc: boolean
  /** Whether the coordinates are integers in units of 1e-7 degrees. */
  isE7: boolean
}

/** Returns the text of the field that has a role; null if there is none or it is empty. */
export type FieldText = (role: FieldRole) => string | null

/** Finds out how to read records whose fields have these names. */
export function findLayout(
  names: readonly string[],
  nameOf: (role: FieldRole) => string | undefined,
  options: ReadingOptions,
  notes: ReadingNotes,
): RecordLayout {
  const unit = options.speedUnit ?? definedUnit(names)
  if (unit === null) notes.isSpeedUnitAssumed = true
  const isNamedUtc = [nameOf('time'), nameOf('date')].some((name) => name !== undefined && isUtcName(name))
  return {
    unit: unit ?? 'kmh',
    isUtc: isNamedUtc,
    isE7: normalizeName(nameOf('lat') ?? '').endsWith('e7'),
  }

  function definedUnit(all: readonly string[]): SpeedUnit | null {
    const named = speedUnitOfName(normalizeName(nameOf('speed') ?? ''))
    return named === 'kmh' ? unitOfFormat(all.map(normalizeName)) : named
  }
}

/** Names of fields that tell which program wrote a file, and the unit in which that program writes speeds. */
const programs: { names: readonly string[]; unit: SpeedUnit }[] = [
  // GPSLogger
  { names: ['time', 'accuracy', 'provider', 'speed'], unit: 'ms' },
  // Traccar's export
  { names: ['devicetime', 'fixtime', 'valid', 'speed'], unit: 'knot' },
  // Google's location history
  { names: ['latitudee7', 'longitudee7'], unit: 'ms' },
]

/** Returns the unit of speeds that a program defines; null if no known program wrote fields with these names. */
function unitOfFormat(normalized: readonly string[]): SpeedUnit | null {
  return programs.find(({ names }) => names.every((name) => normalized.includes(name)))?.unit ?? null
}

/** Values of a column that says whether a position is valid. */
const invalid = /^(?:false|0|no|no fix|void|v)$/i

export function buildRecord(
  line: number,
  text: FieldText,
  layout: RecordLayout,
  notes: ReadingNotes,
  times: TimeReader,
): Reading {
  const valid = text('valid')
  if (valid !== null && invalid.test(valid)) return { line, reason: 'position-invalid' }
  const date = text('date')
  return buildPoint(
    {
      line,
      deviceKey: text('imei') ?? text('vehicle') ?? text('track'),
      trackKey: text('track'),
      timeText: date === null ? (text('time') ?? '') : times.join(date, text('time') ?? ''),
      isUtc: layout.isUtc,
      lat: readCoordinate(text, 'lat', layout),
      lng: readCoordinate(text, 'lon', layout),
      speed: toKmh(parseNumber(text('speed') ?? '', true), layout.unit),
      heading: parseNumber(text('heading') ?? '', true),
    },
    notes,
    times,
  )
}

function readCoordinate(text: FieldText, axis: 'lat' | 'lon', { isE7 }: RecordLayout): number | null {
  const value = text(axis)
  if (value === null) return null
  const hemisphere = text(axis === 'lat' ? 'latHemisphere' : 'lonHemisphere')
  const read = parseCoordinate(hemisphere === null ? value : `${value} ${hemisphere}`, axis)
  return read === null || !isE7 ? read : read / 1e7
}
