import { HttpError, malformed } from '../../http/HttpError.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import type { ReportedPosition, Signals, TrackerReport } from '../Intake.ts'
import { identityIn, readIdentity } from './deviceIdentity.ts'
import { extractPosition } from './extractPosition.ts'
import { readPosition } from './readPosition.ts'
import type { RawRecord } from './rawValues.ts'

/**
 * Reads the reports of one request from its query parameters and its parsed body. If the query contains the identity of
 * the device, this identity replaces the identities in the body. Every error that the function throws has the status
 * 400.
 */
export function readReports(query: unknown, body: unknown, arrived: number): TrackerReport[] {
  const address: RawRecord = isPlainObject(query) ? query : {}
  const listed = body === undefined || body === null ? [] : listEntries(body)
  const [only = { record: {}, id: null }, ...others] = listed
  const entries = others.length > 0 ? listed : [{ ...only, record: { ...address, ...only.record } }]
  const known = new Map<
    string,
    { positions: ReportedPosition[]; battery: number | null; signals: Signals[] }
  >()
  for (const { record, id } of entries) {
    const imei = readIdentity(identityIn(address) ?? id)
    const raw = extractPosition(record)
    const position = readPosition(raw, arrived)
    const report = known.get(imei) ?? { positions: [], battery: null, signals: [] }
    known.set(imei, report)
    if (position) report.positions.push(position)
    else {
      report.battery = raw.battery ?? report.battery
      report.signals.push(raw.signals)
    }
  }
  return [...known].map(([imei, report]) => ({ imei, protocol: 'osmand', ...report }))
}

/** One item of a request, and the identity of its device. */
export interface Entry {
  record: RawRecord
  id: unknown
}

const MAX_ENTRIES = 5000
/**
 * Maximum depth of nested objects and lists. Three levels are needed: the list, the wrapper of an item, and the item.
 */
const MAX_DEPTH = 3

/**
 * Returns the items of a body. A body can be a single item, an array of items, or an object with items in `location`,
 * `locations` or `features`.
 */
export function listEntries(body: unknown): Entry[] {
  const entries = Array.isArray(body) ? listAll(body, null, MAX_DEPTH) : unwrap(body, null, MAX_DEPTH)
  checkLength(entries)
  return entries
}

function listAll(items: readonly unknown[], id: unknown, depth: number): Entry[] {
  checkLength(items)
  return items.flatMap((item) => unwrap(item, id, depth - 1))
}

function unwrap(item: unknown, outer: unknown, depth: number): Entry[] {
  if (!isPlainObject(item)) throw malformed()
  const id = identityIn(item) ?? outer
  const inside = item.locations ?? item.features ?? item.location
  if (depth > 0 && Array.isArray(inside)) return listAll(inside, id, depth)
  if (depth > 0 && isPlainObject(inside)) return unwrap(inside, id, depth - 1)
  return [{ record: item, id }]
}

function checkLength({ length }: readonly unknown[]) {
  if (length > MAX_ENTRIES) throw new HttpError(400, (texts) => texts.ingest.tooManyPositions)
}
