import { setImmediate } from 'node:timers/promises'
import { HttpError, malformed } from '../../http/HttpError.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import type { ReportedPosition, Signals, TrackerReport } from '../Intake.ts'
import {
  identityIn,
  readIdentity,
  FieldError,
  type RawRecord,
  hasValue,
  readNumber,
  readInRange,
} from './rawValues.ts'
import { extractPosition, type RawPosition } from './extractPosition.ts'
import { earliestTime, parseTime } from '../../parse/parseTime.ts'
import { toKmh } from '../../measure/speedUnit.ts'

/**
 * Reads the reports of one request from its query parameters and its parsed body. If the query contains the identity of
 * the device, this identity replaces the identities in the body. An item that cannot be read does not prevent the
 * others: it is listed under `unreadable` in the report of its device. Throws an error with the status 400 if the whole
 * request is unreadable, or if no item has an identity. Lets other requests run between slices of a long batch.
 */
export async function readReports(query: unknown, body: unknown, arrived: number): Promise<TrackerReport[]> {
  const address: RawRecord = isPlainObject(query) ? query : {}
  const listed = body === undefined || body === null ? [] : listEntries(body)
  const [only = { record: {}, id: null }, ...others] = listed
  // Without query parameters nothing is copied: the record of a large body can have a hundred thousand fields.
  const merged = Object.keys(address).length === 0 ? only.record : { ...address, ...only.record }
  const entries = others.length > 0 || only.record === null ? listed : [{ ...only, record: merged }]
  const known = new Map<
    string,
    { positions: ReportedPosition[]; battery: number | null; signals: Signals[]; unreadable: string[] }
  >()
  let failure: FieldError | null = null
  for (const [index, { record, id }] of entries.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the purpose
    if (index % SLICE === SLICE - 1) await setImmediate()
    const imei = tryReading(() => readIdentity(identityIn(address) ?? id))
    if (imei instanceof FieldError) {
      failure ??= imei
      continue
    }
    const report = known.get(imei) ?? { positions: [], battery: null, signals: [], unreadable: [] }
    known.set(imei, report)
    const read =
      record === null ? new FieldError(ITEM, 'unreadable') : tryReading(() => readItem(record, arrived))
    if (read instanceof FieldError) report.unreadable.push(read.field)
    else if (read.position) report.positions.push(read.position)
    else {
      report.battery = read.battery ?? report.battery
      report.signals.push(read.signals)
    }
  }
  if (failure !== null && known.size === 0) throw failure
  if (known.size > MAX_DEVICES) throw new HttpError(400, (texts) => texts.ingest.tooManyDevices)
  return [...known].map(([imei, report]) => ({ imei, protocol: 'osmand', ...report }))
}

/** The name that stands for the field of an item that is not an object. */
const ITEM = 'item'

function tryReading<Value>(read: () => Value): Value | FieldError {
  try {
    return read()
  } catch (error) {
    if (error instanceof FieldError) return error
    throw error
  }
}

function readItem(record: RawRecord, arrived: number) {
  const raw = extractPosition(record)
  return { position: readPosition(raw, arrived), battery: raw.battery, signals: raw.signals }
}

/** One item of a request, and the identity of its device. The record is null if the item is not an object. */
interface Entry {
  record: RawRecord | null
  id: unknown
}

/**
 * Maximum number of items in a request. A place with a time takes at least 37 bytes, so that more of them do not fit
 * into `REPORT_LIMIT`. A lower limit would refuse a long batch each time that its sender repeats it.
 */
const MAX_ENTRIES = 30_000
const MAX_DEVICES = 5_000
/** The number of items that are read before the event loop can run other work; they take about 5 ms. */
const SLICE = 1_000
/**
 * Maximum depth of nested objects and lists. Three levels are needed: the list, the wrapper of an item, and the item.
 */
const MAX_DEPTH = 3

/**
 * Returns the items of a body. A body can be a single item, an array of items, or an object with items in `location`,
 * `locations` or `features`.
 */
function listEntries(body: unknown): Entry[] {
  if (!Array.isArray(body) && !isPlainObject(body)) throw malformed()
  const entries = Array.isArray(body) ? listAll(body, null, MAX_DEPTH) : unwrap(body, null, MAX_DEPTH)
  checkLength(entries)
  return entries
}

function listAll(items: readonly unknown[], id: unknown, depth: number): Entry[] {
  checkLength(items)
  return items.flatMap((item) => unwrap(item, id, depth - 1))
}

function unwrap(item: unknown, outer: unknown, depth: number): Entry[] {
  if (!isPlainObject(item)) return [{ record: null, id: outer }]
  const id = identityIn(item) ?? outer
  const inside = item.locations ?? item.features ?? item.location
  if (depth > 0 && Array.isArray(inside)) return listAll(inside, id, depth)
  if (depth > 0 && isPlainObject(inside)) return unwrap(inside, id, depth - 1)
  return [{ record: item, id }]
}

function checkLength({ length }: readonly unknown[]) {
  if (length > MAX_ENTRIES) throw new HttpError(400, (texts) => texts.ingest.tooManyPositions)
}

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
  if (HTTP_DATE.test(text)) {
    const time = Date.parse(text)
    // NaN fails too.
    return time >= earliestTime ? time : null
  }
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
