/** Bytes of an answer from which a worker parses it: some ten thousand points. */
const LONG = 1_000_000

/** Parses an answer with trips: a short one at once, a long one in a worker, which comes with the first of them. */
export async function parseTrips(json: ArrayBuffer): Promise<unknown> {
  if (json.byteLength < LONG) return JSON.parse(new TextDecoder().decode(json))
  const { parseInWorker } = await import('./parseInWorker.ts')
  return parseInWorker(json)
}
