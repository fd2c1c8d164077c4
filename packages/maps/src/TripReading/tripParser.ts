import type { RawPoint } from '../TripPlayback/cleanPoints.ts'
import { rememberPath } from '../TripPlayback/pathIndex.ts'
import { rememberTrip } from '../TripPlayback/tripData.ts'
import type { ReadTrip, ReadTrips } from './readTrips.ts'
import { sessionsIn } from './sessionsIn.ts'

/** As much of a `Worker` as is used of it. */
export interface TripWorker {
  addEventListener(type: 'message', listener: (event: { data: ReadTrips | null }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  postMessage(json: Blob): void
  terminate(): void
}

/**
 * The `parseTrips` of a client whose trips `TripPlayback` plays: the answer is parsed, its trips are cleaned and measured
 * in a worker that calls `serveTrips`, so that the page stays at hand meanwhile. Worth it from some ten thousand points
 * on. The sessions come with an empty list of points, which stands for the trip. Where the worker fails the page parses
 * by itself.
 */
export function tripParser(createWorker: () => TripWorker): (json: Blob) => Promise<unknown> {
  const known = new Map<number, WeakRef<readonly RawPoint[]>>()
  return async (json) => {
    const read = await readIn(createWorker, json).catch(() => null)
    if (!read) return JSON.parse(await json.text())
    for (const [mark, points] of known) if (!points.deref()) known.delete(mark)
    sessionsIn(read.body).forEach((session, at) => {
      const trip = read.trips[at]
      if (!trip) return
      // A trip that came again as it was stays the one that is played.
      session.points = known.get(trip.mark)?.deref() ?? standInFor(trip)
      known.set(trip.mark, new WeakRef(session.points))
    })
    return read.body
  }
}

/** What a worker reads of an answer; null for what is no JSON. Rejects where no worker comes up. */
async function readIn(createWorker: () => TripWorker, json: Blob): Promise<ReadTrips | null> {
  const worker = createWorker()
  const { promise, resolve, reject } = Promise.withResolvers<ReadTrips | null>()
  worker.addEventListener('message', ({ data }) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The worker failed.')))
  worker.postMessage(json) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker, no window
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}

/** No points: what they were is known by this list. Its mark keeps caches that compare lists from taking one for another. */
function standInFor({ trip, path, mark }: ReadTrip): readonly RawPoint[] {
  const points: readonly RawPoint[] = Object.assign([], { mark })
  rememberTrip(points, trip)
  rememberPath(trip, path)
  return points
}
