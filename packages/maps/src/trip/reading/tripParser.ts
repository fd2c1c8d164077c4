import { warnAfter, warnOnce } from '@sikud/ui/lazy'
import type { RawPoint } from '../cleanPoints.ts'
import { rememberPath } from '../pathIndex.ts'
import { rememberTrip, tripData, type TripData } from '../tripData.ts'
import { type ReadTrip, type ReadTrips, sessionsIn } from './readTrips.ts'

/** The methods of `Worker` that `tripParser` calls. */
export interface TripWorker {
  addEventListener(type: 'message', listener: (event: { data: ReadTrips | null }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  postMessage(json: Blob): void
  terminate(): void
}

/**
 * Creates the `parseTrips` option of a client. A worker that calls `serveTrips` parses the response and computes its
 * trips, so that the page stays responsive. A worker is useful only for responses with about 10,000 points or more. The
 * `points` of each session become an empty array; given this array, `tripData` returns the trip. If the worker fails,
 * the main thread parses the response.
 */
export function tripParser(createWorker: () => TripWorker): (json: Blob) => Promise<unknown> {
  const known = new Map<string, WeakRef<readonly RawPoint[]>[]>()
  const keepTrip = (summary: string, read: ReadTrip) => {
    const kept = (known.get(summary) ?? [])
      .map((points) => points.deref())
      .filter((points) => points !== undefined)
    const same = kept.find((points) => isSameTrip(tripData(points), read.trip))
    if (same) return same
    const points = standInFor(read)
    known.set(
      summary,
      [...kept, points].map((list) => new WeakRef(list)),
    )
    return points
  }
  return async (json) => {
    const read = await readIn(createWorker, json).catch(() => {
      warnOnce('The worker of tripParser did not load. The page itself parses the trips, which can block it.')
      return null
    })
    if (!read) return JSON.parse(await json.text())
    for (const [summary, trips] of known) {
      if (trips.every((points) => points.deref() === undefined)) known.delete(summary)
    }
    sessionsIn(read.body).forEach((session, at) => {
      const trip = read.trips[at]
      // An unchanged trip gets the same array as in the previous response, so that its playback continues. The JSON of
      // the session is a short key, because the session has no points yet.
      if (trip) session.points = keepTrip(JSON.stringify(session), trip)
    })
    return read.body
  }
}

/** A worker that is silent for this time in ms probably serves nothing. */
const SILENT_MS = 10_000
const SILENT_WORKER =
  'The worker of tripParser does not respond: its script must call serveTrips() of @sikud/maps/trips-worker.'

/** Parses a response in a worker; returns null if it is not JSON. Rejects if the worker does not start. */
async function readIn(createWorker: () => TripWorker, json: Blob): Promise<ReadTrips | null> {
  const worker = createWorker()
  const { promise, resolve, reject } = Promise.withResolvers<ReadTrips | null>()
  worker.addEventListener('message', ({ data }) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The worker failed.')))
  let isSilent = true
  warnAfter(SILENT_MS, () => isSilent, SILENT_WORKER)
  worker.postMessage(json) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  try {
    return await promise
  } finally {
    isSilent = false
    worker.terminate()
  }
}

/**
 * Returns an empty array that represents the trip: given this array, `tripData` returns the trip. Without the
 * property `isStandIn`, the query cache would treat two such arrays as equal (structural sharing).
 */
function standInFor({ trip, path }: ReadTrip): readonly RawPoint[] {
  const points: readonly RawPoint[] = Object.assign([], { isStandIn: true })
  rememberTrip(points, trip)
  rememberPath(trip, path)
  return points
}

/** Returns whether two trips have the same points. Compares only columns from which all others can be computed. */
export function isSameTrip(one: TripData, other: TripData): boolean {
  if (one.count !== other.count) return false
  const columns = ['positions', 'speeds', 'headings', 'times'] as const
  return (
    columns.every((column) => hasSameBytes(one[column], other[column])) &&
    JSON.stringify(one.leftOut) === JSON.stringify(other.leftOut)
  )
}

/** Compares 32-bit words, because NaN does not equal itself. Both arrays have the same length. */
function hasSameBytes(one: Float64Array | Float32Array, other: Float64Array | Float32Array): boolean {
  const words = wordsOf(other)
  return wordsOf(one).every((word, at) => word === words[at])
}

function wordsOf({ buffer, byteOffset, byteLength }: Float64Array | Float32Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT)
}
