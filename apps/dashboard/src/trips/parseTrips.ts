/** Size in bytes (about 10,000 points) from which a worker parses the response. */
const LONG = 1_000_000

/**
 * Parses a response with trips; a long response is parsed in a worker. The code of the worker loads with the first long
 * response.
 */
export async function parseTrips(json: Blob): Promise<unknown> {
  if (json.size < LONG) return JSON.parse(await json.text())
  const { parseInWorker } = await import('./parseInWorker.ts')
  return parseInWorker(json)
}
