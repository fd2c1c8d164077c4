import { parseTime } from '../../parse/parseTime.ts'
import { toKmh } from '../../measure/speedUnit.ts'
import type { ReportedPosition } from '../TrackerReport.ts'
import type { Moment } from './describeMoment.ts'
import { refusedField } from './refusedField.ts'
import { isSaid, readNumber, readWithin } from './saidValue.ts'

/** Faster is no speed, in any unit of theirs. */
const FASTEST = 2000
/** Worse is all the same: it is refused. */
const WORST_ACCURACY = 1_000_000

/**
 * Brings one moment into our units; null where an app says no position. Coordinates that cannot be read are a 400;
 * anything else that cannot be read counts as not said. `arrived` stands in for a time that is not said.
 */
export function readPosition(moment: Moment, arrived: number): ReportedPosition | null {
  const lat = readCoordinate(moment.lat, 'lat')
  const lng = readCoordinate(moment.lng, 'lon')
  const valid = !isNo(moment.valid)
  if (lat === null && lng === null && valid) return null
  if (valid && lat === null) throw refusedField('lat', 'missing')
  if (valid && lng === null) throw refusedField('lon', 'missing')
  const heading = readWithin(moment.heading, 0, 360)
  const accuracy = readWithin(moment.accuracy, 0, Number.MAX_VALUE)
  return {
    time: readTime(moment.time, arrived),
    lat,
    lng,
    speed: toKmh(readWithin(moment.speed, 0, FASTEST), moment.speedUnit),
    heading: heading === 360 ? 0 : heading,
    altitude: readWithin(moment.altitude, -1000, 20_000),
    accuracy: accuracy === null ? null : Math.min(accuracy, WORST_ACCURACY),
    battery: moment.battery,
    valid,
  }
}

function readCoordinate(value: unknown, field: string): number | null {
  const read = readNumber(value)
  if (Number.isNaN(read)) throw refusedField(field, 'unreadable')
  return read
}

function readTime(value: unknown, arrived: number): number | null {
  if (!isSaid(value)) return arrived
  if (typeof value !== 'string' && typeof value !== 'number') return null
  // How far ahead of us it may be is for the rules to say.
  return parseTime(withZone(String(value)), Number.POSITIVE_INFINITY).time
}

/** The plus of a zone arrives as a blank where an app does not escape it. */
function withZone(text: string): string {
  return text.replace(/(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/, '$1+$2')
}

function isNo(value: unknown): boolean {
  if (typeof value === 'string') return ['false', '0', 'no'].includes(value.trim().toLowerCase())
  return value === false || value === 0
}
