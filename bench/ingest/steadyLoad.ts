import { setTimeout } from 'node:timers/promises'
import { sendRequest } from './sendRequest.ts'
import type { IngestServer } from './IngestServer.ts'
import { Latencies } from './Latencies.ts'
import type { IngestOptions } from './options.ts'
import type { Tracker } from './Tracker.ts'

/** Results of a steady load. */
export interface SteadyLoad {
  seconds: number
  reports: Latencies
  reads: Latencies
}

/** Every 20th request reads the whole fleet; the others read the last position. */
const fleetRead = 20

/** Sends reports of all trackers and requests of dashboards, and kills the server several times. */
export async function steadyLoad(
  server: IngestServer,
  trackers: readonly Tracker[],
  token: string,
  options: IngestOptions,
): Promise<SteadyLoad> {
  const [reports, reads] = [new Latencies(), new Latencies()]
  const headers = { authorization: `Bearer ${token}` }
  const stopReading = repeat(options.reads, (nth) => {
    const path = nth % fleetRead === 0 ? '/gps/live' : '/gps/last'
    void sendRequest(server.api + path, headers).then((reply) => reads.add(reply))
  })
  const stopReporting = repeat(trackers.length / options.every, (nth) =>
    trackers[nth % trackers.length]?.report(server.reports, reports),
  )
  const begin = performance.now()
  const part = (options.minutes * 60_000) / (options.kills + 1)
  await setTimeout(part)
  for (let nth = 0; nth < options.kills; nth += 1) {
    await server.killAndRestart()
    await setTimeout(part)
  }
  stopReporting()
  stopReading()
  await Promise.all(trackers.map((tracker) => tracker.finish()))
  return { seconds: (performance.now() - begin) / 1_000, reports, reads }
}

/** Calls `work` at a fixed rate; returns a function that ends the calls. */
export function repeat(perSecond: number, work: (nth: number) => void): () => void {
  const begin = performance.now()
  let done = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begin) / 1_000) * perSecond)
    for (; done < due; done += 1) work(done)
  }, 10)
  return () => clearInterval(timer)
}
