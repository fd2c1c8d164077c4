import { setTimeout } from 'node:timers/promises'
import { Client } from 'undici'
import { Latencies, sendRequest } from './requests.ts'
import { imeisOf, reportUrl } from './Tracker.ts'
import { closedLoop, type LoopResult, type LoopTime } from './closedLoop.ts'
import { EVERY_S, type TrackerLoad } from './runLoad.ts'

/** Number of live maps that are open during the load. */
const STREAMS = 5
/** Number of reads of the last position in a second. */
const READS_PER_S = 10

/** The figures of all trackers, the acknowledged positions of each tracker, and the p99 of the reads in ms. */
export interface TrackerResult extends LoopResult {
  acknowledged: number[]
  readP99: number
}

/** Sends one position in each report. A tracker waits for the acknowledgement before its next report. */
async function run({ reports, api, token, begin, ...load }: TrackerLoad & LoopTime): Promise<TrackerResult> {
  const trackers = imeisOf(load.trackers).map((imei) => ({ imei, acknowledged: 0 }))
  const { origin } = new URL(reports)
  const dashboards = readDashboards(api, { authorization: `Bearer ${token}` })
  const result = await closedLoop(
    origin,
    trackers.map((tracker) => ({
      path: () => reportUrl('/', tracker.imei, begin + tracker.acknowledged * EVERY_S),
      onOk: () => (tracker.acknowledged += 1),
    })),
    load,
  )
  return { ...result, acknowledged: trackers.map(({ acknowledged }) => acknowledged), readP99: dashboards() }
}

/** Opens live streams and reads the last position. The returned function stops this and returns the read p99 in ms. */
function readDashboards(api: string, headers: Record<string, string>): () => number {
  const { origin, pathname } = new URL(api)
  const streams = Array.from({ length: STREAMS }, () => {
    const client = new Client(origin)
    client.dispatch(
      { path: `${pathname}/gps/stream`, method: 'GET', headers },
      { onResponseData: () => undefined, onResponseError: () => undefined },
    )
    return client
  })
  const latencies = new Latencies()
  const reading = { on: true }
  const read = async () => {
    while (reading.on) {
      void sendRequest(`${api}/gps/last`, headers).then((reply) => latencies.add(reply))
      await setTimeout(1_000 / READS_PER_S)
    }
  }
  void read()
  return () => {
    reading.on = false
    for (const client of streams) void client.destroy()
    return latencies.within(0.99)
  }
}

const job: TrackerLoad & LoopTime = JSON.parse(process.argv[2] ?? '')
process.stdout.write(JSON.stringify(await run(job)))
