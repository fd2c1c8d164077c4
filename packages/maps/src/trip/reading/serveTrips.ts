import { bytesOf, readTrips, type ReadTrips } from './readTrips.ts'

/** The methods of a worker's global scope (`self`) that `serveTrips` calls. */
export interface TripScope {
  addEventListener(type: 'message', listener: (event: { data: Blob }) => void): void
  /** `read` is null if the response is not JSON. */
  postMessage(read: ReadTrips | null, bytes: ArrayBufferLike[]): void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed as the scope of a page, but this is a worker
const ownScope = globalThis as unknown as TripScope

/** Makes a worker parse the responses that `tripParser` sends to it from the main thread. */
export function serveTrips(scope: TripScope = ownScope): void {
  scope.addEventListener('message', ({ data }) => void reply(data, scope))
}

async function reply(json: Blob, scope: TripScope) {
  try {
    const read = readTrips(await json.text())
    scope.postMessage(read, bytesOf(read))
  } catch {
    scope.postMessage(null, [])
  }
}
