import { parseTime } from '../../parse/parseTime.ts'
import { toKmh } from '../../measure/speedUnit.ts'
import type { ReportedPosition } from '../Intake.ts'
import type { RawPosition } from './extractPosition.ts'
import { hasValue, readNumber, readInRange, FieldError } from './rawValues.ts'

/** Maximum speed, whatever its unit. A higher speed becomes null. */
const MAX_SPEED = 2000
/**
 * Maximum accuracy in metres. A larger value is reduced to this one, so that `checkPosition` still refuses it as
 * inaccurate. With null instead, `checkPosition` would accept the position.
 */
const MAX_ACCURACY = 1_000_000

/**
 * Parses a position and converts its units. Returns null if it has no coordinates. Throws an error 400 for unreadable
 * coordinates; other unreadable values become null. `arrived` (milliseconds since 1970) is used if the position has no
 * time.
 */
export function readPosition(raw: RawPosition, arrived: number): ReportedPosition | null {
  const lat = readCoordinate(raw.lat, 'lat')
  const lng = readCoordinate(raw.lng, 'lon')
  const valid = !isFalse(raw.valid)
  if (lat === null && lng === null && valid) return null
  if (valid && lat === null) throw new FieldError('lat', 'missing')
  if (valid && lng === null) throw new FieldError('lon', 'missing')
  const heading = readInRange(raw.heading, 0, 360)
  const accuracy = readInRange(raw.accuracy, 0, Number.MAX_VALUE)
  return {
    time: readTime(raw.time, arrived),
    ...(!hasValue(raw.time) && { isTimeAssumed: true }),
    lat,
    lng,
    speed: toKmh(readInRange(raw.speed, 0, MAX_SPEED), raw.speedUnit),
    ...(raw.isUnitAssumed === true && { assumedUnit: raw.speedUnit }),
    heading: heading === 360 ? 0 : heading,
    altitude: readInRange(raw.altitude, -1000, 20_000),
    accuracy: accuracy === null ? null : Math.min(accuracy, MAX_ACCURACY),
    battery: raw.battery,
    valid,
    signals: raw.signals,
  }
}

function readCoordinate(value: unknown, field: string): number | null {
  const read = readNumber(value)
  if (Number.isNaN(read)) throw new FieldError(field, 'unreadable')
  return read
}

function readTime(value: unknown, arrived: number): number | null {
  if (!hasValue(value)) return arrived
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  if (HTTP_DATE.test(text)) return Date.parse(text)
  // Sets no upper limit for the time, because `checkPosition` rejects future times later.
  return parseTime(withZone(text), Number.POSITIVE_INFINITY).time
}

/** Matches a date as in the headers of HTTP, such as `Sat, 28 Nov 2026 11:00:00 GMT`. */
const HTTP_DATE = /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} (?:gmt|utc|[+-]\d{4})$/i

/** Restores the plus sign of a time zone. Some apps do not escape it, so it arrives as a space. */
function withZone(text: string): string {
  return text.replace(/(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/, '$1+$2')
}

function isFalse(value: unknown): boolean {
  if (typeof value === 'string') return ['false', '0', 'no'].includes(value.trim().toLowerCase())
  return value === false || value === 0
}
