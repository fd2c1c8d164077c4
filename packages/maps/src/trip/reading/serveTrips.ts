import { bytesOf, readTrips, type ReadTrips } from './readTrips.ts'

/** The worker's side of a worker: `self` inside one. */
export interface TripScope {
  addEventListener(type: 'message', listener: (event: { data: Blob }) => void): void
  /** What was read; null for what is no JSON. */
  postMessage(read: ReadTrips | null, bytes: ArrayBufferLike[]): void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- inside a worker, where the DOM's types do not hold
const ownScope = globalThis as unknown as TripScope

/** Reads trips inside a worker, for a page whose client parses with `tripParser`. */
export function serveTrips(scope: TripScope = ownScope): void {
  scope.addEventListener('message', ({ data }) => void answer(data, scope))
}

async function answer(json: Blob, scope: TripScope) {
  try {
    const read = readTrips(await json.text())
    scope.postMessage(read, bytesOf(read))
  } catch {
    scope.postMessage(null, [])
  }
}
