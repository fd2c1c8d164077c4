/** Size in bytes (about 10,000 points) from which a worker parses the response. */
const LONG = 1_000_000

/** One parser for all responses, because it gives unchanged trips the same points as before. */
let parseInWorker: ((json: Blob) => Promise<unknown>) | undefined

/**
 * Parses a response with trips; a long response is parsed in a worker. The code of the worker loads with the first long
 * response.
 */
export async function parseTrips(json: Blob): Promise<unknown> {
  if (json.size < LONG) return JSON.parse(await json.text())
  const { tripParser } = await import('@sikud/maps/trips')
  parseInWorker ??= tripParser(
    () => new Worker(new URL('../build/tripWorker.ts', import.meta.url), { type: 'module' }),
  )
  return parseInWorker(json)
}
