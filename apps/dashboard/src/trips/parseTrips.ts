/** Bytes of an answer from which a worker parses it: some ten thousand points. */
const LONG = 1_000_000

/** Parses an answer with trips: a short one at once, a long one in a worker, which comes with the first of them. */
export async function parseTrips(json: Blob): Promise<unknown> {
  if (json.size < LONG) return JSON.parse(await json.text())
  const { parseInWorker } = await import('./parseInWorker.ts')
  return parseInWorker(json)
}
