import { HttpError, malformed } from '../../http/HttpError.ts'
import { isRecord } from '../../parse/isRecord.ts'
import { firstSaid, type SaidRecord } from './saidValue.ts'

/** One moment as it lies in a request, and who it says it is of. */
export interface Entry {
  said: SaidRecord
  id: unknown
}

const MOST = 5000
/** A list, what an app wraps around each of its items, and the item. */
const DEEPEST = 3

/** The moments that a body holds, however its app wraps them: alone, in a list, under `location`, `locations`, `features`. */
export function listEntries(body: unknown): Entry[] {
  const entries = Array.isArray(body) ? listAll(body, null, DEEPEST) : unwrap(body, null, DEEPEST)
  refuseMore(entries)
  return entries
}

/** Who a record says it is of; the number that GeoJSON gives a feature is not meant. */
export function identityIn(said: SaidRecord): unknown {
  const names = isRecord(said.properties) ? said.properties : said
  return firstSaid(names, ['id', 'deviceid', 'deviceId', 'device_id', 'imei'])
}

function listAll(items: readonly unknown[], id: unknown, deepest: number): Entry[] {
  refuseMore(items)
  return items.flatMap((item) => unwrap(item, id, deepest - 1))
}

function unwrap(item: unknown, outer: unknown, deepest: number): Entry[] {
  if (!isRecord(item)) throw malformed()
  const id = identityIn(item) ?? outer
  const inside = item.locations ?? item.features ?? item.location
  if (deepest > 0 && Array.isArray(inside)) return listAll(inside, id, deepest)
  if (deepest > 0 && isRecord(inside)) return unwrap(inside, id, deepest - 1)
  return [{ said: item, id }]
}

function refuseMore({ length }: readonly unknown[]) {
  if (length > MOST) throw new HttpError(400, (texts) => texts.ingest.tooManyPositions)
}
